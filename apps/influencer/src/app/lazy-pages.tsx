import { lazyView } from "@tomoru/web/page/lazy-view.tsx";
import { type PageView, readyPage, pageView as view } from "@tomoru/web/routes/page-views.ts";
import { SignInPage } from "../features/auth/pages/sign-in.page.tsx";
import { type Page, paths } from "./paths.ts";

/** Each page with what it needs in a chunk of its own. */
export const pageViews: Record<Page, PageView> = {
  home: view("signedIn", async () => (await import("./home-and-withdrawal.page.tsx")).HomeAndWithdrawalPage),
  offers: view(
    "signedIn",
    async () => (await import("../features/offers/pages/offer-list.page.tsx")).OfferListPage,
  ),
  offer: view(
    "signedIn",
    async () => (await import("../features/offers/pages/offer-detail.page.tsx")).OfferDetailPage,
  ),
  signUp: view("signedOut", async () => (await import("../features/auth/pages/sign-up.page.tsx")).SignUpPage),
  // In the entry: whoever comes without a session comes to it, and its fields are those of most other pages.
  signIn: readyPage("signedOut", SignInPage),
  signUpOtp: view(
    "signedOut",
    async () => (await import("../features/auth/pages/sign-up-otp.page.tsx")).SignUpOtpPage,
  ),
  forgotPassword: view(
    "signedOut",
    async () => (await import("../features/auth/pages/forgot-password.page.tsx")).ForgotPasswordPage,
  ),
  passwordResetOtp: view(
    "signedOut",
    async () => (await import("../features/auth/pages/password-reset-otp.page.tsx")).PasswordResetOtpPage,
  ),
  passwordReset: view(
    "signedOut",
    async () => (await import("../features/auth/pages/password-reset.page.tsx")).PasswordResetPage,
  ),
  account: view(
    "signedIn",
    async () => (await import("../features/profile/pages/account.page.tsx")).AccountPage,
  ),
  bankAccount: view(
    "signedIn",
    async () => (await import("../features/bank/pages/bank-account.page.tsx")).BankAccountPage,
  ),
  paymentHistory: view(
    "signedIn",
    async () => (await import("../features/payments/pages/payment-history.page.tsx")).PaymentHistoryPage,
  ),
  settings: view("signedIn", async () => (await import("./settings.page.tsx")).SettingsPage),
  changePassword: view(
    "signedIn",
    async () => (await import("../features/auth/pages/change-password.page.tsx")).ChangePasswordPage,
  ),
  editEmail: view(
    "signedIn",
    async () => (await import("../features/auth/pages/edit-email.page.tsx")).EditEmailPage,
  ),
  editEmailOtp: view(
    "signedIn",
    async () => (await import("../features/auth/pages/edit-email-otp.page.tsx")).EditEmailOtpPage,
  ),
  cancellation: view(
    "signedIn",
    async () => (await import("../features/membership/pages/cancellation.page.tsx")).CancellationPage,
  ),
  inquiry: view("everybody", async () =>
    (await import("../features/membership/pages/inquiry.page.tsx")).inquiryPage(),
  ),
  terms: view("anybody", async (locale) =>
    (await import("../features/legal/pages/terms.page.tsx")).termsPage(locale),
  ),
  privacyPolicy: view("anybody", async (locale) =>
    (await import("../features/legal/pages/privacy-policy.page.tsx")).privacyPolicyPage(locale),
  ),
  socialCallback: view(
    "signedIn",
    async () => (await import("../features/social/pages/callback.page.tsx")).CallbackPage,
  ),
};

/** For any address that is no page. */
const notFound = lazyView(async () => (await import("./not-found.page.tsx")).NotFoundPage);

export const pages = { paths, views: pageViews, notFound };
