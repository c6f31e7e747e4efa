import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { Button } from "../actions/button.tsx";
import { InlineMessage } from "../feedback/inline-message.tsx";
import { CheckBox } from "../forms/check-box.tsx";
import styles from "./delete-dialog.module.css";
import { DialogActions } from "./dialog-actions.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

type DeleteDialogProps = DeletionProps & {
  open: boolean;
  title: string;
  /** Says that it cannot be undone. */
  message: ReactNode;
};

type DeletionProps = {
  goesLabel: string;
  goes: readonly string[];
  /** Label of the box to be ticked first. */
  understoodLabel: string;
  deleteLabel: string;
  cancelLabel: string;
  /** The verb while sending; nothing closes the dialog meanwhile. */
  loading?: string | undefined;
  error?: ReactNode;
  onDelete: () => void;
  onCancel: () => void;
};

/** Deleting takes a ticked box first. */
export function DeleteDialog({ open, title, message, ...deletion }: DeleteDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open={open}
      title={title}
      message={message}
      initialFocus={cancel}
      onDismiss={deletion.onCancel}
      held={deletion.loading !== undefined}
      sheet
    >
      {(dismiss) => <Deletion {...deletion} onCancel={dismiss} cancelRef={cancel} />}
    </DialogFrame>
  );
}

/** Mounted while the dialog is open, so that the box starts empty each time. */
function Deletion(props: DeletionProps & { cancelRef: RefObject<HTMLButtonElement | null> }) {
  const { goesLabel, goes, understoodLabel, loading, error } = props;
  const [understood, setUnderstood] = useState(false);
  const boxId = useId();
  const goesId = useId();
  return (
    <>
      <div className={styles.goes}>
        <p id={goesId}>{goesLabel}</p>
        <ul className={styles.list} aria-labelledby={goesId}>
          {goes.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
      <CheckBox id={boxId} label={understoodLabel} checked={understood} onChange={setUnderstood} />
      {error ? <InlineMessage tone="error">{error}</InlineMessage> : null}
      <DialogActions>
        <Button
          variant="secondary"
          ref={props.cancelRef}
          onClick={props.onCancel}
          aria-disabled={loading !== undefined || undefined}
        >
          {props.cancelLabel}
        </Button>
        <Button
          variant="danger"
          off={understood ? undefined : boxId}
          loading={loading}
          onClick={props.onDelete}
        >
          {props.deleteLabel}
        </Button>
      </DialogActions>
    </>
  );
}
