import { type ReactNode, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { InlineMessage } from "../feedback/inline-message.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

type ConfirmModalProps = {
  open: boolean;
  title: string;
  /** The consequence, in a sentence. */
  message: ReactNode;
  /** The verb, never "OK". */
  confirmLabel: string;
  cancelLabel: string;
  /** The verb while sending; nothing closes the dialog meanwhile. */
  loading?: string | undefined;
  destructive?: boolean | undefined;
  /** There is much to read or to fill in before the verb: it begins at its title. */
  long?: boolean | undefined;
  /** Neither button is primary. */
  quiet?: boolean | undefined;
  error?: ReactNode;
  /** See DialogFrame. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmModal(props: ConfirmModalProps) {
  const { open, title, message, confirmLabel, cancelLabel, loading, destructive, quiet, error } = props;
  const { long = false } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const sending = loading !== undefined;
  return (
    <DialogFrame
      open={open}
      title={title}
      message={message}
      initialFocus={long ? "title" : destructive ? cancel : confirm}
      finalFocus={props.finalFocus}
      onDismiss={props.onCancel}
      held={sending}
      sheet
    >
      {(dismiss) => (
        <>
          {error ? <InlineMessage tone="error">{error}</InlineMessage> : null}
          <DialogActions>
            <Button
              variant={quiet ? "quiet" : "secondary"}
              ref={cancel}
              onClick={dismiss}
              aria-disabled={sending || undefined}
            >
              {cancelLabel}
            </Button>
            <Button
              variant={quiet ? "secondary" : destructive ? "danger" : "primary"}
              ref={confirm}
              loading={loading}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}
