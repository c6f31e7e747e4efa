import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./bar-columns.module.css";

export type Bar = {
  key: string;
  label: string;
  value: number;
  /** e.g. "12万". */
  valueLabel: string;
  current?: boolean | undefined;
};

const top = 24;
const plotHeight = 136;
const base = top + plotHeight;
const chartHeight = base + 28;
const zeroHeight = 2;
/** More labels do not fit on a phone: every second one is hidden there, counted from the last. */
const namesSideBySide = 8;

/** `heights` are shares of the plot, 0 to 1, one per bar. */
export function BarColumns({ finding, bars, heights }: { finding: string; bars: Bar[]; heights: number[] }) {
  return (
    <svg className={styles.chart} height={chartHeight} role="img" aria-label={finding}>
      <Columns bars={bars}>
        {({ valueLabel, current }, index) => {
          const share = heights[index] ?? 0;
          const height = Math.max(zeroHeight, share * plotHeight);
          const look = classNames(styles.bar, current && styles.current, share === 0 && styles.zero);
          return (
            <>
              <Column className={look} height={height} />
              {share > 0 && (current || share === 1) ? (
                <text className={styles.value} x="50%" y={base - height - 8}>
                  {valueLabel}
                </text>
              ) : null}
            </>
          );
        }}
      </Columns>
    </svg>
  );
}

/** Without any value only the zero lines are drawn, since any bar would be read as a sum. The caller supplies the sentence. */
export function ZeroColumns({ bars }: { bars: Bar[] }) {
  return (
    <svg className={styles.chart} height={chartHeight - plotHeight} aria-hidden="true">
      <g transform={`translate(0 ${-plotHeight})`}>
        <Columns bars={bars}>
          {() => <Column className={classNames(styles.bar, styles.zero)} height={zeroHeight} />}
        </Columns>
      </g>
    </svg>
  );
}

/** Columns in percent, text in px: the chart stretches while the text keeps its size. */
function Columns({ bars, children }: { bars: Bar[]; children: (bar: Bar, index: number) => ReactNode }) {
  const width = 100 / bars.length;
  const givesWay = (index: number) =>
    bars.length > namesSideBySide && (bars.length - 1 - index) % 2 === 1 && styles.between;
  return bars.map((bar, index) => (
    <svg
      key={bar.key}
      x={`${index * width}%`}
      width={`${width}%`}
      className={styles.column}
      aria-hidden="true"
    >
      {children(bar, index)}
      <text
        className={classNames(styles.label, bar.current && styles.now, givesWay(index))}
        x="50%"
        y={base + 20}
      >
        {bar.label}
      </text>
    </svg>
  ));
}

function Column({ className, height }: { className: string | undefined; height: number }) {
  const radius = Math.min(6, height / 2);
  return <rect className={className} x="22%" width="56%" y={base - height} height={height} rx={radius} />;
}
