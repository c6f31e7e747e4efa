import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./data-grid.module.css";

/** `isLamp` only where it is the user's turn. */
export type GridGroup = { key: string; head: ReactNode; isLamp?: boolean };

/** The head that stands in front of a row: of the first row of its group. */
export function groupHead<Row>(
  rows: readonly Row[],
  index: number,
  groupOf: ((row: Row) => GridGroup) | undefined,
): GridGroup | undefined {
  const [row, before] = [rows[index], rows[index - 1]];
  if (!groupOf || row === undefined) return undefined;
  const group = groupOf(row);
  return before !== undefined && groupOf(before).key === group.key ? undefined : group;
}

export function GroupRow({ group, span }: { group: GridGroup | undefined; span: number }) {
  if (!group) return null;
  return (
    <tr className={classNames(styles.group, group.isLamp && styles.lamp)}>
      <th scope="rowgroup" colSpan={span}>
        {group.head}
      </th>
    </tr>
  );
}

type Column<Row> = {
  key: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  isSpare?: boolean;
};

type GridRowProps<Row> = {
  row: Row;
  attributes: { readonly tabIndex: 0 | -1; readonly onFocus: () => void };
  look: string | undefined;
  columns: readonly Column<Row>[];
  rowHeader: string;
  box: ReactNode;
};

export function GridRow<Row>({ row, attributes, look, columns, rowHeader, box }: GridRowProps<Row>) {
  return (
    <tr {...attributes} className={look}>
      {box ? <td className={styles.choice}>{box}</td> : null}
      {columns.map((column) => {
        const cell = classNames(column.isNumber && styles.number, column.isSpare && styles.spare);
        if (column.key !== rowHeader) {
          return (
            <td key={column.key} className={cell}>
              {column.cell(row)}
            </td>
          );
        }
        return (
          <th key={column.key} className={classNames(cell, styles.header)} scope="row">
            {column.cell(row)}
          </th>
        );
      })}
    </tr>
  );
}
