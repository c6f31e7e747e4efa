import type { FieldFault } from "@tomoru/contract/faults";
import { Email } from "@tomoru/contract/fields";
import { EmailInput } from "@tomoru/ui/forms/email-input";
import { Field } from "@tomoru/ui/forms/field";
import { Phrases } from "@tomoru/ui/text/phrases";
import { faultText } from "@tomoru/web/forms/fault-text.ts";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { usePlace } from "@tomoru/web/router/router.tsx";
import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { z } from "zod/mini";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { codeRequested } from "../code-request.actions.ts";
import { typedAtSignIn } from "../password-forms.view.ts";
import { requestResetCode } from "../passwords.queries.ts";
import styles from "./auth-form.module.css";

const Form = z.object({ email: Email });

export function ForgotForm() {
  const words = useWords();
  const { forgot } = words.passwords;
  const { state } = usePlace();
  const form = useForm({
    schema: Form,
    initial: { email: readDraft().email ?? typedAtSignIn(state) ?? "" },
    place: ({ code }) => (code === 1002 ? [{ field: "email", code }] : []),
    send: async ({ email }) => {
      const resendAt = await codeRequested(() => requestResetCode(email));
      // What a sign-up left behind is not part of a reset.
      startDraft({ email, resendAt });
      navigate(paths.passwordResetOtp);
    },
  });
  const textOf = (fault: FieldFault) =>
    fault.code === 1002 ? words.codes[1002] : faultText({ fault, label: forgot.email, words });
  const [error] = form.faults.map(textOf);
  usePage({ title: forgot.title, hasError: error !== undefined || form.failure !== null });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.intro}>
        <h1 tabIndex={-1}>
          <Phrases>{forgot.title}</Phrases>
        </h1>
        <p>{forgot.lead}</p>
      </div>
      <FormFailure failure={form.failure} inline={[1020]} />
      <Field label={forgot.email} id="email" error={error}>
        {(control) => (
          <EmailInput
            {...control}
            required
            autoComplete="username"
            value={form.values.email}
            onChange={(event) => form.set("email", event.target.value)}
          />
        )}
      </Field>
      <SubmitButton wide sending={form.sending} sendingLabel={forgot.sending}>
        {forgot.submit}
      </SubmitButton>
    </form>
  );
}
