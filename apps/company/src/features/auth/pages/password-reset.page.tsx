import { PasswordResetPage as Page } from "@tomoru/web-auth/pages/password-reset-pages.tsx";
import { accounts } from "../accounts.view.ts";

export function PasswordResetPage() {
  return <Page accounts={accounts} />;
}
