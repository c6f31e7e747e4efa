import type { SignUp } from "@tomoru/contract/influencer/accounts";
import { Link } from "@tomoru/web/router/link.tsx";
import { usePlace } from "@tomoru/web/router/router.tsx";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { requestSignUpCode } from "../auth.queries.ts";
import { useSignUpCode } from "../use-sign-up-code.ts";
import { CodeForm } from "./code-form.tsx";

export function SignUpCode({ entries }: { entries: SignUp }) {
  const { code } = useWords().auth;
  const { state } = usePlace();
  return (
    <CodeForm
      documentTitle={code.documentTitle}
      email={entries.email}
      change={<Link to={paths.signUp} state={state} />}
      form={useSignUpCode(entries)}
      request={() => requestSignUpCode(entries.email)}
    />
  );
}
