import { SignIn } from "@tomoru/contract/accounts/sign-in";
import type { FieldFault } from "@tomoru/contract/faults";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { EmailInput } from "@tomoru/ui/forms/email-input";
import { Field } from "@tomoru/ui/forms/field";
import { PasswordInput } from "@tomoru/ui/forms/password-input";
import { Phrases } from "@tomoru/ui/text/phrases";
import { ApiFailure, NetworkFailure } from "@tomoru/web/api/failure.ts";
import { faultText } from "@tomoru/web/forms/fault-text.ts";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "@tomoru/web/router/link.tsx";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./auth-form.module.css";

/** What sends is not needed to draw the form: it is fetched when somebody begins to fill it in. */
const sending = () =>
  import("../auth.queries.ts").catch((cause: unknown) => {
    throw new NetworkFailure("Nothing to send with", { cause });
  });

/** A miss is no loss: it is asked for again at the submit. */
const fetchAhead = () => void sending().catch(() => undefined);

export function SignInForm() {
  const words = useWords();
  const { auth } = words;
  const form = useForm({
    schema: SignIn,
    initial: { username: "", password: "" },
    send: async (entries) => {
      const { signIn } = await sending();
      await signIn(entries).catch((failure: unknown) => {
        if (isWrongPair(failure)) tryPasswordAgain();
        throw failure;
      });
    },
  });
  const tryPasswordAgain = () => {
    form.set("password", "");
    document.getElementById("password")?.focus();
  };
  const labels: Record<string, string> = { username: auth.email, password: auth.password };
  const textOf = (fault: FieldFault) => faultText({ fault, label: labels[fault.field] ?? "", words });
  const errorOf = (field: string) => form.faults.filter((fault) => fault.field === field).map(textOf)[0];
  usePage({ title: auth.signIn.title, hasError: form.faults.length > 0 || form.failure !== null });

  return (
    <form className={styles.form} noValidate onFocus={fetchAhead} onSubmit={form.submit}>
      <h1 tabIndex={-1}>
        <Phrases>{auth.signIn.title}</Phrases>
      </h1>
      {isWrongPair(form.failure) ? (
        <InlineMessage tone="error">{words.codes[1004]}</InlineMessage>
      ) : (
        <FormFailure
          failure={form.failure}
          inline={[1007, 1020, 1069]}
          action={<TextLink render={<Link to={paths.inquiry} />}>{auth.signIn.contact}</TextLink>}
        />
      )}
      <Field label={auth.email} id="username" error={errorOf("username")}>
        {(control) => (
          <EmailInput
            {...control}
            required
            autoComplete="username"
            value={form.values.username}
            onChange={(event) => form.set("username", event.target.value)}
          />
        )}
      </Field>
      <Field label={auth.password} id="password" error={errorOf("password")}>
        {(control) => (
          <PasswordInput
            {...control}
            required
            autoComplete="current-password"
            showLabel={auth.showPassword}
            value={form.values.password}
            onChange={(event) => form.set("password", event.target.value)}
          />
        )}
      </Field>
      <p className={styles.aside}>
        <TextLink render={<Link to={paths.forgotPassword} state={{ email: form.values.username }} />}>
          {auth.signIn.forgot}
        </TextLink>
      </p>
      <SubmitButton wide sending={form.sending} sendingLabel={auth.signIn.sending}>
        {auth.signIn.submit}
      </SubmitButton>
    </form>
  );
}

/** One message for both: it must not tell whether the address is known. */
function isWrongPair(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.code === 1002 || failure.code === 1004);
}
