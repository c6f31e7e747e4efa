import type { FieldFault } from "@tomoru/contract/faults";
import { TextLink } from "@tomoru/ui/actions/button";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { EmailInput } from "@tomoru/ui/forms/email-input";
import { Field } from "@tomoru/ui/forms/field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { Phrases } from "@tomoru/ui/text/phrases";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "@tomoru/web/router/link.tsx";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { signUpFaultText } from "../auth.view.ts";
import { useSignUp } from "../use-sign-up.ts";
import styles from "./auth-form.module.css";
import { NewPasswordField } from "./new-password-field.tsx";
import { TermsLabel } from "./terms-label.tsx";

export function SignUpForm() {
  const words = useWords();
  const { auth, forms } = words;
  const form = useSignUp();
  const textOf = (fault: FieldFault) => signUpFaultText({ fault, password: form.values.password, words });
  const faultOf = (field: string) => form.faults.find((fault) => fault.field === field);
  const errorOf = (field: string) => {
    const fault = faultOf(field);
    return fault && textOf(fault);
  };
  const required = { kind: "required", word: forms.required } as const;
  const emailTaken = faultOf("email")?.code === 2001;
  usePage({ title: auth.signUp.title, hasError: form.faults.length > 0 || form.failure !== null });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h1 tabIndex={-1}>
        <Phrases>{auth.signUp.title}</Phrases>
      </h1>
      <FormSummary faults={form.faults} attempt={form.attempt} textOf={textOf} />
      <FormFailure failure={form.failure} inline={[1020]} />
      <Field
        label={auth.signUp.fullName}
        tag={required}
        hint={auth.signUp.fullNameHint}
        id="fullName"
        error={errorOf("fullName")}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            spellCheck={false}
            value={form.values.fullName}
            onChange={(event) => form.set("fullName", event.target.value)}
          />
        )}
      </Field>
      <Field
        label={auth.email}
        tag={required}
        id="email"
        error={
          emailTaken ? (
            <>
              {errorOf("email")} <TextLink render={<Link to={paths.signIn} />}>{auth.signUp.signIn}</TextLink>
            </>
          ) : (
            errorOf("email")
          )
        }
      >
        {(control) => (
          <EmailInput
            {...control}
            value={form.values.email}
            onChange={(event) => form.set("email", event.target.value)}
          />
        )}
      </Field>
      <NewPasswordField
        id="password"
        label={auth.password}
        value={form.values.password}
        error={errorOf("password")}
        onChange={(password) => form.set("password", password)}
      />
      <CheckBox
        id="terms"
        required
        label={<TermsLabel />}
        error={errorOf("terms")}
        checked={form.values.terms}
        onChange={(terms) => form.set("terms", terms)}
      />
      <SubmitButton wide sending={form.sending} sendingLabel={auth.signUp.sending}>
        {auth.signUp.submit}
      </SubmitButton>
    </form>
  );
}
