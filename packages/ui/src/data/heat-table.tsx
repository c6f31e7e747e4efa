import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./heat-table.module.css";

type HeatTableProps = {
  caption: string;
  /** Names the column of the rows' names. */
  rowsLabel: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
};

const steps = 4;

/** Counts in rows and columns: the number stands in its cell, the tint lets the highest be found. */
export function HeatTable({ caption, rowsLabel, columns, rows }: HeatTableProps) {
  const highest = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{rowsLabel}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, at) => (
              <td key={columns[at]} className={styles[`heat${Math.ceil((value / highest) * steps)}`]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
