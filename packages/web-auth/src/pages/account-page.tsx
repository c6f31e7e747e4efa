import type { ReactNode } from "react";
import styles from "./account-page.module.css";

/** The width of a signed-in page with one short form. */
export function AccountPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
