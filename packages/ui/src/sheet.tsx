import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import frame from "./dialog-frame.module.css";
import { hideFirst } from "./hide-first.ts";
import styles from "./sheet.module.css";
import { useAfterFrame } from "./use-after-frame.ts";

type SheetProps = {
  open: boolean;
  title: ReactNode;
  /** The button at the foot, e.g. "Done". */
  closeLabel: string;
  onClose: () => void;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A list that rises from the lower edge and scrolls inside. */
export function Sheet({ open, title, closeLabel, onClose, aside, children }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  const drawn = useAfterFrame(open);
  const close = () => hideFirst(popup.current, onClose);
  return (
    // The page's policy refuses inline style elements, which some parts would otherwise write.
    <CSPProvider disableStyleElements>
      <Base.Root open={open && drawn} onOpenChange={(next) => next || close()}>
        <Base.Portal>
          <Base.Backdrop className={frame.backdrop} />
          <Base.Viewport className={classNames(frame.viewport, frame.sheetPort)}>
            <Base.Popup ref={popup} className={classNames(frame.popup, frame.sheet, styles.sheet)}>
              <div className={styles.head}>
                <Base.Title className={frame.title}>{title}</Base.Title>
                {aside}
              </div>
              <div className={styles.body}>{children}</div>
              <Button variant="primary" wide onClick={close}>
                {closeLabel}
              </Button>
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
