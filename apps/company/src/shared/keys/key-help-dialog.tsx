import { Button } from "@tomoru/ui/actions/button";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { useRef } from "react";
import { useWords } from "../site.ts";
import styles from "./key-help-dialog.module.css";

/** All keys of rows, in one place. */
export function KeyHelpDialog({ onClose }: { onClose: () => void }) {
  const { keys: say } = useWords();
  const close = useRef<HTMLButtonElement>(null);
  const rows = [
    { keys: ["J", "K"], text: say.move },
    { keys: ["Shift + J", "Shift + K"], text: say.extend },
    { keys: ["X"], text: say.choose },
    { keys: ["Enter"], text: say.open },
    { keys: ["L"], text: say.list },
    { keys: ["M"], text: say.note },
    { keys: ["Backspace"], text: say.remove },
    { keys: ["C"], text: say.consult },
    { keys: ["/"], text: say.keyword },
    { keys: ["Ctrl + Enter", "⌘ + Enter"], text: say.main },
    { keys: ["Esc"], text: say.close },
    { keys: ["?"], text: say.help },
  ];
  return (
    <DialogFrame open title={say.title} message={say.where} initialFocus={close} onDismiss={onClose} sheet>
      {(dismiss) => (
        <>
          <dl className={styles.keys}>
            {rows.map(({ keys, text }) => (
              <div key={text} className={styles.row}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <DialogActions>
            <Button variant="secondary" ref={close} onClick={dismiss}>
              {say.dismiss}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}
