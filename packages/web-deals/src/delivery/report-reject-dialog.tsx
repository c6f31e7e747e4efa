import { type RejectionFact, rejectionFacts } from "@tomoru/contract/deals/delivery";
import { asksToDropLabel } from "@tomoru/contract/deals/label-check";
import { limits } from "@tomoru/contract/limits";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { call } from "@tomoru/web/api/call.ts";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Suspense, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import styles from "../terms/acceptance-dialog.module.css";
import { LimitedText } from "../texts/limited-fields.tsx";
import { focusTooLong } from "../texts/text-limit.view.ts";
import { useDealLanguage } from "../use-deal-language.ts";

const { dealReasonMaxLength: max } = limits;

type DialogProps = { deal: Deal; open: boolean; onClose: () => void };

/** One of five facts, with words; the first two are held against the platform. */
export function ReportRejectDialog({ deal, open, onClose }: DialogProps) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act } = useActing();
  const [fact, setFact] = useState<RejectionFact | null>(null);
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const { report: say, review, draft } = words.delivery;
  const { answerReport } = calls;
  if (!answerReport) return null;
  const said = text.trim();
  const isDropped = asksToDropLabel(said);
  const reject = async () => {
    setTried(true);
    if (fact === null || said === "" || isDropped) return;
    if (focusTooLong([{ id: "rejectWords", text, max }])) return;
    const body = { action: "reject", fact, words: said, revision: deal.revision } as const;
    const isDone = await act(
      () => call(answerReport, { params: { id: deal.dealId }, body }),
      ({ delivery }) => delivery.report.rejected,
    );
    if (isDone) onClose();
  };
  const isUntrue = failure instanceof ApiFailure && failure.faults.some(({ field }) => field === "fact");
  const error = failure && (isUntrue ? say.notTrue : actFailureText(failure, words, common));
  return (
    <Suspense>
      <ConfirmModal
        long
        open={open}
        title={say.rejectQuestion}
        message={
          <div className={styles.message}>
            <p>{say.rejectText}</p>
            <RadioPanels
              label={say.fact}
              options={rejectionFacts.map((value) => ({ value, label: say.facts[value] }))}
              value={fact}
              error={isTried && fact === null ? common.forms.choose(say.fact) : undefined}
              onChange={setFact}
            />
            <LimitedText
              id="rejectWords"
              label={say.words}
              tag={{ kind: "required", word: common.forms.required }}
              error={
                isDropped ? review.dropped : isTried && !said ? common.forms.enter(say.words) : undefined
              }
              value={text}
              rows={3}
              max={max}
              onChange={({ target }) => setText(target.value)}
            />
            <p>{say.left(deal.report?.rejectionsLeft ?? 0)}</p>
          </div>
        }
        confirmLabel={say.reject}
        cancelLabel={common.common.cancel}
        loading={busy ? draft.sending : undefined}
        error={error ?? undefined}
        finalFocus={() => document.querySelector<HTMLElement>("main h1")}
        onConfirm={() => void reject()}
        onCancel={onClose}
      />
    </Suspense>
  );
}
