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
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { type RefObject, useId, useRef, useState } from "react";
import { useLanguage } from "../../../shared/site.ts";
import type { useClosing } from "../use-closing.ts";
import styles from "./close-dialog.module.css";
import { CloseHindrances, useHindrances } from "./close-hindrances.tsx";

type CloseDialogProps = { profile: CompanyProfile; closing: ReturnType<typeof useClosing> };

export function CloseDialog({ profile, closing }: CloseDialogProps) {
  const { close: say } = useLanguage().words.settings;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open={closing.open === true}
      title={say.title}
      message={
        <>
          {say.text}
          <SlowNote waiting={closing.sending} />
        </>
      }
      initialFocus={cancel}
      onDismiss={closing.cancel}
      held={closing.sending}
      sheet
    >
      {(dismiss) => <Closing profile={profile} closing={closing} dismiss={dismiss} cancel={cancel} />}
    </DialogFrame>
  );
}

type ClosingProps = CloseDialogProps & { dismiss: () => void; cancel: RefObject<HTMLButtonElement | null> };

/** Mounted together with the dialog, so that the box is empty and the password is typed each time. */
export function Closing({ profile, closing, dismiss, cancel }: ClosingProps) {
  const { words } = useLanguage();
  const { close: say } = words.settings;
  const [password, setPassword] = useState("");
  const [understood, setUnderstood] = useState(false);
  const boxId = useId();
  const goesId = useId();
  const { failure, isOfPassword, sending } = closing;
  const hindrances = useHindrances();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (understood && !hindrances) closing.confirm(password);
      }}
    >
      {hindrances ? (
        <CloseHindrances hindrances={hindrances} />
      ) : (
        <>
          <div className={styles.goes}>
            <p id={goesId}>{say.goesLabel}</p>
            <ul aria-labelledby={goesId}>
              {Object.entries(say.goes).map(([key, thing]) => (
                <li key={key}>{thing}</li>
              ))}
            </ul>
          </div>
          <EndingWork />
          <p className={styles.cost}>
            <CostText profile={profile} />
          </p>
          <p className={styles.small}>{say.kept}</p>
          <PasswordField
            id="close-password"
            label={say.password}
            showLabel={words.forms.showPassword}
            autoComplete="current-password"
            value={password}
            error={isOfPassword ? passwordFault(failure, words) : undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
          <CheckBox id={boxId} label={say.understood} checked={understood} onChange={setUnderstood} />
          {failure && !isOfPassword ? (
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

function passwordFault(
  failure: ReturnType<typeof useClosing>["failure"],
  words: ReturnType<typeof useLanguage>["words"],
): string {
  const isLocked = failure instanceof ApiFailure && failure.refusal === "signInLocked";
  return isLocked ? words.codes.signInLocked : words.settings.close.passwordWrong;
}
