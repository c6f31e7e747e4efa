import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./with-aside.module.css";

type WithAsideProps = { aside: ReactNode; className?: string | undefined; children: ReactNode };

/** A form, 600 px wide, and from 1280 px sticky help beside it. */
export function WithAside({ aside, className, children }: WithAsideProps) {
  return (
    <div className={styles.columns}>
      <div className={classNames(styles.main, className)}>{children}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
