import { useId, useState } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { barHeights } from "./bar-heights.ts";
import { DataTable } from "./data-table.tsx";
import styles from "./month-bars.module.css";

type MonthBar = {
  key: string;
  label: string;
  value: number;
  /** The value in words, e.g. "12万". */
  valueLabel: string;
  current?: boolean | undefined;
};

type MonthBarsProps = {
  title: string;
  /** One sentence that says what the picture shows. */
  finding: string;
  bars: MonthBar[];
  tableLabels: { label: string; value: string };
  showTableLabel: string;
  hideTableLabel: string;
};

export function MonthBars({
  title,
  finding,
  bars,
  tableLabels,
  showTableLabel,
  hideTableLabel,
}: MonthBarsProps) {
  const [tableShown, setTableShown] = useState(false);
  const tableId = useId();
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <Bars finding={finding} bars={bars} />
      <Button
        className={styles.toggle}
        variant="text"
        size="dense"
        aria-expanded={tableShown}
        aria-controls={tableId}
        onClick={() => setTableShown(!tableShown)}
      >
        {tableShown ? hideTableLabel : showTableLabel}
      </Button>
      <div id={tableId} hidden={!tableShown}>
        <DataTable
          caption={title}
          labels={tableLabels}
          rows={bars.map(({ key, label, valueLabel }) => ({ key, label, value: valueLabel }))}
        />
      </div>
    </figure>
  );
}

const plot = { top: 24, height: 136, axis: 28 };

/** Columns are percentages and text is in px, so the drawing stretches while the words keep their size. */
function Bars({ finding, bars }: { finding: string; bars: MonthBar[] }) {
  const heights = barHeights(bars.map(({ value }) => value));
  const column = 100 / bars.length;
  const base = plot.top + plot.height;
  return (
    <svg className={styles.chart} height={base + plot.axis} role="img" aria-label={finding}>
      {bars.map(({ key, label, valueLabel, current }, index) => {
        const share = heights[index] ?? 0;
        const height = Math.max(2, share * plot.height);
        const labelled = share > 0 && (current || share === 1);
        return (
          <svg
            key={key}
            x={`${index * column}%`}
            width={`${column}%`}
            className={styles.column}
            aria-hidden="true"
          >
            <rect
              className={classNames(styles.bar, current && styles.current, share === 0 && styles.zero)}
              x="22%"
              width="56%"
              y={base - height}
              height={height}
              rx={share === 0 ? 1 : 6}
            />
            {labelled ? (
              <text className={styles.value} x="50%" y={base - height - 8}>
                {valueLabel}
              </text>
            ) : null}
            <text className={classNames(styles.label, current && styles.now)} x="50%" y={base + 20}>
              {label}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}
