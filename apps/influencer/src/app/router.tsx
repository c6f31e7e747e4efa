import { pages } from "@tomoru/contract/pages";
import { Route, Routes, useLocation } from "react-router";
import { usePlaceMemory } from "../shared/page/use-place-memory.ts";
import { useSession } from "../shared/session/session.store.ts";
import { OpenToAll, RequireSession, SignedOutOnly } from "./guards.tsx";
import {
  AccountPage,
  BankAccountPage,
  CallbackPage,
  CancellationPage,
  ChangePasswordPage,
  EditEmailOtpPage,
  EditEmailPage,
  ForgotPasswordPage,
  HomePage,
  InquiryPage,
  OfferDetailPage,
  OfferListPage,
  PasswordResetOtpPage,
  PasswordResetPage,
  PaymentHistoryPage,
  PrivacyPolicyPage,
  SettingsPage,
  SignInPage,
  SignUpOtpPage,
  SignUpPage,
  TermsPage,
} from "./lazy-pages.ts";
import { NotFoundPage } from "./not-found.page.tsx";

export function AppRoutes() {
  const { isAuthenticated } = useSession();
  usePlaceMemory(useLocation().key);
  return (
    <Routes>
      <Route element={<RequireSession />}>
        <Route path={pages.home} element={<HomePage />} />
        <Route path={pages.offers} element={<OfferListPage />} />
        <Route path={pages.offer} element={<OfferDetailPage />} />
        <Route path={pages.account} element={<AccountPage />} />
        <Route path={pages.bankAccount} element={<BankAccountPage />} />
        <Route path={pages.paymentHistory} element={<PaymentHistoryPage />} />
        <Route path={pages.settings} element={<SettingsPage />} />
        <Route path={pages.changePassword} element={<ChangePasswordPage />} />
        <Route path={pages.editEmail} element={<EditEmailPage />} />
        <Route path={pages.editEmailOtp} element={<EditEmailOtpPage />} />
        <Route path={pages.cancellation} element={<CancellationPage />} />
        <Route path={pages.inquiry} element={<InquiryPage />} />
        <Route path={pages.socialCallback} element={<CallbackPage />} />
        {isAuthenticated ? <Route path="*" element={<NotFoundPage />} /> : null}
      </Route>
      <Route element={<SignedOutOnly />}>
        <Route path={pages.signIn} element={<SignInPage />} />
        <Route path={pages.signUp} element={<SignUpPage />} />
        <Route path={pages.signUpOtp} element={<SignUpOtpPage />} />
        <Route path={pages.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={pages.passwordResetOtp} element={<PasswordResetOtpPage />} />
        <Route path={pages.passwordReset} element={<PasswordResetPage />} />
      </Route>
      <Route element={<OpenToAll />}>
        <Route path={pages.terms} element={<TermsPage />} />
        <Route path={pages.privacyPolicy} element={<PrivacyPolicyPage />} />
      </Route>
      {isAuthenticated ? null : <Route path="*" element={<NotFoundPage />} />}
    </Routes>
  );
}
