import { type ReactNode, useId } from "react";
import { Card } from "../layout/card.tsx";
import styles from "./record-cards.module.css";

export type RecordRow = {
  key: string;
  date: ReactNode;
  title: ReactNode;
  /** Formatted money. */
  amount: ReactNode;
  /** A Tag. */
  tag: ReactNode;
  /** What the user should do about it. */
  action?: ReactNode;
};

export type RecordGroup = { key: string; title: string; rows: readonly RecordRow[] };

export function RecordCards({ groups }: { groups: readonly RecordGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Month key={group.key} group={group} />
      ))}
    </div>
  );
}

function Month({ group: { title, rows } }: { group: RecordGroup }) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 className={styles.month} id={titleId}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Card key={row.key} as="li" padding="none" className={styles.card}>
            <span className={styles.date}>{row.date}</span>
            <span className={styles.title}>{row.title}</span>
            <span className={styles.tag}>{row.tag}</span>
            <span className={styles.amount}>{row.amount}</span>
            {row.action ? <span className={styles.action}>{row.action}</span> : null}
          </Card>
        ))}
      </ul>
    </section>
  );
}
