import { limits } from "@tomoru/contract/limits";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useSession, useWords } from "../../../shared/site.ts";
import { useInquiry } from "../use-inquiry.ts";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./membership-form.module.css";

/** Who is not signed in says who they are and where to answer. */
export function InquiryForm({ isSignedIn }: { isSignedIn: boolean }) {
  const { cancellation, inquiry } = useWords().membership;
  const { currentUser } = useSession();
  const form = useInquiry({ ownEmail: isSignedIn ? (currentUser?.email ?? "") : null });
  const { inquiryMessageMaxLength: max } = limits;
  const count = [...form.values.message.trim()].length;
  usePage({ title: inquiry.title, hasError: form.hasError });

  return (
    <form className={styles.form} noValidate onInput={form.writeAnother} onSubmit={form.submit}>
      <FormSummary form={form} />
      {isSignedIn ? null : (
        <ContactFields name={form.text("name")} email={form.text("email")} emailHint={inquiry.emailHint} />
      )}
      <TextField {...form.text("subject")} maxLength={null} autoComplete="off" />
      <TextAreaField
        {...form.text("message")}
        rows={6}
        counter={{ count, max, status: cancellation.count(count, max) }}
      />
      <FormFailure failure={form.failure} inline={["tooManyRequests", "unexpected"]} />
      {form.sent ? (
        <InlineMessage tone="success" title={inquiry.done}>
          <p>{inquiry.answerTo(form.sent.email)}</p>
          <p>{inquiry.number(form.sent.inquiryId)}</p>
          <p>{inquiry.another}</p>
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
