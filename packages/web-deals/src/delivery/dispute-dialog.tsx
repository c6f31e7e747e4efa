import { plusBankDays } from "@tomoru/contract/bank-days";
import { limits } from "@tomoru/contract/limits";
import { Button } from "@tomoru/ui/actions/button";
import { call } from "@tomoru/web/api/call.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
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

type Kind = "contest" | "dispute";

export function DisputeButton({ deal, kind }: { deal: Deal; kind: Kind }) {
  const { words } = useDealLanguage();
  const [open, setOpen] = useState(false);
  const { dispute: say } = words.delivery;
  return (
    <>
      <Button
        variant={kind === "contest" ? "secondary" : "text"}
        flush={kind === "dispute" ? "start" : undefined}
        onClick={() => setOpen(true)}
      >
        {kind === "contest" ? say.contest : say.open}
      </Button>
      <DisputeDialog deal={deal} kind={kind} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

type DialogProps = { deal: Deal; kind: Kind; open: boolean; onClose: () => void };

/** Asks the operator, with a reason that the other side is told. */
function DisputeDialog({ deal, kind, open, onClose }: DialogProps) {
  const { calls } = useDealSite();
  const { words, days } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { dispute: say } = words.delivery;
  const asking = calls[kind];
  if (!asking) return null;
  const decideBy = days.day(plusBankDays(todayInJapan(), limits.disputeBankDays));
  const send = async () => {
    setTried(true);
    if (reason.trim() === "" || focusTooLong([{ id: "disputeReason", text: reason, max }])) return;
    const body = { reason: reason.trim(), revision: deal.revision };
    const isDone = await act(
      () => call(asking, { params: { id: deal.dealId }, body }),
      ({ delivery }) => delivery.dispute.sent,
    );
    if (isDone) onClose();
  };
  return (
    <Suspense>
      <ConfirmModal
        long
        open={open}
        title={say.question}
        message={
          <div className={styles.message}>
            <p>{kind === "contest" ? say.contestText(decideBy) : say.openText(decideBy)}</p>
            <LimitedText
              id="disputeReason"
              label={say.reason}
              hint={say.reasonHint}
              tag={{ kind: "required", word: common.forms.required }}
              error={isTried && reason.trim() === "" ? common.forms.enter(say.reason) : undefined}
              value={reason}
              rows={4}
              max={max}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        }
        confirmLabel={say.send}
        cancelLabel={common.common.cancel}
        loading={busy ? say.sending : undefined}
        error={failure ? actFailureText(failure, words, common) : undefined}
        finalFocus={() => document.querySelector<HTMLElement>("main h1")}
        onConfirm={() => void send()}
        onCancel={() => {
          dismissFailure();
          onClose();
        }}
      />
    </Suspense>
  );
}
