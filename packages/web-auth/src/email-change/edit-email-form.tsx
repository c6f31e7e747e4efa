import { EmailUpdateForm } from "@tomoru/contract/accounts/email-change";
import { EmailField, TextField } from "@tomoru/ui/forms/input-fields";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { useNavigate } from "react-router";
import type { Accounts } from "../accounts.ts";
import styles from "../auth-form.module.css";
import { codeRequested } from "../codes/code-request.ts";
import { emailFaultText } from "./fault-text.ts";

type EditEmailFormProps = {
  accounts: Accounts;
  /** Where the code is entered. */
  next: string;
  /** The registered one. */
  email: string;
  /** Mails a code to the new one. */
  request: (newEmail: string) => Promise<void>;
};

export function EditEmailForm({ accounts, next, email, request }: EditEmailFormProps) {
  const navigate = useNavigate();
  const words = accounts.useWords();
  const { emailChange } = words;
  const { newEmail: pending = "" } = readDraft();
  const form = useForm({
    schema: EmailUpdateForm,
    initial: { email, newEmail: pending, confirmEmail: pending },
    labels: {
      email: emailChange.email,
      newEmail: emailChange.newEmail,
      confirmEmail: emailChange.confirmEmail,
    },
    textOf: (fault, entries) => emailFaultText({ fault, entries, words }),
    place: ({ refusal }) => (refusal === "emailInUse" ? [{ field: "newEmail", refusal }] : []),
    send: async ({ newEmail }) => {
      const resendAt = await codeRequested(accounts, () => request(newEmail));
      startDraft({ newEmail, resendAt });
      void navigate(next);
    },
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
        {emailChange.submit}
      </SubmitButton>
    </form>
  );
}
