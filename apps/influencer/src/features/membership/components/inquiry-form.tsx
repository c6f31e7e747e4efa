import type { FieldFault } from "@tomoru/contract/faults";
import { limits } from "@tomoru/contract/limits";
import { Field } from "@tomoru/ui/field";
import { InlineMessage } from "@tomoru/ui/inline-message";
import { TextArea } from "@tomoru/ui/text-area";
import { TextInput } from "@tomoru/ui/text-input";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { usePage } from "../../../shared/page/use-page.ts";
import { inquiryFaultText } from "../membership.view.ts";
import { useInquiry } from "../use-inquiry.ts";
import styles from "./membership-form.module.css";

export function InquiryForm() {
  const words = useWords();
  const { forms } = words;
  const { cancellation, inquiry } = words.membership;
  const form = useInquiry();
  const textOf = (fault: FieldFault) => inquiryFaultText({ fault, words });
  const errorOf = (field: string) => form.faults.filter((fault) => fault.field === field).map(textOf)[0];
  const required = { kind: "required", word: forms.required } as const;
  const { inquiryMessageMaxLength: max } = limits;
  const count = [...form.values.message.trim()].length;
  usePage({ title: inquiry.title, hasError: form.faults.length > 0 || form.failure !== null });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
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
