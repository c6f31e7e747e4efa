import { eraseDraft } from "@tomoru/web/session/draft-storage.ts";
import { Link, useNavigate } from "react-router";
import type { Accounts } from "../accounts.ts";
import { CodeForm } from "../codes/code-form.tsx";
import { useCodeForm } from "../codes/use-code-form.ts";

type NewEmailCodeProps = {
  accounts: Accounts;
  documentTitle: string;
  newEmail: string;
  /** The page where the address was given. */
  back: string;
  /** Mails another code. */
  request: (newEmail: string) => Promise<void>;
  /** Redeems the code, and leaves the message that says so. */
  confirm: (otp: string) => Promise<void>;
};

/** The code that was mailed to the new address. */
export function NewEmailCode({
  accounts,
  documentTitle,
  newEmail,
  back,
  request,
  confirm,
}: NewEmailCodeProps) {
  const navigate = useNavigate();
  const form = useCodeForm(accounts, async (otp) => {
    await confirm(otp);
    eraseDraft();
    void navigate(accounts.paths.settings);
  });
  return (
    <CodeForm
      accounts={accounts}
      documentTitle={documentTitle}
      email={newEmail}
      change={<Link to={back} />}
      form={form}
      request={() => request(newEmail)}
    />
  );
}
