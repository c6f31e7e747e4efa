import type { ReactNode } from "react";
import styles from "./paper.module.css";

/** One A4 page: on the screen a sheet, on paper the page itself, without anything around it. */
export function Paper({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article className={styles.paper} aria-label={label}>
      {children}
    </article>
  );
}
