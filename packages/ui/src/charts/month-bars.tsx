import { useId, useState } from "react";
import { Button } from "../button.tsx";
import { type Bar, BarColumns, GhostColumns } from "./bar-columns.tsx";
import { barHeights } from "./bar-heights.ts";
import { DataTable } from "./data-table.tsx";
import styles from "./month-bars.module.css";

type MonthBarsProps = {
  title: string;
  /** One sentence that says what the picture shows; written out when there is nothing to show yet. */
  finding: string;
  bars: Bar[];
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
  const heights = barHeights(bars.map(({ value }) => value));
  if (!heights) {
    return (
      <figure className={styles.figure}>
        <GhostColumns bars={bars} />
        <figcaption className={styles.caption}>{finding}</figcaption>
      </figure>
    );
  }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <BarColumns finding={finding} bars={bars} heights={heights} />
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
