import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./stat-strip.module.css";

export type Stat = {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** The colour of its mark, if it has one. */
  tone?: "primary" | "info" | "danger" | undefined;
};

/** A few totals side by side. */
export function StatStrip({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.strip}>
        {stats.map(({ key, label, value, tone }) => (
          <div key={key} className={styles.stat}>
            <dt className={styles.label}>
              {tone ? <span className={classNames(styles.mark, styles[tone])} aria-hidden="true" /> : null}
              <span>{label}</span>
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
