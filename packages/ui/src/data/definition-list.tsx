import type { ReactNode } from "react";
import styles from "./definition-list.module.css";

type DefinitionListProps = { rows: { term: string; children: ReactNode }[] };

export function DefinitionList({ rows }: DefinitionListProps) {
  return (
    <dl>
      {rows.map(({ term, children }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{children}</dd>
        </div>
      ))}
    </dl>
  );
}
