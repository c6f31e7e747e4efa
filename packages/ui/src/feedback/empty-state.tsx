import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** An empty state: the outline of the card that will stand here, then one sentence and one action. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ghost}>
      <svg className={styles.drawing} viewBox="0 0 240 112" aria-hidden="true">
        <rect className={styles.back} x="22" y="1" width="196" height="60" rx="12" />
        <rect className={styles.sheet} x="1" y="16" width="238" height="95" rx="14" />
        <circle className={styles.bone} cx="28" cy="40" r="8" />
        <rect className={styles.bone} x="44" y="35" width="54" height="10" rx="5" />
        <rect className={styles.bone} x="176" y="32" width="44" height="16" rx="8" />
        <rect className={styles.bone} x="20" y="60" width="128" height="12" rx="6" />
        <rect className={styles.bone} x="20" y="84" width="72" height="10" rx="5" />
        <rect className={styles.bone} x="156" y="84" width="64" height="10" rx="5" />
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
