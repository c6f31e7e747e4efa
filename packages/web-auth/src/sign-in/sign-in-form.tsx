import { SignIn } from "@tomoru/contract/accounts/sign-in";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { EmailField, PasswordField } from "@tomoru/ui/forms/input-fields";
import { Phrases } from "@tomoru/ui/text/phrases";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { SiteLink } from "@tomoru/web/routes/page-router.tsx";
import { useSession } from "@tomoru/web/session/session.store.ts";
import { type Accounts, clientOf } from "../accounts.ts";
import styles from "../auth-form.module.css";
import { ContactLink } from "./contact-link.tsx";

export function SignInForm({ accounts }: { accounts: Accounts }) {
  const words = accounts.useWords();
  const { auth } = words;
  const { paths } = accounts;
  // The form stands until the pages behind it are here.
  const { isAuthenticated } = useSession();
  const form = useForm({
    schema: SignIn,
    initial: { username: "", password: "" },
    labels: { username: auth.email, password: auth.password },
    tagged: false,
    send: async (entries) => {
      const { signIn } = await clientOf(accounts);
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
  usePage({ title: auth.signIn.title, hasError: form.hasError });
  // If this fails, submitting loads it again.
  const fetchAhead = () => void clientOf(accounts).catch(() => undefined);

  return (
    <form className={styles.form} noValidate onFocus={fetchAhead} onSubmit={form.submit}>
      <h1 tabIndex={-1}>
        <Phrases>{auth.signIn.title}</Phrases>
      </h1>
      {isWrongPair(form.failure) ? (
        <InlineMessage tone="error">{words.codes.passwordNotMatched}</InlineMessage>
      ) : (
        <FormFailure
          failure={form.failure}
          inline={["userSuspended", "noAccess", "tooManyRequests", "signInLocked"]}
          // No link to support: seats are decided by the company's owner.
          action={isOfSeat(form.failure) ? undefined : <ContactLink accounts={accounts} />}
        />
      )}
      <EmailField {...form.text("username")} autoComplete="username" />
      <PasswordField {...form.password("password")} autoComplete="current-password" />
      <p className={styles.aside}>
        <TextLink render={<SiteLink to={paths.forgotPassword} state={{ email: form.values.username }} />}>
          {auth.signIn.forgot}
        </TextLink>
      </p>
      <SubmitButton wide sending={form.sending || isAuthenticated} sendingLabel={auth.signIn.sending}>
        {auth.signIn.submit}
      </SubmitButton>
    </form>
  );
}

function isOfSeat(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.refusal === "noAccess";
}

/** One message for both: it must not tell whether the address is known. */
function isWrongPair(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.refusal === "emailUnknown" || failure.refusal === "passwordNotMatched")
  );
}
