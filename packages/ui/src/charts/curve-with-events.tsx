import { classNames } from "../class-names.ts";
import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";
import { curveParts, evenTicks } from "./curve-parts.ts";
import { Placed } from "./placed.tsx";
import styles from "./time-plot.module.css";

type CurveWithEventsProps = ChartWords & {
  /** By day, oldest first; null where nothing is known. `valueLabel` is the formatted value. */
  points: { key: string; at: number; label: string; value: number | null; valueLabel: string }[];
  tickLabel: (value: number) => string;
  days: { at: number; label: string }[];
  /** Days that are named in the curve. */
  events: { at: number; label: string }[];
};

/** A figure over time. Days without it are a gap, and what happened on a day stands at it. */
export function CurveWithEvents({ points, tickLabel, days, events, ...words }: CurveWithEventsProps) {
  const curve = curveParts(points);
  if (!curve) {
    return (
      <GhostFigure finding={words.finding}>
        <svg className={styles.ghost} aria-hidden="true">
          <line className={styles.ghostLine} x2="100%" y1="80%" y2="20%" />
        </svg>
      </GhostFigure>
    );
  }
  const { x, y, parts, last, range } = curve;
  return (
    <ChartFigure words={words} rows={points.toReversed()}>
      <div className={classNames(styles.frame, styles.curve)} role="img" aria-label={words.finding}>
        <svg className={styles.plot} aria-hidden="true">
          {evenTicks(range).map((tick) => (
            <line key={tick} className={styles.grid} x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
          ))}
          <svg className={styles.layer} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {parts.map((path) => (
              <g key={path.line}>
                <path className={styles.area} d={path.area} />
                <path className={styles.line} d={path.line} />
              </g>
            ))}
          </svg>
          {events.map(({ at }) => {
            const value = points.find((point) => point.at === at)?.value;
            if (value === null || value === undefined) return null;
            return (
              <g key={at}>
                <line className={styles.stem} x1={`${x(at)}%`} x2={`${x(at)}%`} y1="0" y2={`${y(value)}%`} />
                <circle className={styles.mark} cx={`${x(at)}%`} cy={`${y(value)}%`} r="4" />
              </g>
            );
          })}
          <circle className={styles.last} cx={`${x(last.at)}%`} cy={`${y(last.value)}%`} r="5" />
        </svg>
        {evenTicks(range).map((tick) => (
          <Placed key={tick} className={styles.height} style={{ insetBlockStart: `${y(tick)}%` }}>
            {tickLabel(tick)}
          </Placed>
        ))}
        {days
          .filter(({ at }) => x(at) >= 0 && x(at) <= 100)
          .map(({ at, label }) => (
            <Placed key={at} className={styles.day} style={{ insetInlineStart: `${x(at)}%` }}>
              {label}
            </Placed>
          ))}
        {events.map(({ at, label }) => (
          <Placed
            key={at}
            className={styles.event}
            // Keeps the words of the first and the last days within the card, each as near to its mark as it can be.
            style={{ insetInlineStart: `clamp(4em, ${x(at)}%, 100% - 4.5em)` }}
          >
            {label}
          </Placed>
        ))}
      </div>
    </ChartFigure>
  );
}
