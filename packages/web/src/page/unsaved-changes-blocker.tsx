import { Suspense, useCallback } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { useWords } from "../i18n/language.store.ts";
import { lazyOverlay } from "./overlay.ts";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

export function UnsavedChangesBlocker({ unsaved }: { unsaved: boolean }) {
  const { discard } = useWords().forms;
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
    [unsaved],
  );
  const blocker = useBlocker(leaves);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved) event.preventDefault();
      },
      [unsaved],
    ),
  );
  if (!unsaved) return null;
  return (
    <Suspense>
      <ConfirmModal
        open={blocker.state === "blocked"}
        title={discard.question}
        message={discard.consequence}
        confirmLabel={discard.discard}
        cancelLabel={discard.stay}
        destructive
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </Suspense>
  );
}
