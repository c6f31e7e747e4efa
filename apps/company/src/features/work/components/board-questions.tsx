import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { Suspense } from "react";
import { useWords } from "../../../shared/site.ts";
import type { useBoardActs } from "../use-board-acts.ts";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

type BoardQuestionsProps = { acts: ReturnType<typeof useBoardActs>; waiting: number };

export function BoardQuestions({ acts, waiting }: BoardQuestionsProps) {
  const { closeAsk, withdrawAsk } = useWords().work.board;
  const { asked } = acts;
  if (!asked) return null;
  const isClose = asked.kind === "close";
  return (
    <Suspense>
      <ConfirmModal
        open
        destructive
        title={isClose ? closeAsk.title : withdrawAsk.title(asked.row.displayName)}
        message={isClose ? closeAsk.text(waiting) : withdrawAsk.text}
        confirmLabel={isClose ? closeAsk.yes : withdrawAsk.yes}
        cancelLabel={closeAsk.back}
        loading={acts.isBusy ? (isClose ? closeAsk.doing : withdrawAsk.doing) : undefined}
        onConfirm={acts.confirm}
        onCancel={acts.cancel}
      />
    </Suspense>
  );
}
