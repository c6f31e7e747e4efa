import { Button } from "@tomoru/ui/actions/button";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { X } from "lucide-react";
import { useWords } from "../site.ts";
import styles from "./said-with-undo.module.css";

type SaidWithUndoProps = {
  text: string | undefined;
  onUndo: (() => void) | undefined;
  onClose: () => void;
};

/** What was just done, told politely, and the way to take it back where there is one. Above the page: what is pressed there keeps its place. */
export function SaidWithUndo({ text, onUndo, onClose }: SaidWithUndoProps) {
  const { all: say } = useWords().lists;
  return (
    <div
      className={text === undefined ? styles.none : styles.said}
      data-sticky-actions={text === undefined ? undefined : ""}
    >
      <p role="status" className={styles.text}>
        {text}
      </p>
      {text === undefined ? null : (
        <>
          {onUndo ? (
            <Button variant="text" size="dense" onClick={onUndo}>
              {say.undo}
            </Button>
          ) : null}
          <IconButton label={say.saidClose} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
        </>
      )}
    </div>
  );
}
