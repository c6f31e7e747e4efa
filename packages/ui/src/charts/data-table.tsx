import { memo } from "react";
import styles from "./data-table.module.css";

export type TableRow = { key: string; label: string; valueLabel: string };

type DataTableProps = {
  caption: string;
  labels: { label: string; value: string };
  rows: TableRow[];
};

/** Memoised: showing and hiding it must not render it again. */
export const DataTable = memo(function DataTable({ caption, labels, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.label}</th>
          <th scope="col">{labels.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, valueLabel }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{valueLabel}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
