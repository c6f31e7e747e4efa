import styles from "./budget-field.module.css";
import { Placed } from "./placed.tsx";

type BudgetFieldProps = {
  /** Within 0 to `end`; an end that is null is open. Null: no band is chosen. */
  band: { least: number | null; most: number | null } | null;
  /** Stands above the band; e.g. "Budget ¥1M–3M". */
  bandLabel: string;
  /** The sum of what is chosen; null while there is none. */
  total: { least: number; most: number } | null;
  end: number;
  ticks: readonly { value: number; label: string }[];
  /** One sentence for who cannot see it. */
  finding: string;
};

const height = 30;

/** A sum that is a range, on one axis with the band that it is to stay in. */
export function BudgetField({ band, bandLabel, total, end, ticks, finding }: BudgetFieldProps) {
  const share = (value: number) => Math.min(100, Math.max(0, (value / end) * 100));
  const from = share(band?.least ?? 0);
  const to = share(band?.most ?? end);
  return (
    <div className={styles.field} role="img" aria-label={finding}>
      <span className={styles.band} aria-hidden="true">
        {band ? <Placed style={{ insetInlineStart: `${Math.min(from, 60)}%` }}>{bandLabel}</Placed> : null}
      </span>
      <svg className={styles.scale} height={height} aria-hidden="true">
        <rect className={styles.track} x="0.5" y="0.5" width="99.8%" height={height - 1} rx="6" />
        {band ? (
          <rect className={styles.budget} x={`${from}%`} y="0" width={`${to - from}%`} height={height} />
        ) : null}
        {band?.least ? <rect className={styles.edge} x={`${from}%`} y="0" width="2" height={height} /> : null}
        {band?.most ? <rect className={styles.edge} x={`${to}%`} y="0" width="2" height={height} /> : null}
        {total ? <Total least={share(total.least)} most={share(total.most)} /> : null}
      </svg>
      <span className={styles.ticks} aria-hidden="true">
        {ticks.map(({ value, label }) => (
          <Placed key={value} style={{ insetInlineStart: `${share(value)}%` }}>
            {label}
          </Placed>
        ))}
      </span>
    </div>
  );
}

function Total({ least, most }: { least: number; most: number }) {
  return (
    <>
      <rect
        className={styles.total}
        x={`${least}%`}
        y="8"
        width={`${Math.max(most - least, 0.6)}%`}
        height="14"
        rx="4"
      />
      <svg className={styles.middle} x={`${(least + most) / 2}%`} aria-hidden="true">
        <rect className={styles.halo} x="-2.5" y="3" width="5" height="24" rx="2" />
        <rect className={styles.tick} x="-1.5" y="3" width="3" height="24" rx="1.5" />
      </svg>
    </>
  );
}
