import { ChangePasswordPage as Page } from "@tomoru/web-auth/pages/change-password-page.tsx";
import { accounts } from "../accounts.view.ts";

export function ChangePasswordPage() {
  return <Page accounts={accounts} />;
}
