import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { CheckBox } from "./check-box.tsx";
import styles from "./delete-dialog.module.css";
import { DialogActions } from "./dialog-actions.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { InlineMessage } from "./inline-message.tsx";

type DeleteDialogProps = DeletionProps & {
  open: boolean;
  title: string;
  /** That there is no way back. */
  message: ReactNode;
};

type DeletionProps = {
  /** Introduces the list of what goes. */
  goesLabel: string;
  goes: readonly string[];
  /** Beside the box that must be ticked first. */
  understoodLabel: string;
  deleteLabel: string;
  cancelLabel: string;
  /** The verb while sending; until it goes, nothing closes the dialog. */
  loading?: string | undefined;
  error?: ReactNode;
  onDelete: () => void;
  onCancel: () => void;
};

/** Asks twice: the reader ticks that the list was read, and then deletes. */
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

/** Lives as long as the dialog is open, so that each time the box starts empty. */
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
