import { Card } from "../layout/card.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import type { RecordGroup } from "./record-cards.tsx";
import styles from "./record-table.module.css";

type RecordTableProps = {
  caption: string;
  headings: { date: string; title: string; amount: string; tag: string };
  groups: readonly RecordGroup[];
};

/** Each month is a row group with a heading row. */
export function RecordTable({ caption, headings, groups }: RecordTableProps) {
  return (
    <Card padding="none">
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{headings.date}</th>
            <th scope="col">{headings.title}</th>
            <th scope="col">{headings.tag}</th>
            <th scope="col">{headings.amount}</th>
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            <tr>
              <th className={styles.month} scope="rowgroup" colSpan={4}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <td className={styles.date}>{row.date}</td>
                <th className={styles.title} scope="row">
                  {row.title}
                </th>
                <td>
                  <div className={styles.state}>
                    {row.tag}
                    {row.action}
                  </div>
                </td>
                <td className={styles.amount}>{row.amount}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
