import { lazyOverlay } from "@tomoru/web/page/overlay.ts";

/** The question before what cannot be undone. */
export const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);
