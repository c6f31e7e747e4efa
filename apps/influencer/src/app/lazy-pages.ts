import { type Page, pages } from "@tomoru/contract/pages";
import { type ComponentType, lazy } from "react";
import { matchPath } from "react-router";
import { raiseAlert } from "../shared/alert/alert.store.ts";
import { currentWords } from "../shared/i18n/language.store.ts";
import { whenOnline } from "../shared/when-online.ts";

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

export const SignedInLayout = lazyPage(async () => (await loadLayout()).SignedInLayout);
export const HomePage = lazyPage(async () => (await loaders.home()).HomeWithNoticePage);
export const OfferListPage = lazyPage(async () => (await loaders.offers()).OfferListPage);
export const OfferDetailPage = lazyPage(async () => (await loaders.offer()).OfferDetailPage);
export const SignInPage = lazyPage(async () => (await loaders.signIn()).SignInPage);
export const SignUpPage = lazyPage(async () => (await loaders.signUp()).SignUpPage);
export const SignUpOtpPage = lazyPage(async () => (await loaders.signUpOtp()).SignUpOtpPage);
export const ForgotPasswordPage = lazyPage(async () => (await loaders.forgotPassword()).ForgotPasswordPage);
export const PasswordResetOtpPage = lazyPage(
  async () => (await loaders.passwordResetOtp()).PasswordResetOtpPage,
);
export const PasswordResetPage = lazyPage(async () => (await loaders.passwordReset()).PasswordResetPage);
export const AccountPage = lazyPage(async () => (await loaders.account()).AccountPage);
export const BankAccountPage = lazyPage(async () => (await loaders.bankAccount()).BankAccountPage);
export const PaymentHistoryPage = lazyPage(async () => (await loaders.paymentHistory()).PaymentHistoryPage);
export const SettingsPage = lazyPage(async () => (await loaders.settings()).SettingsPage);
export const ChangePasswordPage = lazyPage(async () => (await loaders.changePassword()).ChangePasswordPage);
export const EditEmailPage = lazyPage(async () => (await loaders.editEmail()).EditEmailPage);
export const EditEmailOtpPage = lazyPage(async () => (await loaders.editEmailOtp()).EditEmailOtpPage);
export const CancellationPage = lazyPage(async () => (await loaders.cancellation()).CancellationPage);
export const InquiryPage = lazyPage(async () => (await loaders.inquiry()).InquiryPage);
export const TermsPage = lazyPage(async () => (await loaders.terms()).TermsPage);
export const PrivacyPolicyPage = lazyPage(async () => (await loaders.privacyPolicy()).PrivacyPolicyPage);
export const CallbackPage = lazyPage(async () => (await loaders.socialCallback()).CallbackPage);

/** Without a network the screen before stays, and says why nothing else comes. */
function lazyPage(load: () => Promise<ComponentType>) {
  const onWait = () => {
    const words = currentWords();
    if (words) raiseAlert({ message: words.common.offline });
  };
  return lazy(async () => ({ default: await whenOnline({ load, onWait }) }));
}

/** Fetches what an address will draw ahead of its drawing. */
export async function preloadPage({ path, signedIn }: { path: string; signedIn: boolean }): Promise<void> {
  const names = Object.keys(loaders) as Page[];
  const wanted = names.find((name) => matchPath(pages[name], path));
  const page = signedIn || (wanted && openToAll.has(wanted)) ? wanted : "signIn";
  await Promise.all([signedIn && loadLayout(), page && loaders[page]()]);
}
