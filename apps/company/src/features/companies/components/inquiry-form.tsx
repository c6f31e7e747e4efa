import { inquiryTopics, isTopicOfPlan } from "@tomoru/contract/company/company-inquiries";
import { type PlanId, planOf } from "@tomoru/contract/company/plans";
import { limits } from "@tomoru/contract/limits";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Field } from "@tomoru/ui/forms/field";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Select } from "@tomoru/ui/forms/select";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useLanguage } from "../../../shared/site.ts";
import { useInquiry } from "../use-inquiry.ts";
import styles from "./members.module.css";

/** Services stand among the topics only where the plan has them. */
export function InquiryForm({ planId }: { planId: PlanId }) {
  const { words, format } = useLanguage();
  const { inquiry: say } = words.companies;
  const form = useInquiry();
  const { inquiryMessageMaxLength: max } = limits;
  const count = [...form.values.message.trim()].length;
  const { value, onChange, ...topic } = form.select("topic");
  const topics = inquiryTopics.filter((one) => isTopicOfPlan(one, planOf(planId)));
  usePage({ title: say.title, hasError: form.hasError });
  return (
    <form className={styles.form} noValidate onInput={form.writeAnother} onSubmit={form.submit}>
      <FormSummary form={form} />
      <Field {...topic} hint={say.services}>
        {(control) => (
          <Select
            {...control}
            options={topics.map((one) => ({ value: one, label: words.topicNames[one] }))}
            value={value}
            placeholder={say.topicPlaceholder}
            onChange={(chosen) => onChange(chosen as typeof value)}
          />
        )}
      </Field>
      <TextField {...form.text("subject")} maxLength={null} autoComplete="off" />
      <TextAreaField
        {...form.text("message")}
        rows={6}
        counter={{ count, max, status: say.count(count, max) }}
      />
      <FormFailure failure={form.failure} inline={["tooManyRequests", "unexpected"]} />
      {form.dueOn ? (
        <InlineMessage tone="success" title={say.sent(format.day(form.dueOn))}>
          {say.another}
        </InlineMessage>
      ) : null}
      <div>
        <SubmitButton sending={form.sending} sendingLabel={say.sending}>
          {say.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
