import styles from "./data-table.module.css";

type DataTableProps = {
  caption: string;
  labels: { label: string; value: string };
  rows: { key: string; label: string; value: string }[];
};

/** A chart's numbers as a table; the values are shown as given. */
export function DataTable({ caption, labels, rows }: DataTableProps) {
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
        {rows.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
