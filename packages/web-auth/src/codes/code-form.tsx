import { limits } from "@tomoru/contract/limits";
import type { LinkElement } from "@tomoru/ui/actions/anchor";
import { TextLink } from "@tomoru/ui/actions/button";
import { Field } from "@tomoru/ui/forms/field";
import { OtpInput } from "@tomoru/ui/forms/otp-input";
import { Phrases } from "@tomoru/ui/text/phrases";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { Sentence } from "@tomoru/web/page/sentence.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import type { Accounts } from "../accounts.ts";
import styles from "../auth-form.module.css";
import { CodeHelp } from "./code-help.tsx";
import type { CodeFormState } from "./use-code-form.ts";

const offId = "code-off";
const sentToId = "code-sent-to";

type CodeFormProps = {
  accounts: Accounts;
  /** The heading is the same for every code; the title bar says what this one is for. */
  documentTitle: string;
  email: string;
  /** Leads back to where the address was given. */
  change: LinkElement;
  form: CodeFormState;
  /** Mails another code. */
  request: () => Promise<void>;
};

export function CodeForm({ accounts, documentTitle, email, change, form, request }: CodeFormProps) {
  const words = accounts.useWords();
  const { code } = words.auth;
  const { value, onChange, ...field } = form.select("otp");
  const complete = form.values.otp.length === limits.otpLength;
  usePage({ title: documentTitle, hasError: form.hasError, focusId: field.id });

  return (
    <div className={styles.page}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <div className={styles.intro}>
          <h1 tabIndex={-1}>
            <Phrases>{code.title}</Phrases>
          </h1>
          <p>
            <span id={sentToId}>
              <Sentence around={code.sentTo}>
                <strong translate="no">{email}</strong>
              </Sentence>
            </span>{" "}
            <TextLink render={change}>{code.change}</TextLink>
          </p>
        </div>
        <FormFailure failure={form.failure} inline={["tooManyRequests", "emailInUse"]} />
        <Field {...field}>
          {(control) => (
            <OtpInput
              {...control}
              // The focus starts here, so a screen reader hears where the code was sent.
              aria-describedby={[sentToId, control["aria-describedby"]].filter(Boolean).join(" ")}
              required
              value={value}
              onChange={onChange}
            />
          )}
        </Field>
        <div className={styles.control}>
          <SubmitButton
            wide
            off={complete ? undefined : offId}
            sending={form.sending}
            sendingLabel={code.sending}
          >
            {code.submit}
          </SubmitButton>
          {complete ? null : (
            <p className={styles.note} id={offId}>
              {code.off}
            </p>
          )}
        </div>
      </form>
      <CodeHelp accounts={accounts} request={request} />
    </div>
  );
}
