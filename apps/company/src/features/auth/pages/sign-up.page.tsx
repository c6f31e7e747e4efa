import { SignUpPage as Page } from "@tomoru/web-auth/pages/sign-up-page.tsx";
import { accounts } from "../accounts.view.ts";
import { BesideSignUp } from "../components/beside-sign-up.tsx";
import { CompanySignUpForm } from "../components/company-sign-up-form.tsx";

export function SignUpPage() {
  return (
    <Page accounts={accounts} aside={<BesideSignUp />}>
      <CompanySignUpForm />
    </Page>
  );
}
