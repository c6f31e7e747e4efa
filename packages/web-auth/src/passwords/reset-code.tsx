import { startDraft } from "@tomoru/web/session/draft.ts";
import { Link, useNavigate } from "react-router";
import { type Accounts, clientOf } from "../accounts.ts";
import { CodeForm } from "../codes/code-form.tsx";
import { useCodeForm } from "../codes/use-code-form.ts";

/** The code that allows a new password. */
export function ResetCode({ accounts, email }: { accounts: Accounts; email: string }) {
  const navigate = useNavigate();
  const { code } = accounts.useWords().passwords;
  const form = useCodeForm(accounts, async (otp) => {
    const { redeemResetCode } = await clientOf(accounts);
    startDraft({ email, otpId: await redeemResetCode({ email, otp }) });
    // The code is spent: going back leads to where to ask for another.
    void navigate(accounts.paths.passwordReset, { replace: true });
  });
  return (
    <CodeForm
      accounts={accounts}
      documentTitle={code.documentTitle}
      email={email}
      change={<Link to={accounts.paths.forgotPassword} />}
      form={form}
      request={async () => (await clientOf(accounts)).requestResetCode(email)}
    />
  );
}
