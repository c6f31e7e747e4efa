import { SignInPage as Page } from "@tomoru/web-auth/pages/sign-in-page.tsx";
import { accounts } from "../accounts.view.ts";

export function SignInPage() {
  return <Page accounts={accounts} />;
}
