import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./sticky-actions.module.css";

/** Below 1024 px a bar that stays above the bottom bar; on a desk, and on a phone on its side, part of the page. Main action first where they stand above each other, else last; `row` sets them side by side from 1280 px, the main one first. */
export function StickyActions({ children, row }: { children: ReactNode; row?: boolean }) {
  return (
    <div className={styles.bar} data-sticky-actions="">
      <div className={classNames(styles.actions, row && styles.row)}>{children}</div>
    </div>
  );
}
