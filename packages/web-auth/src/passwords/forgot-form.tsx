import { Email } from "@tomoru/contract/fields";
import { EmailField } from "@tomoru/ui/forms/input-fields";
import { Phrases } from "@tomoru/ui/text/phrases";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod/mini";
import { type Accounts, clientOf } from "../accounts.ts";
import styles from "../auth-form.module.css";
import help from "../codes/code-help.module.css";
import { codeRequested } from "../codes/code-request.ts";
import { typedAtSignIn } from "./fault-texts.ts";

const Form = z.object({ email: Email });

/** Asks for a code that allows a new password, and says where to look when no mail comes. */
export function ForgotForm({ accounts }: { accounts: Accounts }) {
  const navigate = useNavigate();
  const { codes, passwords } = accounts.useWords();
  const { forgot } = passwords;
  const { state } = useLocation();
  const form = useForm({
    schema: Form,
    initial: { email: readDraft().email ?? typedAtSignIn(state) ?? "" },
    labels: { email: forgot.email },
    tagged: false,
    textOf: ({ refusal }) => (refusal === "emailUnknown" ? codes[refusal] : undefined),
    place: ({ refusal }) => (refusal === "emailUnknown" ? [{ field: "email", refusal }] : []),
    send: async ({ email }) => {
      const { requestResetCode } = await clientOf(accounts);
      const resendAt = await codeRequested(accounts, () => requestResetCode(email));
      // What a sign-up left in the draft is not part of a reset.
      startDraft({ email, resendAt });
      void navigate(accounts.paths.passwordResetOtp);
    },
  });
  usePage({ title: forgot.title, hasError: form.hasError });

  return (
    <div className={styles.page}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <div className={styles.intro}>
          <h1 tabIndex={-1}>
            <Phrases>{forgot.title}</Phrases>
          </h1>
          <p>{forgot.lead}</p>
        </div>
        <FormFailure failure={form.failure} inline={["tooManyRequests"]} />
        <EmailField {...form.text("email")} autoComplete="username" />
        <SubmitButton wide sending={form.sending} sendingLabel={forgot.sending}>
          {forgot.submit}
        </SubmitButton>
      </form>
      <section className={help.help} aria-labelledby="forgot-help">
        <h2 id="forgot-help">
          <Phrases>{forgot.help}</Phrases>
        </h2>
        <ul className={help.list}>
          {[forgot.hints.spam, forgot.hints.blocking, forgot.hints.wait].map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
