import { Phrases } from "@tomoru/ui/text/phrases";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { SlowNote } from "@tomoru/web/page/slow-note.tsx";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { Suspense } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { lastDayOfMonthInJapan } from "../membership.view.ts";
import type { useCancellation } from "../use-cancellation.ts";
import { ClosingDeals } from "./closing-deals.tsx";
import { DueAtLeaving } from "./due-at-leaving.tsx";
import styles from "./leaving.module.css";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

type ConfirmLeavingProps = { question: NonNullable<ReturnType<typeof useCancellation>["question"]> };

/** Asks once before anything is sent: the last day, the way back, and what is still due. */
export function ConfirmLeaving({ question }: ConfirmLeavingProps) {
  const { words, format } = useLanguage();
  const { common, membership } = words;
  const { cancellation, ways } = membership;
  const { open, sending, refusal, confirm, dismiss } = question;
  const lastDay = lastDayOfMonthInJapan(serverNow());
  return (
    <Suspense>
      <ConfirmModal
        open={open}
        title={cancellation.question}
        message={
          <div className={styles.message}>
            <p>
              <Phrases>{cancellation.questionNote(format.monthDay(lastDay))}</Phrases>
            </p>
            <ClosingDeals title={cancellation.dealsEnd} />
            <DueAtLeaving becomes={ways.leave.money} noBank={cancellation.noBank} />
            <SlowNote waiting={sending} />
          </div>
        }
        confirmLabel={cancellation.submit}
        cancelLabel={common.cancel}
        loading={sending ? cancellation.sending : undefined}
        destructive
        error={refusal?.(words)}
        onConfirm={confirm}
        onCancel={dismiss}
      />
    </Suspense>
  );
}
