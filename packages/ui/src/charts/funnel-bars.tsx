import { barHeights } from "./bar-heights.ts";
import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";
import styles from "./funnel-bars.module.css";

type FunnelBarsProps = ChartWords & {
  /** In order. `valueLabel` is the formatted count. */
  steps: { key: string; label: string; value: number; valueLabel: string }[];
};

const ghostShares = [100, 70, 45, 30];

export function FunnelBars({ steps, ...words }: FunnelBarsProps) {
  const shares = barHeights(steps.map(({ value }) => value));
  if (!shares) {
    return (
      <GhostFigure finding={words.finding}>
        <div className={styles.ghosts} aria-hidden="true">
          {ghostShares.map((share) => (
            <svg key={share} className={styles.track} aria-hidden="true">
              <rect className={styles.ghost} x="1" y="1" width={`${share - 1}%`} height="16" rx="5" />
            </svg>
          ))}
        </div>
      </GhostFigure>
    );
  }
  return (
    <ChartFigure words={words} rows={steps}>
      <div className={styles.funnel} role="img" aria-label={words.finding}>
        {steps.map(({ key, label, valueLabel }, index) => (
          <div key={key} className={styles.step} aria-hidden="true">
            <span className={styles.label}>{label}</span>
            <svg className={styles.track} aria-hidden="true">
              <Step share={shares[index] ?? 0} />
            </svg>
            <span className={styles.value}>{valueLabel}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}

/** 0 is a line of 2 px. */
function Step({ share }: { share: number }) {
  if (share === 0) return <rect className={styles.zero} width="2" height="18" />;
  return <rect className={styles.bar} width={`${share * 100}%`} height="18" rx="5" />;
}
