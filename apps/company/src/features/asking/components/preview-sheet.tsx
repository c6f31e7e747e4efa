import { Sheet } from "@tomoru/ui/overlays/sheet";
import type { ReactNode } from "react";
import { useWords } from "../../../shared/site.ts";

type PreviewSheetProps = { open: boolean; onClose: () => void; children: ReactNode };

/** What creators will see, on a phone. */
export function PreviewSheet({ open, onClose, children }: PreviewSheetProps) {
  const { preview } = useWords().asking;
  return (
    <Sheet
      open={open}
      title={preview.title}
      doneLabel={preview.done}
      closeLabel={preview.done}
      onDone={onClose}
      onClose={onClose}
    >
      {children}
    </Sheet>
  );
}
