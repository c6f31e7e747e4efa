import { Button } from "@tomoru/ui/actions/button";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useWords } from "../../../shared/site.ts";
import type { Asking } from "../use-asking.ts";
import styles from "./asking-bar.module.css";

type AskingBarProps = { asking: Asking; final: string; onClose: () => void };

/** Below the form: what is missing, what sending means, and the two ways on. */
export function AskingBar({ asking, final, onClose }: AskingBarProps) {
  const { asking: say } = useWords();
  const { open, kind, question, sending } = asking;
  const [next] = open;
  const isCampaign = kind === "campaign";
  return (
    <div className={styles.bar} id="asking-send" data-sticky-actions="">
      <p className={styles.left}>
        {next ? (
          <>
            <CircleAlert size={18} aria-hidden="true" />
            {say.left(open.length)}
            <a
              href={`#${next.field}`}
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(next.field);
                field?.focus({ preventScroll: true });
                field?.scrollIntoView({ block: "center" });
              }}
            >
              {next.label}
            </a>
          </>
        ) : (
          <>
            <CircleCheck size={18} aria-hidden="true" />
            {say.complete}
          </>
        )}
      </p>
      <p className={styles.final}>{final}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          {say.draft.close}
        </Button>
        <SubmitButton
          sending={sending && question.isSending}
          sendingLabel={isCampaign ? say.confirm.publishing : say.confirm.sending}
        >
          {say.next}
          <span className={styles.key} aria-hidden="true">
            Ctrl / ⌘ + ↵
          </span>
        </SubmitButton>
      </div>
    </div>
  );
}
