import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Phrases } from "../text/phrases.tsx";
import { useAfterFrame } from "../timing/use-after-frame.ts";
import styles from "./dialog-frame.module.css";
import { useOpenOverlay } from "./open-overlays.ts";

type DialogFrameProps = {
  open: boolean;
  title: string;
  message: ReactNode;
  icon?: ReactNode;
  /** The initial focus; the title takes it where there is much to read or to fill in first, and always where that would be scrolled to. */
  initialFocus: RefObject<HTMLElement | null> | "title";
  /** What takes the focus once it is closed, if what opened it is gone; null leaves the focus to go back to that. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Esc, the backdrop, or the `dismiss` that `children` are handed. */
  onDismiss: () => void;
  /** Cannot be closed, e.g. while sending. */
  held?: boolean | undefined;
  /** A bottom sheet on a phone. */
  sheet?: boolean | undefined;
  children: (dismiss: () => void) => ReactNode;
};

export function DialogFrame(props: DialogFrameProps) {
  const { open, title, message, icon, initialFocus, finalFocus, onDismiss, held, sheet, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const firstFocus = () =>
    initialFocus === "title" || isTooTall(popup.current) ? heading.current : initialFocus.current;
  const dismiss = () => held || onDismiss();
  // It opens a frame after the press that asks for it, and goes at once.
  const delayed = useAfterFrame(open);
  useOpenOverlay(open, dismiss);
  return (
    // The CSP refuses the inline style elements that some parts would write.
    <CSPProvider disableStyleElements>
      <Base.Root open={open && delayed} onOpenChange={(next) => next || dismiss()}>
        <Base.Portal>
          <Base.Backdrop className={styles.backdrop} />
          <Base.Viewport
            className={classNames(styles.viewport, sheet && styles.sheetPort)}
            onClick={onOutside(dismiss)}
          >
            <Base.Popup
              ref={popup}
              className={classNames(styles.popup, sheet && styles.sheet)}
              initialFocus={firstFocus}
              finalFocus={finalFocus ?? true}
              onKeyDown={refuseHeldEnter}
            >
              {icon}
              <Base.Title className={styles.title} ref={heading} tabIndex={-1}>
                <Phrases>{title}</Phrases>
              </Base.Title>
              <Base.Description className={styles.message} render={<div />}>
                <Phrases>{message}</Phrases>
              </Base.Description>
              {children(dismiss)}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** Whether a dialog ends below its window: a focus at its end would open it there. Read without the movement that it opens with. */
function isTooTall(popup: HTMLElement | null): boolean {
  const viewport = popup?.parentElement;
  return !!viewport && popup.offsetTop + popup.offsetHeight > viewport.clientHeight + 1;
}

/** Ignores a key still held down from the press that opened the dialog. */
function refuseHeldEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}

/** An alert dialog of Base UI ignores presses outside; ours closes on them. */
function onOutside(dismiss: () => void) {
  return (event: { target: EventTarget; currentTarget: EventTarget }) => {
    if (event.target === event.currentTarget) dismiss();
  };
}
