import styles from "./money-card.module.css";

type SumRowsProps = {
  rows: readonly (readonly [term: string, value: string])[];
  total: readonly [term: string, value: string];
};

/** Sums under each other, and what they come to. */
export function SumRows({ rows, total: [term, value] }: SumRowsProps) {
  return (
    <dl className={styles.sums}>
      {rows.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    </dl>
  );
}
