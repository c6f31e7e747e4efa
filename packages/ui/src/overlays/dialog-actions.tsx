import type { ReactNode } from "react";
import styles from "./dialog-actions.module.css";

/** Cancel first, then the verb. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
