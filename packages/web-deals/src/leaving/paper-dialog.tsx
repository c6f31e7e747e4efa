import { call } from "@tomoru/web/api/call.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Suspense } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import { useDealLanguage } from "../use-deal-language.ts";

type PaperDialogProps = { deal: Deal; open: boolean; onClose: () => void };

/** The law lets a creator ask for the notice on paper. */
export function PaperDialog({ deal, open, onClose }: PaperDialogProps) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const { askPaper } = calls;
  const { paper: say } = words.leaving;
  if (!askPaper) return null;
  const ask = async () => {
    const isDone = await act(
      () => call(askPaper, { params: { id: deal.dealId }, body: { revision: deal.revision } }),
      ({ leaving }) => leaving.paper.done,
    );
    if (isDone) onClose();
  };
  return (
    <Suspense>
      <ConfirmModal
        open={open}
        title={say.title}
        message={say.text}
        confirmLabel={say.confirm}
        cancelLabel={common.common.cancel}
        loading={busy ? say.sending : undefined}
        error={failure ? actFailureText(failure, words, common) : undefined}
        finalFocus={() => document.querySelector<HTMLElement>("main h1")}
        onConfirm={() => void ask()}
        onCancel={() => {
          dismissFailure();
          onClose();
        }}
      />
    </Suspense>
  );
}
