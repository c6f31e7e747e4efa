import { EmailUpdateForm } from "@tomoru/contract/accounts/email-change";
import { EmailField, TextField } from "@tomoru/ui/forms/input-fields";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import type { Accounts } from "../accounts.ts";
import styles from "../auth-form.module.css";
import { emailFaultText } from "./fault-text.ts";

type EditEmailFormProps = {
  accounts: Accounts;
  /** The registered address. */
  email: string;
  /** The initial entry. */
  newEmail?: string;
  submit: string;
  /** Has a code or a link mailed to the new address, and goes on from there. */
  send: (newEmail: string) => Promise<void>;
};

export function EditEmailForm({ accounts, email, newEmail = "", submit, send }: EditEmailFormProps) {
  const words = accounts.useWords();
  const { emailChange } = words;
  const form = useForm({
    schema: EmailUpdateForm,
    initial: { email, newEmail, confirmEmail: newEmail },
    labels: {
      email: emailChange.email,
      newEmail: emailChange.newEmail,
      confirmEmail: emailChange.confirmEmail,
    },
    textOf: (fault, entries) => emailFaultText({ fault, entries, words }),
    place: ({ refusal }) => (refusal === "emailInUse" ? [{ field: "newEmail", refusal }] : []),
    send: ({ newEmail }) => send(newEmail),
  });
  usePage({ title: emailChange.title, hasError: form.hasError });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} inline={["tooManyRequests"]} />
      <TextField
        id="email"
        label={emailChange.email}
        maxLength={null}
        type="email"
        readOnly
        value={form.values.email}
      />
      <EmailField {...form.text("newEmail")} />
      <EmailField {...form.text("confirmEmail")} />
      <SubmitButton sending={form.sending} sendingLabel={emailChange.sending}>
        {submit}
      </SubmitButton>
    </form>
  );
}
