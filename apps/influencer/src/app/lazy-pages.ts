import { type Page, pages } from "@tomoru/contract/pages";
import { lazy } from "react";
import { matchPath } from "react-router";

/** Apart from the entry: the sign-in page needs none of it. */
const loadLayout = () => import("./layouts/signed-in.layout.tsx");

const loaders = {
  home: () => import("./home-with-notice.page.tsx"),
  offers: () => import("../features/offers/pages/offer-list.page.tsx"),
  offer: () => import("../features/offers/pages/offer-detail.page.tsx"),
  signIn: () => import("../features/auth/pages/sign-in.page.tsx"),
  signUp: () => import("../features/auth/pages/sign-up.page.tsx"),
  signUpOtp: () => import("../features/auth/pages/sign-up-otp.page.tsx"),
  forgotPassword: () => import("../features/auth/pages/forgot-password.page.tsx"),
  passwordResetOtp: () => import("../features/auth/pages/password-reset-otp.page.tsx"),
  passwordReset: () => import("../features/auth/pages/password-reset.page.tsx"),
  account: () => import("../features/profile/pages/account.page.tsx"),
  bankAccount: () => import("../features/bank/pages/bank-account.page.tsx"),
  paymentHistory: () => import("../features/payments/pages/payment-history.page.tsx"),
  settings: () => import("./settings.page.tsx"),
  changePassword: () => import("../features/auth/pages/change-password.page.tsx"),
  editEmail: () => import("../features/auth/pages/edit-email.page.tsx"),
  editEmailOtp: () => import("../features/auth/pages/edit-email-otp.page.tsx"),
  cancellation: () => import("../features/membership/pages/cancellation.page.tsx"),
  inquiry: () => import("../features/membership/pages/inquiry.page.tsx"),
  terms: () => import("../features/legal/pages/terms.page.tsx"),
  privacyPolicy: () => import("../features/legal/pages/privacy-policy.page.tsx"),
  socialCallback: () => import("../features/social/pages/callback.page.tsx"),
} satisfies Record<Page, () => Promise<unknown>>;

/** What is drawn without a session; any other address leads to the sign-in. */
const openToAll = new Set<Page>([
  "signUp",
  "signUpOtp",
  "forgotPassword",
  "passwordResetOtp",
  "passwordReset",
  "terms",
  "privacyPolicy",
]);

export const SignedInLayout = lazy(async () => ({ default: (await loadLayout()).SignedInLayout }));
export const HomePage = lazy(async () => ({ default: (await loaders.home()).HomeWithNoticePage }));
export const OfferListPage = lazy(async () => ({ default: (await loaders.offers()).OfferListPage }));
export const OfferDetailPage = lazy(async () => ({ default: (await loaders.offer()).OfferDetailPage }));
export const SignInPage = lazy(async () => ({ default: (await loaders.signIn()).SignInPage }));
export const SignUpPage = lazy(async () => ({ default: (await loaders.signUp()).SignUpPage }));
export const SignUpOtpPage = lazy(async () => ({ default: (await loaders.signUpOtp()).SignUpOtpPage }));
export const ForgotPasswordPage = lazy(async () => ({
  default: (await loaders.forgotPassword()).ForgotPasswordPage,
}));
export const PasswordResetOtpPage = lazy(async () => ({
  default: (await loaders.passwordResetOtp()).PasswordResetOtpPage,
}));
export const PasswordResetPage = lazy(async () => ({
  default: (await loaders.passwordReset()).PasswordResetPage,
}));
export const AccountPage = lazy(async () => ({ default: (await loaders.account()).AccountPage }));
export const BankAccountPage = lazy(async () => ({ default: (await loaders.bankAccount()).BankAccountPage }));
export const PaymentHistoryPage = lazy(async () => ({
  default: (await loaders.paymentHistory()).PaymentHistoryPage,
}));
export const SettingsPage = lazy(async () => ({ default: (await loaders.settings()).SettingsPage }));
export const ChangePasswordPage = lazy(async () => ({
  default: (await loaders.changePassword()).ChangePasswordPage,
}));
export const EditEmailPage = lazy(async () => ({ default: (await loaders.editEmail()).EditEmailPage }));
export const EditEmailOtpPage = lazy(async () => ({
  default: (await loaders.editEmailOtp()).EditEmailOtpPage,
}));
export const CancellationPage = lazy(async () => ({
  default: (await loaders.cancellation()).CancellationPage,
}));
export const InquiryPage = lazy(async () => ({ default: (await loaders.inquiry()).InquiryPage }));
export const TermsPage = lazy(async () => ({ default: (await loaders.terms()).TermsPage }));
export const PrivacyPolicyPage = lazy(async () => ({
  default: (await loaders.privacyPolicy()).PrivacyPolicyPage,
}));
export const CallbackPage = lazy(async () => ({ default: (await loaders.socialCallback()).CallbackPage }));

/** Fetches what an address will draw ahead of its drawing. */
export async function preloadPage({ path, signedIn }: { path: string; signedIn: boolean }): Promise<void> {
  const names = Object.keys(loaders) as Page[];
  const wanted = names.find((name) => matchPath(pages[name], path));
  const page = signedIn || (wanted && openToAll.has(wanted)) ? wanted : "signIn";
  await Promise.all([signedIn && loadLayout(), page && loaders[page]()]);
}
