import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Phrases } from "../text/phrases.tsx";
import styles from "./stage-line.module.css";

export type Stage = {
  key: string;
  label: string;
  /** A day, or whose turn it is. */
  when: ReactNode;
  /** `mine`: the person who looks has to act; `stopped`: it went no further. */
  state: "done" | "mine" | "theirs" | "ahead" | "skipped" | "stopped";
  /** Read out to people who do not see the mark. */
  stateWord?: string | undefined;
};

type StageLineProps = { label: string; stages: readonly Stage[]; layout: "row" | "column" };

/** Where something stands on a way whose steps never change places. The lamp only for whoever has to act. */
export function StageLine({ label, stages, layout }: StageLineProps) {
  return (
    <ol className={classNames(styles.line, styles[layout])} aria-label={label}>
      {stages.map(({ key, label: name, when, state, stateWord }) => (
        <li
          key={key}
          className={styles.stage}
          data-state={state}
          aria-current={state === "mine" || state === "theirs" || state === "stopped" ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === "done" ? <Check size={14} strokeWidth={3} /> : null}
          </span>
          <span className={styles.label}>
            <Phrases>{name}</Phrases>
            {stateWord ? <VisuallyHidden>{` (${stateWord})`}</VisuallyHidden> : null}
          </span>
          <span className={styles.when}>
            <Phrases>{when}</Phrases>
          </span>
        </li>
      ))}
    </ol>
  );
}
