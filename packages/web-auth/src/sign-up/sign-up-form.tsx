import { TextLink } from "@tomoru/ui/actions/button";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { EmailField } from "@tomoru/ui/forms/input-fields";
import { Phrases } from "@tomoru/ui/text/phrases";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import type { CheckBoxProps, FormStatus, TextProps } from "@tomoru/web/forms/use-form.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Accounts } from "../accounts.ts";
import styles from "../auth-form.module.css";
import { NewPasswordField } from "../passwords/new-password-field.tsx";
import { TermsLabel } from "./terms-label.tsx";

type SignUpFormProps = {
  accounts: Accounts;
  form: FormStatus;
  email: TextProps;
  password: TextProps & { showLabel: string };
  terms: CheckBoxProps;
  /** What this side asks for besides, above the others. */
  children: ReactNode;
};

export function SignUpForm({ accounts, form, email, password, terms, children }: SignUpFormProps) {
  const { auth } = accounts.useWords();
  const isTaken = form.faults.some(({ field, refusal }) => field === "email" && refusal === "emailInUse");
  const toSignIn = <TextLink render={<Link to={accounts.paths.signIn} />}>{auth.signUp.signIn}</TextLink>;
  usePage({ title: auth.signUp.title, hasError: form.hasError });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h1 tabIndex={-1}>
        <Phrases>{auth.signUp.title}</Phrases>
      </h1>
      <FormSummary form={form} />
      <FormFailure failure={form.failure} inline={["tooManyRequests"]} />
      {children}
      <EmailField
        {...email}
        error={
          isTaken ? (
            <>
              {email.error} {toSignIn}
            </>
          ) : (
            email.error
          )
        }
      />
      <NewPasswordField {...password} accounts={accounts} />
      <CheckBox {...terms} label={<TermsLabel accounts={accounts} />} />
      <SubmitButton wide sending={form.sending} sendingLabel={auth.signUp.sending}>
        {auth.signUp.submit}
      </SubmitButton>
    </form>
  );
}
