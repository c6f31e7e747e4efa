import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./payment-card-row.module.css";

type PaymentCardRowProps = {
  /** e.g. "Visa". */
  brand: string;
  last4: string;
  /** "ending in 4242", for who hears the row. */
  spoken: string;
  holder: string;
  expiry: string;
  /** Tags. */
  tags?: ReactNode;
  actions?: ReactNode;
  /** A result that belongs to this card. */
  message?: ReactNode;
  /** The owner should do something about it. */
  due?: boolean;
};

/** A list item: brand, last four, holder, expiry. */
export function PaymentCardRow(props: PaymentCardRowProps) {
  const { brand, last4, spoken, holder, expiry, tags, actions, message, due } = props;
  return (
    <li className={classNames(styles.row, due && styles.due)}>
      <span className={styles.brand}>{brand}</span>
      <div className={styles.facts}>
        <p className={styles.number}>
          <span aria-hidden="true">•••• {last4}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </p>
        <p className={styles.holder}>
          <span>{holder}</span>
          <span>{expiry}</span>
        </p>
      </div>
      {tags || actions ? (
        <div className={styles.end}>
          {tags}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {message ? <div className={styles.message}>{message}</div> : null}
    </li>
  );
}
