import { Link, useLocation } from "react-router";
import { type Accounts, clientOf } from "../accounts.ts";
import { CodeForm } from "../codes/code-form.tsx";
import { useSignUpCode } from "./use-sign-up-code.ts";

type SignUpCodeProps = {
  accounts: Accounts;
  entries: { email: string };
  /** Makes the account of the entries, with the mailed code. */
  complete: (otp: string) => Promise<void>;
};

/** The code that ends a sign-up. */
export function SignUpCode({ accounts, entries, complete }: SignUpCodeProps) {
  const { code } = accounts.useWords().auth;
  const { state } = useLocation();
  const { email } = entries;
  return (
    <CodeForm
      accounts={accounts}
      documentTitle={code.documentTitle}
      email={email}
      change={<Link to={accounts.paths.signUp} state={state} />}
      form={useSignUpCode({ accounts, entries, complete })}
      request={async () => (await clientOf(accounts)).requestSignUpCode(email)}
    />
  );
}
