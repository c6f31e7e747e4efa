import { limits } from "@tomoru/contract/limits";
import { call } from "@tomoru/web/api/call.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Suspense, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import { LimitedText } from "../texts/limited-fields.tsx";
import { focusTooLong } from "../texts/text-limit.view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./acceptance-dialog.module.css";

const { dealReasonMaxLength: max } = limits;

type DeclineDialogProps = { deal: Deal; open: boolean; onClose: () => void };

/** Ends a deal before its contract, with a reason for the other side. */
export function DeclineDialog({ deal, open, onClose }: DeclineDialogProps) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const [reason, setReason] = useState("");
  const { declining: say } = words.terms;
  const decline = async () => {
    if (focusTooLong([{ id: "declineReason", text: reason, max }])) return;
    const isDone = await act(
      () =>
        call(calls.answerTerms, {
          params: { id: deal.dealId },
          body: {
            action: "decline",
            ...(reason.trim() && { reason: reason.trim() }),
            revision: deal.revision,
          },
        }),
      ({ terms }) => terms.declining.done,
    );
    if (isDone) onClose();
  };
  return (
    <Suspense>
      <ConfirmModal
        open={open}
        title={say.question}
        message={
          <div className={styles.message}>
            <p>{say.consequence}</p>
            <LimitedText
              id="declineReason"
              label={say.reason}
              tag={{ kind: "optional", word: common.forms.optional }}
              value={reason}
              rows={3}
              max={max}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        }
        confirmLabel={say.action}
        cancelLabel={common.common.cancel}
        loading={busy ? say.sending : undefined}
        destructive
        error={failure ? actFailureText(failure, words, common) : undefined}
        finalFocus={() => document.querySelector<HTMLElement>("main h1")}
        onConfirm={() => void decline()}
        onCancel={() => {
          dismissFailure();
          onClose();
        }}
      />
    </Suspense>
  );
}
