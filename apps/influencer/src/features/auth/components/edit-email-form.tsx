import { EmailUpdateForm } from "@tomoru/contract/accounts/email-change";
import type { FieldFault } from "@tomoru/contract/faults";
import { EmailInput } from "@tomoru/ui/forms/email-input";
import { Field } from "@tomoru/ui/forms/field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { codeRequested } from "../code-request.actions.ts";
import { requestNewEmailCode } from "../email-change.queries.ts";
import { emailFaultText } from "../email-change.view.ts";
import styles from "./auth-form.module.css";

export function EditEmailForm({ email }: { email: string }) {
  const words = useWords();
  const { emailChange, forms } = words;
  const { newEmail: pending = "" } = readDraft();
  const form = useForm({
    schema: EmailUpdateForm,
    initial: { email, newEmail: pending, confirmEmail: pending },
    place: ({ code }) => (code === 2001 ? [{ field: "newEmail", code }] : []),
    send: async ({ newEmail }) => {
      const resendAt = await codeRequested(() => requestNewEmailCode(newEmail));
      startDraft({ newEmail, resendAt });
      navigate(paths.editEmailOtp);
    },
  });
  const textOf = (fault: FieldFault) => emailFaultText({ fault, entries: form.values, words });
  const errorOf = (field: string) => form.faults.filter((fault) => fault.field === field).map(textOf)[0];
  const required = { kind: "required", word: forms.required } as const;
  usePage({ title: emailChange.title, hasError: form.faults.length > 0 || form.failure !== null });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} inline={[1020]} />
      <Field label={emailChange.email} id="email">
        {(control) => (
          <TextInput {...control} maxLength={null} type="email" readOnly value={form.values.email} />
        )}
      </Field>
      <Field label={emailChange.newEmail} tag={required} id="newEmail" error={errorOf("newEmail")}>
        {(control) => (
          <EmailInput
            {...control}
            value={form.values.newEmail}
            onChange={(event) => form.set("newEmail", event.target.value)}
          />
        )}
      </Field>
      <Field
        label={emailChange.confirmEmail}
        tag={required}
        id="confirmEmail"
        error={errorOf("confirmEmail")}
      >
        {(control) => (
          <EmailInput
            {...control}
            value={form.values.confirmEmail}
            onChange={(event) => form.set("confirmEmail", event.target.value)}
          />
        )}
      </Field>
      <SubmitButton sending={form.sending} sendingLabel={emailChange.sending}>
        {emailChange.submit}
      </SubmitButton>
    </form>
  );
}
