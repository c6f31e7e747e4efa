import { X } from "lucide-react";
import { type ReactElement, type ReactNode, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { NoticeIcon } from "../feedback/notice-icon.tsx";
import styles from "./alert-dialog.module.css";
import { DialogFrame } from "./dialog-frame.tsx";

type AlertDialogProps = {
  open: boolean;
  tone: "error" | "success" | "info";
  title: string;
  message: ReactNode;
  /** For support, e.g. the error code. */
  code?: string | undefined;
  closeLabel: string;
  onClose: () => void;
  /** Replaces the close button. */
  action?: ReactElement | undefined;
};

export function AlertDialog({
  open,
  tone,
  title,
  message,
  code,
  closeLabel,
  onClose,
  action,
}: AlertDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const cross = useRef<HTMLButtonElement>(null);
  const icon = (
    <span className={classNames(styles.icon, styles[tone])}>
      <NoticeIcon tone={tone} size={24} />
    </span>
  );
  return (
    <DialogFrame
      open={open}
      title={title}
      message={message}
      icon={icon}
      initialFocus={action ? cross : close}
      onDismiss={onClose}
    >
      {(dismiss) => (
        <>
          {code ? <p className={styles.code}>{code}</p> : null}
          <div className={styles.action}>
            {action ?? (
              <Button variant="primary" wide ref={close} onClick={dismiss}>
                {closeLabel}
              </Button>
            )}
          </div>
          <IconButton
            className={styles.cross}
            ref={cross}
            label={closeLabel}
            icon={<X size={20} aria-hidden="true" />}
            onClick={dismiss}
          />
        </>
      )}
    </DialogFrame>
  );
}
