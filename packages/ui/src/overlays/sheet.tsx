import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { useAfterFrame } from "../timing/use-after-frame.ts";
import frame from "./dialog-frame.module.css";
import { useOpenOverlay } from "./open-overlays.ts";
import styles from "./sheet.module.css";

type SheetProps = {
  open: boolean;
  title: ReactNode;
  /** The button that applies the choice, e.g. "Done". */
  doneLabel: string;
  onDone: () => void;
  /** By the cross, Esc or the backdrop. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A bottom sheet around a scrolling list. Done applies, any other way out cancels. */
export function Sheet({ open, title, doneLabel, onDone, closeLabel, onClose, children }: SheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const delayed = useAfterFrame(open);
  useOpenOverlay(open, onClose);
  return (
    // The CSP refuses the inline style elements that some parts would write.
    <CSPProvider disableStyleElements>
      <Base.Root open={open && delayed} onOpenChange={(next) => next || onClose()}>
        <Base.Portal>
          <Base.Backdrop className={frame.backdrop} />
          <Base.Viewport className={classNames(frame.viewport, frame.sheetPort)}>
            <Base.Popup
              className={classNames(frame.popup, frame.sheet, styles.sheet)}
              // The initial focus: the options, not the cross above them.
              initialFocus={() => body.current?.querySelector<HTMLElement>("input, textarea, button, a")}
            >
              <div className={styles.head}>
                <Base.Title className={frame.title}>{title}</Base.Title>
                <IconButton
                  className={styles.cross}
                  label={closeLabel}
                  icon={<X size={20} aria-hidden="true" />}
                  onClick={onClose}
                />
              </div>
              <div className={styles.body} ref={body}>
                {children}
              </div>
              <Button variant="primary" wide onClick={onDone}>
                {doneLabel}
              </Button>
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
