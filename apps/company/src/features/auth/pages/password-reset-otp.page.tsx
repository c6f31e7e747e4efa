import { PasswordResetCodePage as Page } from "@tomoru/web-auth/pages/password-reset-pages.tsx";
import { accounts } from "../accounts.view.ts";

export function PasswordResetOtpPage() {
  return <Page accounts={accounts} />;
}
