import { Suspense, useCallback, useEffect, useState } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { useWords } from "../i18n/language.store.ts";
import { lazyOverlay } from "./overlay.ts";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

const leaves: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

export function UnsavedChangesBlocker({ unsaved }: { unsaved: boolean }) {
  return unsaved ? <AskingFirst /> : null;
}

function AskingFirst() {
  const { discard } = useWords().forms;
  const blocker = useBlocker(leaves);
  const [isLeaving, setLeaving] = useState(false);
  // Once the question is gone: while it stands, a way back only closes it.
  useEffect(() => {
    if (!isLeaving) return;
    if (blocker.state === "blocked") blocker.proceed();
    else setLeaving(false);
  }, [isLeaving, blocker]);
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  return (
    <Suspense>
      <ConfirmModal
        open={blocker.state === "blocked" && !isLeaving}
        title={discard.question}
        message={discard.consequence}
        confirmLabel={discard.discard}
        cancelLabel={discard.stay}
        destructive
        onConfirm={() => setLeaving(true)}
        onCancel={() => blocker.reset?.()}
      />
    </Suspense>
  );
}
