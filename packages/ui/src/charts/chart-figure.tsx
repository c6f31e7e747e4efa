import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { Button } from "../actions/button.tsx";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./chart-figure.module.css";
import { DataTable, type TableRow } from "./data-table.tsx";

export type ChartWords = {
  title: string;
  /** Where a heading beside the chart says it already. */
  titleHidden?: boolean | undefined;
  /** The title heads a card of its own. */
  isHeading?: boolean | undefined;
  /** The same, with this below it. */
  headNote?: string | undefined;
  /** One sentence that says what the chart shows; visible when it is empty. */
  finding: string;
  tableLabels: { label: string; value: string };
  showTableLabel: string;
  hideTableLabel: string;
};

type ChartFigureProps = {
  words: ChartWords;
  rows: TableRow[];
  children: ReactNode;
};

/** A chart under its title, with a button that shows its numbers as a table. */
export function ChartFigure({ words, rows, children }: ChartFigureProps) {
  const { title, tableLabels, showTableLabel, hideTableLabel } = words;
  const [tableShown, setTableShown] = useState(false);
  const tableRendered = useDeferredValue(tableShown);
  const tableId = useId();
  return (
    <figure className={classNames(styles.figure, isHeaded(words) && styles.headed)}>
      <ChartCaption words={words} />
      {children}
      <Button
        className={styles.toggle}
        variant="text"
        size="dense"
        flush="start"
        aria-expanded={tableShown}
        aria-controls={tableId}
        onClick={() => setTableShown(!tableShown)}
      >
        {tableShown ? hideTableLabel : showTableLabel}
      </Button>
      <div id={tableId} hidden={!tableRendered}>
        <DataTable caption={title} labels={tableLabels} rows={rows} />
      </div>
    </figure>
  );
}

const isHeaded = ({ isHeading, headNote }: ChartWords) => isHeading === true || headNote !== undefined;

function ChartCaption({ words }: { words: ChartWords }) {
  const { title, titleHidden, headNote } = words;
  if (!isHeaded(words)) {
    return (
      <figcaption className={styles.caption}>
        {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </figcaption>
    );
  }
  return (
    <figcaption className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {headNote ? <p className={styles.note}>{headNote}</p> : null}
    </figcaption>
  );
}

/** The empty state. */
export function GhostFigure({ finding, children }: { finding: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{finding}</figcaption>
    </figure>
  );
}
