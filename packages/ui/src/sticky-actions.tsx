import type { ReactNode } from "react";
import styles from "./sticky-actions.module.css";

/** Below 1024 px a bar that stays above the bottom bar; on a desk, and on a phone on its side, part of the page. Main action first where they stand above each other, else last. */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-sticky-actions="">
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
