import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./amount.module.css";

/** A sum of money, already in words, in figures of equal width. `display` is the one number of a card. */
export function Amount({ size, children }: { size: "display" | "row"; children: ReactNode }) {
  return <span className={classNames(styles.amount, styles[size])}>{children}</span>;
}
