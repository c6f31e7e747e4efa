import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";
import { linePoints } from "./line-points.ts";
import styles from "./sparkline.module.css";

type SparklineProps = ChartWords & {
  /** Oldest first. `valueLabel` is the formatted value. */
  points: { key: string; label: string; value: number; valueLabel: string }[];
};

const ghost = "M0 70 25 50 50 62 75 30 100 42";

/** The last point is marked and labelled. */
export function Sparkline({ points, ...words }: SparklineProps) {
  const line = linePoints(points.map(({ value }) => value));
  const last = line?.at(-1);
  if (!line || !last) {
    return (
      <GhostFigure finding={words.finding}>
        <svg className={styles.ghost} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={ghost} />
        </svg>
      </GhostFigure>
    );
  }
  const path = `M${line.map(({ x, y }) => `${x} ${y}`).join(" ")}`;
  return (
    <ChartFigure words={words} rows={points}>
      <div className={styles.spark} role="img" aria-label={words.finding}>
        <svg className={styles.plot} aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
            <path className={styles.area} d={`${path} 100 100 0 100Z`} />
            <path className={styles.line} d={path} />
          </svg>
          <circle className={styles.dot} cx={`${last.x}%`} cy={`${last.y}%`} r="4" />
        </svg>
        <span className={styles.value} aria-hidden="true">
          {points.at(-1)?.valueLabel}
        </span>
      </div>
    </ChartFigure>
  );
}
