import type { Profile } from "@tomoru/contract/influencer/profile";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Card } from "@tomoru/ui/layout/card";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { lastDayOfMonthInJapan } from "../membership.view.ts";
import { useCancellation } from "../use-cancellation.ts";
import { ConfirmLeaving } from "./confirm-leaving.tsx";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./membership-form.module.css";
import { ReasonPanels } from "./reason-panels.tsx";

export function CancellationForm({ owner }: { owner: Profile }) {
  const { words, format } = useLanguage();
  const { cancellation } = words.membership;
  const form = useCancellation(owner);
  const lastDay = lastDayOfMonthInJapan(serverNow());
  usePage({ title: cancellation.title, hasError: form.hasError });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormSummary form={form} />
      <InlineMessage tone="info" title={cancellation.effect(format.monthDay(lastDay))}>
        {cancellation.until(format.day(lastDay))}
      </InlineMessage>
      <Card className={styles.form}>
        <ContactFields name={form.text("name")} email={form.text("email")} />
        <TextField {...form.text("phone")} hint={cancellation.phoneHint} type="tel" autoComplete="tel" />
        <ReasonPanels form={form} />
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
