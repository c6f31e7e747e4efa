import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./definition-list.module.css";

type Row = { key?: string; term: string; children: ReactNode };

type DefinitionListProps = {
  rows: Row[];
  /** In a narrow place: terms above their values at every width. */
  isNarrow?: boolean | undefined;
  /** The key of a row that is pointed out. */
  marked?: string | undefined;
};

/** Two rows may say the same term, and happen at the same moment: each has a name of its own in the list. */
function named(rows: readonly Row[]): (Row & { name: string })[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = row.key ?? row.term;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...row, name: count === 1 ? name : `${name} ${count}` };
  });
}

export function DefinitionList({ rows, isNarrow, marked }: DefinitionListProps) {
  const isMarked = (key: string | undefined) => key !== undefined && key === marked;
  return (
    <dl className={isNarrow ? undefined : styles.wide}>
      {named(rows).map(({ key, name, term, children }) => (
        <div
          key={name}
          className={classNames(styles.row, isMarked(key) && styles.marked)}
          data-marked={isMarked(key) || undefined}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{children}</dd>
        </div>
      ))}
    </dl>
  );
}
