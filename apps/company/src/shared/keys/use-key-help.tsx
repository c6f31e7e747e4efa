import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { type ReactNode, Suspense, useState } from "react";

const KeyHelpDialog = lazyOverlay(async () => (await import("./key-help-dialog.tsx")).KeyHelpDialog);

/** The `?` key of a table, and the dialog that it opens. */
export function useKeyHelp(): { show: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen ? (
    <Suspense>
      <KeyHelpDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  return { show: () => setOpen(true), dialog };
}
