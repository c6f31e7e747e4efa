import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Phrases } from "../text/phrases.tsx";
import styles from "./step-list.module.css";

type Step = {
  key: string;
  label: string;
  /** What the step is good for, or what it waits for. */
  note: string;
  /** `waiting`: done as far as it is ours. */
  state: "open" | "waiting" | "done";
  stateWord: string;
  action?: ReactNode;
};

/** First steps in their order, each with its own way to it. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.list}>
      {steps.map(({ key, label, note, state, stateWord, action }, index) => (
        <li key={key} className={styles.step}>
          <span className={classNames(styles.number, styles[state])} aria-hidden="true">
            {state === "done" ? <Check size={18} /> : index + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.label}>
              <Phrases>{label}</Phrases>
              <VisuallyHidden>{stateWord}</VisuallyHidden>
            </p>
            <p className={styles.note}>
              <Phrases>{note}</Phrases>
            </p>
          </div>
          {action ? <div className={styles.action}>{action}</div> : null}
        </li>
      ))}
    </ol>
  );
}
