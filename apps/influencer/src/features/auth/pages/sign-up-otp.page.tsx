import { SignUp } from "@tomoru/contract/influencer/sign-up";
import { SignUpCodePage } from "@tomoru/web-auth/pages/sign-up-code-page.tsx";
import { accounts } from "../accounts.view.ts";
import { completeSignUp } from "../auth.queries.ts";

export function SignUpOtpPage() {
  return <SignUpCodePage accounts={accounts} schema={SignUp} complete={completeSignUp} />;
}
