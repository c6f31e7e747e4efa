import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./timeline.module.css";

export type TimelineStep = {
  key: string;
  title: ReactNode;
  when: ReactNode;
  isOpen?: boolean;
  detail?: ReactNode;
  state: "done" | "now" | "ahead";
};

/** `doneWord` is the text alternative of the tick. */
export function Timeline({ steps, doneWord }: { steps: readonly TimelineStep[]; doneWord: string }) {
  return (
    <ol>
      {steps.map(({ key, title, when, isOpen, detail, state }) => (
        <li
          key={key}
          className={styles.step}
          data-state={state}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className={styles.mark}>
            {state === "done" ? (
              <>
                <Check size={14} strokeWidth={3} aria-hidden="true" />
                <VisuallyHidden>{doneWord}</VisuallyHidden>
              </>
            ) : null}
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.when} data-open={isOpen || undefined}>
              {when}
            </p>
            {detail ? <div className={styles.detail}>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
