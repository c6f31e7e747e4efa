import { PasswordUpdate } from "@tomoru/contract/accounts/passwords";
import type { FieldFault } from "@tomoru/contract/faults";
import { Field } from "@tomoru/ui/forms/field";
import { PasswordInput } from "@tomoru/ui/forms/password-input";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { paths } from "../../../app/paths.ts";
import { leaveFlashMessage, useSession, useWords } from "../../../shared/site.ts";
import { changeFaultText } from "../password-forms.view.ts";
import { changePassword } from "../passwords.queries.ts";
import styles from "./auth-form.module.css";
import { ConfirmPasswordField } from "./confirm-password-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

export function ChangePasswordForm() {
  const words = useWords();
  const { auth, forms, passwords } = words;
  const { change } = passwords;
  const { currentUser } = useSession();
  const form = useForm({
    schema: PasswordUpdate,
    initial: { currentPassword: "", newPassword: "", confirmPassword: "" },
    place: ({ code }) => (code === 1004 ? [{ field: "currentPassword", code }] : []),
    send: async (entries) => {
      await changePassword(entries);
      leaveFlashMessage(({ codes }) => codes[8002]);
      navigate(paths.settings);
    },
  });
  const textOf = (fault: FieldFault) => changeFaultText({ fault, entries: form.values, words });
  const errorOf = (field: string) => form.faults.filter((fault) => fault.field === field).map(textOf)[0];
  usePage({ title: change.title, hasError: form.faults.length > 0 || form.failure !== null });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormSummary faults={form.faults} attempt={form.attempt} textOf={textOf} />
      <FormFailure failure={form.failure} inline={[1020, 1069]} />
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={currentUser?.email ?? ""} readOnly hidden />
      <Field
        label={change.current}
        tag={{ kind: "required", word: forms.required }}
        id="currentPassword"
        error={errorOf("currentPassword")}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            showLabel={auth.showPassword}
            value={form.values.currentPassword}
            onChange={(event) => form.set("currentPassword", event.target.value)}
          />
        )}
      </Field>
      <NewPasswordField
        id="newPassword"
        label={passwords.next}
        value={form.values.newPassword}
        error={errorOf("newPassword")}
        onChange={(newPassword) => form.set("newPassword", newPassword)}
      />
      <ConfirmPasswordField
        value={form.values.confirmPassword}
        error={errorOf("confirmPassword")}
        onChange={(confirmPassword) => form.set("confirmPassword", confirmPassword)}
      />
      <SubmitButton sending={form.sending} sendingLabel={change.sending}>
        {change.submit}
      </SubmitButton>
    </form>
  );
}
