import { PasswordReset } from "@tomoru/contract/accounts/passwords";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { PasswordField } from "@tomoru/ui/forms/input-fields";
import { Phrases } from "@tomoru/ui/text/phrases";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { leaveFlashMessage } from "@tomoru/web/page/flash-message.store.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { eraseDraft } from "@tomoru/web/session/draft-storage.ts";
import { Link, useNavigate } from "react-router";
import { type Accounts, clientOf } from "../accounts.ts";
import styles from "../auth-form.module.css";
import { resetFaultText } from "./fault-texts.ts";
import { NewPasswordField } from "./new-password-field.tsx";

type ResetFormProps = { accounts: Accounts; otpId: string; email: string | undefined };

export function ResetForm({ accounts, otpId, email }: ResetFormProps) {
  const navigate = useNavigate();
  const words = accounts.useWords();
  const { passwords } = words;
  const { reset } = passwords;
  const form = useForm({
    schema: PasswordReset,
    initial: { password: "", confirmPassword: "" },
    labels: { password: passwords.next, confirmPassword: passwords.confirm },
    tagged: false,
    textOf: (fault, { password }) => resetFaultText({ fault, password, words }),
    send: async ({ password }) => {
      const { resetPassword } = await clientOf(accounts);
      await resetPassword({ otpId, password });
      eraseDraft();
      leaveFlashMessage(({ codes }) => codes.passwordReset);
      void navigate(accounts.paths.signIn);
    },
  });
  const expired = form.failure instanceof ApiFailure && form.failure.refusal === "otpReferenceInvalid";
  usePage({ title: reset.title, hasError: form.hasError });

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
          action={<TextLink render={<Link to={accounts.paths.forgotPassword} />}>{reset.again}</TextLink>}
        >
          {reset.expired}
        </InlineMessage>
      ) : (
        <FormFailure failure={form.failure} inline={["tooManyRequests"]} />
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <NewPasswordField {...form.password("password")} accounts={accounts} />
      <PasswordField {...form.password("confirmPassword")} required autoComplete="new-password" />
      <SubmitButton wide sending={form.sending} sendingLabel={reset.sending}>
        {reset.submit}
      </SubmitButton>
    </form>
  );
}
