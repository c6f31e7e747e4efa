import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./definition-list.module.css";

type DefinitionListProps = {
  rows: { key?: string; term: string; children: ReactNode }[];
  /** In a narrow place: terms above their values at every width. */
  isNarrow?: boolean | undefined;
  /** The key of a row that is pointed out. */
  marked?: string | undefined;
};

export function DefinitionList({ rows, isNarrow, marked }: DefinitionListProps) {
  const isMarked = (key: string | undefined) => key !== undefined && key === marked;
  return (
    <dl className={isNarrow ? undefined : styles.wide}>
      {rows.map(({ key, term, children }) => (
        <div
          key={term}
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
