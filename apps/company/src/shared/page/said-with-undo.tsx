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

/** Tells politely what was just done, with an undo where there is one. It lies above the page and moves nothing in it. */
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
