import { useId } from "react";
import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";
import styles from "./compare-bars.module.css";

type CompareBarsProps = ChartWords & {
  /** `note` says of how many posts; `valueLabel` is the formatted value. A null value is shown by its words alone. */
  bars: {
    key: string;
    label: string;
    note: string;
    value: number | null;
    valueLabel: string;
    isPr?: boolean;
  }[];
};

/** A few figures beside each other, the highest across the whole width. PR posts are hatched, which colour alone would not tell. */
export function CompareBars({ bars, ...words }: CompareBarsProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  if (highest === 0) {
    return (
      <GhostFigure finding={words.finding}>
        <svg className={styles.ghost} aria-hidden="true">
          <rect width="70%" height="14" rx="4" />
        </svg>
      </GhostFigure>
    );
  }
  return (
    <ChartFigure words={words} rows={bars}>
      <div className={styles.bars} role="img" aria-label={words.finding}>
        {bars.map(({ key, label, note, value, valueLabel, isPr = false }) => (
          <div key={key} className={styles.row}>
            <span className={styles.label}>
              {label}
              <span className={styles.note}>{note}</span>
            </span>
            <Bar share={(value ?? 0) / highest} isPr={isPr} />
            <span className={styles.value}>{valueLabel}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}

function Bar({ share, isPr }: { share: number; isPr: boolean }) {
  const hatch = useId();
  return (
    <svg className={styles.bar} height="16" aria-hidden="true">
      {isPr && (
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.pr} width="7" height="7" />
          <rect className={styles.stripe} width="2" height="7" />
        </pattern>
      )}
      <rect
        className={isPr ? styles.edged : styles.full}
        fill={isPr ? `url(#${hatch})` : undefined}
        width={share === 0 ? 2 : `${share * 100}%`}
        height="14"
        y="1"
        rx="4"
      />
    </svg>
  );
}
