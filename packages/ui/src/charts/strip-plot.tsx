import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";
import { stripDots } from "./strip-dots.ts";
import styles from "./strip-plot.module.css";

type StripPlotProps = ChartWords & {
  /** Newest first. `valueLabel` is the formatted value. */
  points: { key: string; label: string; value: number; valueLabel: string }[];
  /** With its label, e.g. "Median 31K". */
  median: { value: number; label: string };
};

const top = 28;
const laneHeight = 14;
const radius = 5;

/** Single values between 0 and the highest, with a line at the median. */
export function StripPlot({ points, median, ...words }: StripPlotProps) {
  const dots = stripDots(points.map(({ value }) => value));
  if (!dots) {
    return (
      <GhostFigure finding={words.finding}>
        <GhostStrip />
      </GhostFigure>
    );
  }
  const highest = points.reduce((most, point) => (point.value > most.value ? point : most));
  const middle = Math.min(100, (median.value / highest.value) * 100);
  const floor = top + laneHeight * (1 + Math.max(...dots.map(({ lane }) => lane)));
  return (
    <ChartFigure words={words} rows={points}>
      <svg className={styles.strip} height={floor + 24} role="img" aria-label={words.finding}>
        <line className={styles.axis} x2="100%" y1={floor} y2={floor} />
        <line className={styles.median} x1={`${middle}%`} x2={`${middle}%`} y1={top - 6} y2={floor} />
        {points.map(({ key, value }, index) => (
          <Dot key={key} empty={value <= 0} floor={floor} {...dots[index]} />
        ))}
        <text className={styles.name} x={`${middle}%`} y="14" textAnchor={anchorAt(middle)}>
          {median.label}
        </text>
        <text className={styles.end} y={floor + 18}>
          0
        </text>
        <text className={styles.end} x="100%" y={floor + 18} textAnchor="end">
          {highest.valueLabel}
        </text>
      </svg>
    </ChartFigure>
  );
}

/** 0 is a line of 2 px. */
function Dot({
  empty,
  floor,
  x = 0,
  lane = 0,
}: {
  empty: boolean;
  floor: number;
  x?: number;
  lane?: number;
}) {
  const y = floor - laneHeight * (lane + 0.5);
  if (empty) return <rect className={styles.zero} y={y - radius} width="2" height={radius * 2} />;
  return <circle className={styles.dot} cx={`${x}%`} cy={y} r={radius} />;
}

/** Keeps a label inside the chart. */
function anchorAt(percent: number): "start" | "middle" | "end" {
  if (percent < 25) return "start";
  return percent > 75 ? "end" : "middle";
}

const ghosts = [14, 27, 36, 44, 58, 81];

function GhostStrip() {
  return (
    <svg className={styles.strip} height="36" aria-hidden="true">
      <line className={styles.axis} x2="100%" y1="28" y2="28" />
      {ghosts.map((place) => (
        <circle key={place} className={styles.ghost} cx={`${place}%`} cy="18" r={radius} />
      ))}
    </svg>
  );
}
