import { Button } from "@tomoru/ui/actions/button";
import { StatStrip } from "@tomoru/ui/data/stat-strip";
import { call } from "@tomoru/web/api/call.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { Suspense, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { PostList } from "./post-list.tsx";
import { ReportRejectDialog } from "./report-reject-dialog.tsx";

/** What was reported, and the company's answer: neither moves the day of payment. */
export function ReportReview({ deal }: { deal: Deal }) {
  const { calls } = useDealSite();
  const { words, format, days } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const [asked, setAsked] = useState<"accept" | "reject" | null>(null);
  const { report: say } = words.delivery;
  const { answerReport } = calls;
  const { report } = deal;
  if (!answerReport || !report) return null;
  const close = () => {
    dismissFailure();
    setAsked(null);
  };
  const accept = async () => {
    const { dealId, revision } = deal;
    const isDone = await act(
      () => call(answerReport, { params: { id: dealId }, body: { action: "accept", revision } }),
      ({ delivery }) => delivery.report.accepted,
    );
    if (isDone) setAsked(null);
  };
  return (
    <div className={styles.parts}>
      <PostList deal={deal} />
      <StatStrip
        stats={(["views", "likes", "comments"] as const).map((key) => ({
          key,
          label: say.figures[key],
          value: report.figures[key] === null ? say.unknown : format.number(report.figures[key]),
        }))}
      />
      {report.note ? <p className={styles.caption}>{report.note}</p> : null}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => setAsked("accept")}>
          {say.accept}
        </Button>
        {deal.can.includes("rejectReport") ? (
          <Button variant="secondary" onClick={() => setAsked("reject")}>
            {say.reject}
          </Button>
        ) : null}
      </div>
      <p className={styles.note}>{say.unmoved(days.day(dayInJapan(new Date(report.reportedAt))))}</p>
      <Suspense>
        <ConfirmModal
          open={asked === "accept"}
          title={say.acceptQuestion}
          message={say.acceptText(days.fullDay(report.payDueOn))}
          confirmLabel={say.accept}
          cancelLabel={common.common.cancel}
          loading={busy ? words.delivery.draft.sending : undefined}
          error={failure ? actFailureText(failure, words, common) : undefined}
          finalFocus={() => document.querySelector<HTMLElement>("main h1")}
          onConfirm={() => void accept()}
          onCancel={close}
        />
      </Suspense>
      <ReportRejectDialog deal={deal} open={asked === "reject"} onClose={close} />
    </div>
  );
}
