import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import { limits } from "@tomoru/contract/limits";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { call } from "@tomoru/web/api/call.ts";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { useId, useState } from "react";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import { LimitedText } from "../texts/limited-fields.tsx";
import { focusTooLong } from "../texts/text-limit.view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { DisputeButton } from "./dispute-dialog.tsx";
import { PostFields } from "./post-fields.tsx";
import { ReportRejections } from "./report-rejections.tsx";

const { reportNoteMaxLength: max } = limits;

/** Posted, looked up, reported: with the day of payment that today's report brings. */
export function ReportAct({ deal }: { deal: Deal }) {
  const { calls } = useDealSite();
  const { words, days } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act } = useActing();
  const [note, setNote] = useState("");
  const offId = useId();
  const { report: say } = words.delivery;
  const { report } = calls;
  const { terms, posts, postsMissing, can, revision, dealId } = deal;
  if (!report || !terms) return null;
  const today = todayInJapan();
  const isEarly = today < terms.postFrom;
  const isReady =
    !isEarly &&
    can.includes("report") &&
    postsMissing.length === 0 &&
    posts.every(({ check, screenshot }) => check === "ok" || (check === "unreadable" && screenshot !== null));
  const payOn = days.fullDay(payDateOf(isEarly ? terms.postFrom : today, terms.payCycle));
  const from = days.day(terms.postFrom);
  const send = async () => {
    if (focusTooLong([{ id: "reportNote", text: note, max }])) return;
    await act(
      () => call(report, { params: { id: dealId }, body: { note: note.trim() || null, revision } }),
      ({ delivery }) => delivery.report.sent(payOn),
    );
  };
  const isOfUrl = failure instanceof ApiFailure && failure.faults.some(({ field }) => field === "url");
  return (
    <div className={styles.parts}>
      <ReportRejections deal={deal} />
      <PostFields deal={deal} />
      <LimitedText
        id="reportNote"
        label={say.note}
        tag={{ kind: "optional", word: common.forms.optional }}
        value={note}
        rows={2}
        max={max}
        onChange={({ target }) => setNote(target.value)}
      />
      <p>
        <strong>{isEarly ? say.payOnFrom(from, payOn) : say.payOn(payOn)}</strong> {say.silence}
      </p>
      {failure && !isOfUrl ? (
        <InlineMessage tone="error">{actFailureText(failure, words, common)}</InlineMessage>
      ) : null}
      <div className={styles.actions}>
        <Button
          variant="primary"
          off={isReady ? undefined : offId}
          loading={busy ? say.sending : undefined}
          onClick={() => void send()}
        >
          {say.send}
        </Button>
        {can.includes("contest") ? <DisputeButton deal={deal} kind="contest" /> : null}
      </div>
      {isReady ? null : (
        <p id={offId} className={styles.note}>
          {isEarly ? say.tooEarly(from) : say.off}
        </p>
      )}
    </div>
  );
}
