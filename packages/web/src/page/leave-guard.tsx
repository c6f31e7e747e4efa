import { Suspense } from "react";
import { useWords } from "../i18n/language.store.ts";
import { lazyOverlay } from "./overlay.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

/** Asks before unsaved entries are left behind. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { discard } = useWords().forms;
  const { asking, stay, leave } = useLeaveGuard(unsaved);
  if (!unsaved) return null;
  return (
    <Suspense>
      <ConfirmModal
        open={asking}
        title={discard.question}
        message={discard.consequence}
        confirmLabel={discard.discard}
        cancelLabel={discard.stay}
        destructive
        onConfirm={leave}
        onCancel={stay}
      />
    </Suspense>
  );
}
