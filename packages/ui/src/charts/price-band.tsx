import { classNames } from "../class-names.ts";
import { bandShares } from "./band-shares.ts";
import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";
import { Placed } from "./placed.tsx";
import styles from "./price-band.module.css";

/** `valueLabel` is the formatted amount. */
type BandPoint = { label: string; value: number; valueLabel: string };

type PriceBandProps = ChartWords & {
  band: { least: BandPoint; middle: BandPoint; most: BandPoint } | undefined;
  /** The end of the scale from 0; the same for bands that are compared. */
  scaleEnd: number;
  /** e.g. "¥300,000–¥500,000". */
  range: string;
  /** e.g. "Estimate". */
  estimate: string;
  /** Names below the scale instead, where range and estimate stand above it. */
  ticks?: readonly { value: number; label: string }[] | undefined;
};

const height = 20;

export function PriceBand({ band, scaleEnd, range, estimate, ticks, ...words }: PriceBandProps) {
  if (!band) {
    return (
      <GhostFigure finding={words.finding}>
        <svg className={styles.ghost} height={height} aria-hidden="true">
          <rect className={styles.ghostBar} x="20%" y="5" width="45%" height="10" rx="5" />
        </svg>
      </GhostFigure>
    );
  }
  const { least, middle, most } = band;
  const rows = Object.entries(band).map(([key, point]) => ({ key, ...point }));
  return (
    <ChartFigure words={words} rows={rows}>
      <div className={classNames(styles.band, ticks && styles.ticked)} role="img" aria-label={words.finding}>
        {ticks ? null : (
          <span className={styles.estimate} aria-hidden="true">
            {estimate}
          </span>
        )}
        <svg className={styles.scale} height={height} aria-hidden="true">
          <Band
            {...bandShares({ least: least.value, middle: middle.value, most: most.value, end: scaleEnd })}
          />
        </svg>
        {ticks ? (
          <span className={styles.ticks} aria-hidden="true">
            {ticks.map(({ value, label }) => (
              <Placed key={value} style={{ insetInlineStart: `${(value / scaleEnd) * 100}%` }}>
                {label}
              </Placed>
            ))}
          </span>
        ) : (
          <span className={styles.range} aria-hidden="true">
            {range}
          </span>
        )}
      </div>
    </ChartFigure>
  );
}

/** A band of one amount is 2 px wide. */
function Band({ start, width, middle }: ReturnType<typeof bandShares>) {
  return (
    <>
      <rect className={styles.track} y="9" width="100%" height="2" />
      {width === 0 ? (
        <rect className={styles.zero} x={`${start}%`} width="2" height={height} />
      ) : (
        <>
          <rect className={styles.bar} x={`${start}%`} y="5" width={`${width}%`} height="10" rx="5" />
          <svg x={`${middle}%`} className={styles.tick} aria-hidden="true">
            <rect x="-2" width="4" height={height} rx="2" />
          </svg>
        </>
      )}
    </>
  );
}
