import type { readInvitation } from "@tomoru/contract/company/members";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { TextLink } from "@tomoru/ui/actions/button";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Phrases } from "@tomoru/ui/text/phrases";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { NewPasswordField } from "@tomoru/web-auth/passwords/new-password-field.tsx";
import { TermsLabel } from "@tomoru/web-auth/sign-up/terms-label.tsx";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";
import { useJoinForm } from "../use-join-form.ts";
import styles from "./join-form.module.css";

export type Invited = ResultOf<typeof readInvitation>;

type JoinFormProps = { token: string; invitation: Invited };

/** The form of a new member: the link is the proof of the e-mail. */
export function JoinForm({ token, invitation }: JoinFormProps) {
  const { auth, invitation: words } = useWords();
  const { moment } = useMoments();
  const { companyName, invitedBy, email, expiresAt } = invitation;
  const form = useJoinForm({ token, email, companyName });
  usePage({ title: words.title, hasError: form.hasError });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.intro}>
        <h1 className={styles.heading} tabIndex={-1}>
          <Phrases>{words.heading(companyName)}</Phrases>
        </h1>
        <p>{invitedBy === null ? words.fromCompany(companyName) : words.from(invitedBy, companyName)}</p>
        <p>{words.until(moment(expiresAt))}</p>
      </div>
      <FormSummary form={form} />
      <FormFailure
        failure={form.failure}
        inline={["emailInUse", "dataNotFound", "noAccess", "tooManyRequests"]}
        action={<TextLink render={<Link to={paths.signIn} />}>{auth.signIn.title}</TextLink>}
      />
      <TextField
        id="email"
        label={words.email}
        type="email"
        autoComplete="username"
        maxLength={null}
        readOnly
        value={email}
      />
      <TextField
        {...form.text("fullName")}
        hint={auth.signUp.fullNameHint}
        autoComplete="name"
        spellCheck={false}
      />
      <NewPasswordField {...form.password("password")} accounts={accounts} />
      <CheckBox {...form.checkbox("terms")} label={<TermsLabel accounts={accounts} />} />
      <SubmitButton wide sending={form.sending} sendingLabel={words.sending}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
