import { SignUpPage as Page } from "@tomoru/web-auth/pages/sign-up-page.tsx";
import { accounts } from "../accounts.view.ts";
import { CreatorSignUp } from "../components/creator-sign-up.tsx";
import { Promises } from "../components/promises.tsx";

export function SignUpPage() {
  return (
    <Page accounts={accounts} aside={<Promises />}>
      <CreatorSignUp />
    </Page>
  );
}
