import type { FieldFault } from "@tomoru/contract/faults";
import { limits } from "@tomoru/contract/limits";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { EmailInput } from "@tomoru/ui/forms/email-input";
import { Field } from "@tomoru/ui/forms/field";
import { TextArea } from "@tomoru/ui/forms/text-area";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useWords } from "../../../shared/site.ts";
import { inquiryFaultText } from "../membership.view.ts";
import { useInquiry } from "../use-inquiry.ts";
import styles from "./membership-form.module.css";

/** Who is not signed in says who they are and where to answer. */
export function InquiryForm({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useWords();
  const { forms } = words;
  const { cancellation, inquiry } = words.membership;
  const form = useInquiry({ isSignedIn });
  const textOf = (fault: FieldFault) => inquiryFaultText({ fault, words });
  const errorOf = (field: string) => form.faults.filter((fault) => fault.field === field).map(textOf)[0];
  const required = { kind: "required", word: forms.required } as const;
  const { inquiryMessageMaxLength: max } = limits;
  const count = [...form.values.message.trim()].length;
  usePage({ title: inquiry.title, hasError: form.faults.length > 0 || form.failure !== null });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormSummary faults={form.faults} attempt={form.attempt} textOf={textOf} />
      {isSignedIn ? null : (
        <>
          <Field label={inquiry.name} tag={required} id="name" error={errorOf("name")}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="name"
                spellCheck={false}
                value={form.values.name}
                onChange={(event) => form.set("name", event.target.value)}
              />
            )}
          </Field>
          <Field
            label={inquiry.email}
            tag={required}
            hint={inquiry.emailHint}
            id="email"
            error={errorOf("email")}
          >
            {(control) => (
              <EmailInput
                {...control}
                value={form.values.email}
                onChange={(event) => form.set("email", event.target.value)}
              />
            )}
          </Field>
        </>
      )}
      <Field label={inquiry.subject} tag={required} id="subject" error={errorOf("subject")}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={form.values.subject}
            onChange={(event) => form.set("subject", event.target.value)}
          />
        )}
      </Field>
      <Field label={inquiry.message} tag={required} id="message" error={errorOf("message")}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            counter={{ count, max, status: cancellation.count(count, max) }}
            value={form.values.message}
            onChange={(event) => form.set("message", event.target.value)}
          />
        )}
      </Field>
      <FormFailure failure={form.failure} inline={[1020, 5000]} />
      {form.sent ? (
        <InlineMessage tone="success" title={inquiry.done}>
          {inquiry.another}
        </InlineMessage>
      ) : null}
      <div className={styles.actions}>
        <SubmitButton sending={form.sending} sendingLabel={inquiry.sending}>
          {inquiry.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
