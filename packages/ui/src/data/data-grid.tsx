import { Fragment, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { onDesktop, useMediaQuery } from "../layout/use-media-query.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./data-grid.module.css";
import type { GridColumn } from "./data-grid-column.ts";
import { GridFoot, GridHead } from "./data-grid-edges.tsx";
import { type GridGroup, GridRow, GroupRow, groupHead } from "./grid-row.tsx";
import { RowCheckBox } from "./row-check-box.tsx";
import { type RowKeys, type RowKeyUse, type SelectionChange, useRowKeys } from "./use-row-keys.ts";

export type { GridColumn, SelectionChange };

type DataGridProps<Row> = {
  caption: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The column that names the row: a row header. */
  rowHeader: string;
  /** One row below 1024 px; the box is to stand in it. */
  card: (row: Row, box: ReactNode) => ReactNode;
  selection?: GridSelection<Row> | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Single letters of the page's own, which act on the row in focus. */
  letters?: Readonly<Record<string, (row: Row) => void>> | undefined;
  /** Single letters can be turned off. The arrows, Enter and Space stay. */
  hasLetters?: boolean | undefined;
  /** The rows are those of before, while others are on the way. */
  isStale?: boolean | undefined;
  /** Under the columns, by their keys: what all rows come to. A table's alone. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** Rows come in groups, one behind the other: each begins with its head. */
  groupOf?: ((row: Row) => GridGroup) | undefined;
  /** A row that is out of the reckoning. */
  isFaint?: ((row: Row) => boolean) | undefined;
};

export type GridSelection<Row> = {
  selected: ReadonlySet<string>;
  /** What is chosen by now is handed to the change: of two quick presses neither is lost. */
  onSelect: (change: SelectionChange) => void;
  labelOf: (row: Row) => string;
  allLabel: string;
};

/**
 * Rows to look through, choose from and open. A table that is one tab stop, with a card for each row below 1024 px. With the
 * focus on a row: J and K or the arrows move, Shift with them extends, X or Space chooses, Enter opens.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const isTable = useMediaQuery(onDesktop);
  const { rows, keyOf, selection, onOpen, letters, hasLetters } = props;
  const keys = useRowKeys({
    keys: rows.map(keyOf),
    onSelect: selection?.onSelect,
    hasLetters,
    use: (use: RowKeyUse, key) => {
      const row = rows.find((each) => keyOf(each) === key);
      if (row === undefined) return false;
      if (use === "open") onOpen?.(row);
      else letters?.[use]?.(row);
      return use === "open" ? onOpen !== undefined : letters?.[use] !== undefined;
    },
  });
  return isTable ? <GridTable {...props} keys={keys} /> : <GridCards {...props} />;
}

function GridTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  rowHeader,
  selection,
  isStale,
  foot,
  groupOf,
  isFaint,
  keys,
}: DataGridProps<Row> & { keys: RowKeys }) {
  return (
    <table className={classNames(styles.table, isStale && styles.stale)} aria-busy={isStale}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {selection && (
            <th className={styles.choice} scope="col">
              <AllBox rows={rows} keyOf={keyOf} selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <GridHead key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody {...keys.body}>
        {rows.map((row, index) => (
          <Fragment key={keyOf(row)}>
            <GroupRow group={groupHead(rows, index, groupOf)} span={columns.length + (selection ? 1 : 0)} />
            <GridRow
              row={row}
              attributes={keys.row(keyOf(row))}
              look={lookOf({ row, keyOf, selection, isFaint })}
              columns={columns}
              rowHeader={rowHeader}
              box={selection && <RowBox row={row} rowKey={keyOf(row)} selection={selection} />}
            />
          </Fragment>
        ))}
      </tbody>
      {foot && <GridFoot columns={columns} foot={foot} hasChoice={selection !== undefined} />}
    </table>
  );
}

type Look<Row> = Pick<DataGridProps<Row>, "keyOf" | "selection" | "isFaint"> & { row: Row };

function lookOf<Row>({ row, keyOf, selection, isFaint }: Look<Row>): string | undefined {
  return classNames(selection?.selected.has(keyOf(row)) && styles.chosen, isFaint?.(row) && styles.faint);
}

function GridCards<Row>(props: DataGridProps<Row>) {
  const { caption, rows, keyOf, card, selection, isStale, isFaint, groupOf } = props;
  return (
    <ul
      className={classNames(styles.cards, isStale && styles.stale)}
      aria-label={caption}
      aria-busy={isStale}
    >
      {rows.map((row, index) => {
        const key = keyOf(row);
        const group = groupOf?.(row);
        const head = groupHead(rows, index, groupOf);
        return (
          <li
            key={key}
            className={classNames(
              styles.card,
              selection?.selected.has(key) && styles.chosenCard,
              isFaint?.(row) && styles.faint,
              group?.isLamp && styles.lampCard,
            )}
          >
            {head ? (
              <p className={classNames(styles.groupHead, head.isLamp && styles.lamp)}>{head.head}</p>
            ) : null}
            {card(row, selection && <RowBox row={row} rowKey={key} selection={selection} />)}
          </li>
        );
      })}
    </ul>
  );
}

function AllBox<Row>({
  rows,
  keyOf,
  selection,
}: {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection: GridSelection<Row>;
}) {
  const { selected, onSelect, allLabel } = selection;
  const here = rows.map(keyOf);
  const chosen = here.filter((key) => selected.has(key)).length;
  return (
    <RowCheckBox
      label={allLabel}
      checked={chosen > 0 && chosen === here.length}
      isPartly={chosen > 0 && chosen < here.length}
      // What is chosen on other pages stays.
      onChange={(checked) => onSelect((now) => withKeys(now, here, checked))}
    />
  );
}

function RowBox<Row>({
  row,
  rowKey,
  selection,
}: {
  row: Row;
  rowKey: string;
  selection: GridSelection<Row>;
}) {
  const { selected, onSelect, labelOf } = selection;
  return (
    <RowCheckBox
      label={labelOf(row)}
      checked={selected.has(rowKey)}
      onChange={(checked) => onSelect((now) => withKeys(now, [rowKey], checked))}
    />
  );
}

function withKeys(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isChosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
