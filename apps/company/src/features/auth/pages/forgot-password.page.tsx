import { ForgotPasswordPage as Page } from "@tomoru/web-auth/pages/forgot-password-page.tsx";
import { accounts } from "../accounts.view.ts";

export function ForgotPasswordPage() {
  return <Page accounts={accounts} />;
}
