import type { ReactNode } from "react";
import styles from "./selection-bar.module.css";

type SelectionBarProps = {
  /** Names the bar. */
  label: string;
  /** e.g. "3 selected". */
  count: string;
  /** What the chosen ones come to. */
  sum: ReactNode;
  /** Buttons; a child with `data-note` says what became of one, in a line above them. */
  children: ReactNode;
};

/** What is chosen and what can be done with it, in sight while the list scrolls; above a phone's tabs. */
export function SelectionBar({ label, count, sum, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-sticky-actions="selection">
      <div className={styles.words} role="status">
        <b className={styles.count}>{count}</b>
        <span className={styles.sum}>{sum}</span>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
