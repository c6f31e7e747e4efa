import type { ReactNode } from "react";
import field from "./field.module.css";
import styles from "./read-only-field.module.css";

type ReadOnlyFieldProps = {
  label: string;
  /** Why it cannot be changed here. */
  hint?: ReactNode;
  /** A link to where it can be changed. */
  action?: ReactNode;
  children: ReactNode;
};

export function ReadOnlyField({ label, hint, action, children }: ReadOnlyFieldProps) {
  return (
    <dl className={field.field}>
      <dt className={field.label}>{label}</dt>
      {hint ? <dd className={field.hint}>{hint}</dd> : null}
      <dd className={styles.box}>
        <span className={styles.value}>{children}</span>
        {action}
      </dd>
    </dl>
  );
}
