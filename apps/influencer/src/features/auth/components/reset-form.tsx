import { PasswordReset } from "@tomoru/contract/accounts/passwords";
import type { FieldFault } from "@tomoru/contract/faults";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Phrases } from "@tomoru/ui/text/phrases";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { Link } from "@tomoru/web/router/link.tsx";
import { eraseDraft } from "@tomoru/web/session/draft-storage.ts";
import { paths } from "../../../app/paths.ts";
import { leaveFlashMessage, useWords } from "../../../shared/site.ts";
import { resetFaultText } from "../password-forms.view.ts";
import { resetPasswordWith } from "../passwords.queries.ts";
import styles from "./auth-form.module.css";
import { ConfirmPasswordField } from "./confirm-password-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

export function ResetForm({ otpId, email }: { otpId: string; email: string | undefined }) {
  const words = useWords();
  const { passwords } = words;
  const { reset } = passwords;
  const form = useForm({
    schema: PasswordReset,
    initial: { password: "", confirmPassword: "" },
    send: async ({ password }) => {
      await resetPasswordWith({ otpId, password });
      eraseDraft();
      leaveFlashMessage(({ codes }) => codes[8004]);
      navigate(paths.signIn);
    },
  });
  const textOf = (fault: FieldFault) => resetFaultText({ fault, password: form.values.password, words });
  const errorOf = (field: string) => form.faults.filter((fault) => fault.field === field).map(textOf)[0];
  const expired = form.failure instanceof ApiFailure && form.failure.code === 1024;
  usePage({ title: reset.title, hasError: form.faults.length > 0 || form.failure !== null });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.intro}>
        <h1 tabIndex={-1}>
          <Phrases>{reset.title}</Phrases>
        </h1>
        <p>{reset.lead}</p>
      </div>
      {expired ? (
        <InlineMessage
          tone="error"
          action={<TextLink render={<Link to={paths.forgotPassword} />}>{reset.again}</TextLink>}
        >
          {reset.expired}
        </InlineMessage>
      ) : (
        <FormFailure failure={form.failure} inline={[1020]} />
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <NewPasswordField
        id="password"
        label={passwords.next}
        value={form.values.password}
        error={errorOf("password")}
        onChange={(password) => form.set("password", password)}
      />
      <ConfirmPasswordField
        value={form.values.confirmPassword}
        error={errorOf("confirmPassword")}
        onChange={(confirmPassword) => form.set("confirmPassword", confirmPassword)}
      />
      <SubmitButton wide sending={form.sending} sendingLabel={reset.sending}>
        {reset.submit}
      </SubmitButton>
    </form>
  );
}
