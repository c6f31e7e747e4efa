import type { CompanyProfile } from "@tomoru/contract/company/companies";
import { planOf, taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import { listWork } from "@tomoru/contract/company/work";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { PasswordField } from "@tomoru/ui/forms/input-fields";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { SlowNote } from "@tomoru/web/page/slow-note.tsx";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { leaveFlashMessage, useLanguage, useWords } from "../../../shared/site.ts";
import { close } from "../companies.queries.ts";
import { usePasswordForm } from "../use-password-form.ts";
import styles from "./close-dialog.module.css";
import { CloseHindrances, useHindrances } from "./close-hindrances.tsx";

type CloseDialogProps = { profile: CompanyProfile; onCancel: () => void };

/** From here to the closed company; the sign-in page then says that it is closed. It stands for as long as it is mounted. */
export function CloseDialog({ profile, onCancel }: CloseDialogProps) {
  const { close: say } = useWords().settings;
  const cancel = useRef<HTMLButtonElement>(null);
  const form = usePasswordForm({
    label: say.password,
    wrong: say.passwordWrong,
    send: async (password) => {
      await close(password);
      leaveFlashMessage(({ settings }) => settings.close.done);
      endSession("signOut");
    },
  });
  return (
    <DialogFrame
      open
      title={say.title}
      message={
        <>
          {say.text}
          <SlowNote waiting={form.sending} />
        </>
      }
      initialFocus={cancel}
      onDismiss={onCancel}
      held={form.sending}
      sheet
    >
      {(dismiss) => <Closing profile={profile} form={form} dismiss={dismiss} cancel={cancel} />}
    </DialogFrame>
  );
}

type ClosingProps = {
  profile: CompanyProfile;
  form: ReturnType<typeof usePasswordForm>;
  dismiss: () => void;
  cancel: RefObject<HTMLButtonElement | null>;
};

function Closing({ profile, form, dismiss, cancel }: ClosingProps) {
  const words = useWords();
  const { close: say } = words.settings;
  const [understood, setUnderstood] = useState(false);
  const boxId = useId();
  const { failure, sending } = form;
  const hindrances = useHindrances();
  const submit = (event: FormEvent) => {
    if (understood && !hindrances) form.submit(event);
    else event.preventDefault();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {hindrances ? (
        <CloseHindrances hindrances={hindrances} />
      ) : (
        <>
          <Going />
          <EndingWork />
          <p className={styles.cost}>
            <CostText profile={profile} />
          </p>
          <p className={styles.small}>{say.kept}</p>
          <PasswordField {...form.password("password")} autoComplete="current-password" />
          <CheckBox id={boxId} label={say.understood} checked={understood} onChange={setUnderstood} />
          {failure ? (
            <InlineMessage tone="error" title={say.failed}>
              {failure instanceof ApiFailure && failure.faults[0]?.field === "deals"
                ? say.deals
                : failureText(failure, words)}
            </InlineMessage>
          ) : null}
        </>
      )}
      <DialogActions>
        <Button variant="secondary" ref={cancel} onClick={dismiss} aria-disabled={sending || undefined}>
          {words.common.cancel}
        </Button>
        {hindrances ? null : (
          <Button
            variant="danger"
            type="submit"
            off={understood ? undefined : boxId}
            loading={sending ? say.sending : undefined}
          >
            {say.confirm}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

function Going() {
  const { close: say } = useWords().settings;
  const goesId = useId();
  return (
    <div className={styles.goes}>
      <p id={goesId}>{say.goesLabel}</p>
      <ul aria-labelledby={goesId}>
        {Object.entries(say.goes).map(([key, thing]) => (
          <li key={key}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}

/** Requests to creators that are still open; they end with the company. */
export function EndingWork() {
  const { close: say } = useLanguage().words.settings;
  const work = useEndpoint(listWork, {
    input: { query: { group: "running", limit: 1 } },
    retryAs: "account",
  }).data;
  const running = work?.counts.running ?? 0;
  return running > 0 ? <p>{say.work(running)}</p> : null;
}

/** What closing costs: the remaining paid time is not refunded. */
function CostText({ profile: { subscription } }: { profile: CompanyProfile }) {
  const { words, format } = useLanguage();
  const { close: say } = words.settings;
  const { planId, periodEndsAt, status } = subscription;
  if (planId === "free" || !periodEndsAt) return say.free;
  if (status === "pastDue") return say.unpaid;
  const { priceYen } = planOf(planId);
  const yen = priceYen + taxYenOf(priceYen, taxPercentOn(todayInJapan()));
  const day = format.day(dayInJapan(new Date(periodEndsAt)));
  return say.paid(words.plans.names[planId], day, format.yen(yen));
}
