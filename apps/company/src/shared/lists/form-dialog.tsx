import { Button } from "@tomoru/ui/actions/button";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { type FormEvent, type ReactNode, useRef } from "react";
import styles from "./form-dialog.module.css";

type FormDialogProps = {
  title: string;
  message: ReactNode;
  submitLabel: string;
  cancelLabel: string;
  /** Has the focus first, in place of the first field. */
  focusId?: string | undefined;
  /** The verb while sending; nothing closes the dialog meanwhile. */
  loading: string | undefined;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A few fields that are asked for in passing. It stands for as long as it is mounted. */
export function FormDialog(props: FormDialogProps) {
  const { title, message, submitLabel, cancelLabel, focusId, loading, onSubmit, onCancel, children } = props;
  const first = useRef<HTMLElement>(null);
  return (
    <DialogFrame
      open
      title={title}
      message={message}
      initialFocus={first}
      onDismiss={onCancel}
      held={loading !== undefined}
      sheet
    >
      {(dismiss) => (
        <form
          ref={(form) => {
            first.current =
              form?.querySelector<HTMLElement>(focusId ? `#${focusId}` : "input, select, textarea") ?? null;
          }}
          className={styles.form}
          noValidate
          onSubmit={onSubmit}
        >
          {children}
          <DialogActions>
            <Button variant="secondary" onClick={dismiss} aria-disabled={loading !== undefined || undefined}>
              {cancelLabel}
            </Button>
            <Button variant="primary" type="submit" loading={loading}>
              {submitLabel}
            </Button>
          </DialogActions>
        </form>
      )}
    </DialogFrame>
  );
}
