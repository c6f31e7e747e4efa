import { Button } from "@tomoru/ui/actions/button";
import styles from "./said-with-undo.module.css";

type SaidWithUndoProps = { text: string | undefined; undoLabel: string; onUndo: (() => void) | undefined };

/** What was just done, told politely, and the way to take it back where there is one. */
export function SaidWithUndo({ text, undoLabel, onUndo }: SaidWithUndoProps) {
  return (
    <div className={text === undefined ? styles.none : styles.said}>
      <p role="status">{text}</p>
      {text !== undefined && onUndo ? (
        <Button variant="text" size="dense" onClick={onUndo}>
          {undoLabel}
        </Button>
      ) : null}
    </div>
  );
}
