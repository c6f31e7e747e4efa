import { PasswordUpdate } from "@tomoru/contract/accounts/passwords";
import { PasswordField } from "@tomoru/ui/forms/input-fields";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { leaveFlashMessage } from "@tomoru/web/page/flash-message.store.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useSession } from "@tomoru/web/session/session.store.ts";
import { useNavigate } from "react-router";
import { type Accounts, clientOf } from "../accounts.ts";
import styles from "../auth-form.module.css";
import { changeFaultText } from "./fault-texts.ts";
import { NewPasswordField } from "./new-password-field.tsx";

export function ChangePasswordForm({ accounts }: { accounts: Accounts }) {
  const navigate = useNavigate();
  const words = accounts.useWords();
  const { passwords } = words;
  const { change } = passwords;
  const { currentUser } = useSession();
  const form = useForm({
    schema: PasswordUpdate,
    initial: { currentPassword: "", newPassword: "", confirmPassword: "" },
    labels: {
      currentPassword: change.current,
      newPassword: passwords.next,
      confirmPassword: passwords.confirm,
    },
    textOf: (fault, entries) => changeFaultText({ fault, entries, words }),
    place: ({ refusal }) => (refusal === "passwordNotMatched" ? [{ field: "currentPassword", refusal }] : []),
    send: async (entries) => {
      const { changePassword } = await clientOf(accounts);
      await changePassword(entries);
      leaveFlashMessage(({ codes }) => codes.passwordChanged);
      void navigate(accounts.paths.settings);
    },
  });
  usePage({ title: change.title, hasError: form.hasError });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormSummary form={form} />
      <FormFailure failure={form.failure} inline={["tooManyRequests", "signInLocked"]} />
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={currentUser?.email ?? ""} readOnly hidden />
      <PasswordField {...form.password("currentPassword")} autoComplete="current-password" />
      <NewPasswordField {...form.password("newPassword")} accounts={accounts} />
      <PasswordField {...form.password("confirmPassword")} autoComplete="new-password" />
      <SubmitButton sending={form.sending} sendingLabel={change.sending}>
        {change.submit}
      </SubmitButton>
    </form>
  );
}
