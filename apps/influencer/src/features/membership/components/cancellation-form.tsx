import type { FieldFault } from "@tomoru/contract/faults";
import type { Profile } from "@tomoru/contract/influencer/profile";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "@tomoru/web/router/link.tsx";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { cancellationFaultText, lastDayOfMonthInJapan } from "../membership.view.ts";
import { useCancellation } from "../use-cancellation.ts";
import { ConfirmLeaving } from "./confirm-leaving.tsx";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./membership-form.module.css";
import { ReasonPanels } from "./reason-panels.tsx";

export function CancellationForm({ owner }: { owner: Profile }) {
  const { words, format } = useLanguage();
  const { cancellation } = words.membership;
  const form = useCancellation(owner);
  const textOf = (fault: FieldFault) => cancellationFaultText({ fault, entries: form.values, words });
  const errorOf = (field: string) => form.faults.filter((fault) => fault.field === field).map(textOf)[0];
  const lastDay = lastDayOfMonthInJapan(new Date());
  usePage({ title: cancellation.title, hasError: form.faults.length > 0 });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormSummary faults={form.faults} attempt={form.attempt} textOf={textOf} />
      <InlineMessage tone="info" title={cancellation.effect(format.monthDay(lastDay))}>
        {cancellation.until(format.day(lastDay))}
      </InlineMessage>
      <Card className={styles.form}>
        <ContactFields form={form} errorOf={errorOf} />
        <ReasonPanels form={form} errorOf={errorOf} />
        <div className={styles.actions}>
          <SubmitButton sending={form.sending} sendingLabel={cancellation.sending}>
            {cancellation.submit}
          </SubmitButton>
          <ButtonLink variant="text" render={<Link to={paths.home} />}>
            {cancellation.home}
          </ButtonLink>
        </div>
      </Card>
      {form.question ? <ConfirmLeaving question={form.question} /> : null}
    </form>
  );
}
