import { CompanySignUp } from "@tomoru/contract/company/sign-up";
import { SignUpCodePage } from "@tomoru/web-auth/pages/sign-up-code-page.tsx";
import { z } from "zod/mini";
import { accounts } from "../accounts.view.ts";
import { completeSignUp } from "../auth.queries.ts";

const Entries = z.omit(CompanySignUp, { isTermsAccepted: true });

export function SignUpOtpPage() {
  return <SignUpCodePage accounts={accounts} schema={Entries} complete={completeSignUp} />;
}
