import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./data-grid.module.css";
import type { GridColumn } from "./data-grid-column.ts";

export function GridHead<Row>({ column }: { column: GridColumn<Row> }) {
  const { head, headNote, isHeadHidden, isNumber, isSpare, sort } = column;
  const look = classNames(isNumber && styles.number, isSpare && styles.spare);
  if (!sort) {
    return (
      <th className={look} scope="col">
        {isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
        {headNote}
      </th>
    );
  }
  const Arrow = sort.direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th className={look} scope="col" aria-sort={sort.direction ?? undefined}>
      <button type="button" className={styles.sort} onClick={sort.onSort} title={sort.label}>
        {head}
        {sort.direction && <Arrow size={14} aria-hidden="true" />}
      </button>
      {headNote}
    </th>
  );
}

type GridFootProps<Row> = {
  columns: readonly GridColumn<Row>[];
  foot: Readonly<Record<string, ReactNode>>;
  hasChoice: boolean;
};

export function GridFoot<Row>({ columns, foot, hasChoice }: GridFootProps<Row>) {
  return (
    <tfoot className={styles.foot}>
      <tr>
        {hasChoice && <td />}
        {columns.map(({ key, isNumber, isSpare }) => (
          <td key={key} className={classNames(isNumber && styles.number, isSpare && styles.spare)}>
            {foot[key]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
