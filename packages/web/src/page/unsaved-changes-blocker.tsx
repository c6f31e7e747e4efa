import { Suspense, useCallback, useEffect, useState } from "react";
import { useBeforeUnload } from "react-router";
import { useWords } from "../i18n/language.store.ts";
import { guardLeaving, type StoppedLeaving } from "./leave-guards.store.ts";
import { lazyOverlay } from "./overlay.ts";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

/** Of the routes' one blocker it is told what leads away. */
export function UnsavedChangesBlocker({ unsaved }: { unsaved: boolean }) {
  return unsaved ? <AskingFirst /> : null;
}

function AskingFirst() {
  const { discard } = useWords().forms;
  const [stopped, setStopped] = useState<StoppedLeaving | null>(null);
  useEffect(() => guardLeaving(setStopped), []);
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  const answer = (isLeaving: boolean) => {
    setStopped(null);
    if (isLeaving) stopped?.proceed();
    else stopped?.reset();
  };
  return (
    <Suspense>
      <ConfirmModal
        open={stopped !== null}
        title={discard.question}
        message={discard.consequence}
        confirmLabel={discard.discard}
        cancelLabel={discard.stay}
        destructive
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </Suspense>
  );
}
