import type { ListRow } from "@tomoru/contract/company/lists";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import type { LogAxis } from "@tomoru/ui/charts/log-axis";
import { StripAxis } from "@tomoru/ui/charts/post-strip";
import type { GridColumn } from "@tomoru/ui/data/data-grid";
import { X } from "lucide-react";
import {
  AccountName,
  AccountStrip,
  GoneName,
  MedianViews,
  Price,
  PrShare,
} from "../../../shared/accounts/account-parts.tsx";
import { useLanguage } from "../../../shared/site.ts";
import type { WalkState } from "../../../shared/walk.ts";
import type { ListWithRows, RowSort, useAnswers } from "../lists.queries.ts";
import { AnsweredOn, SituationNow } from "./answer-cells.tsx";
import { LastDeal } from "./last-deal.tsx";
import styles from "./list-table.module.css";
import { NoteCell } from "./note-cell.tsx";

type ListColumns = {
  list: ListWithRows;
  sort: RowSort;
  onSort: (sort: RowSort) => void;
  axis: LogAxis;
  state: WalkState;
  answers: ReturnType<typeof useAnswers>;
  hasPr: boolean;
  /** Undefined where the list cannot be changed. */
  onRemove: ((row: ListRow) => void) | undefined;
};

export function useListColumns(options: ListColumns): GridColumn<ListRow>[] {
  const { list, sort, onSort, axis, state, answers, hasPr, onRemove } = options;
  const { words, format } = useLanguage();
  const { search, lists } = words;
  const { one: say } = lists;
  const isAsked = list.consultationId !== null;
  const sorted = (key: RowSort) => ({
    direction: key === sort ? ("descending" as const) : null,
    onSort: () => onSort(key === sort ? "added" : key),
    label: search.columns.sortBy(say.sorts[key]),
  });
  const columns: (GridColumn<ListRow> | null)[] = [
    {
      key: "creator",
      head: search.columns.creator,
      cell: (row) => (
        <div className={styles.person}>
          <Name row={row} state={state} />
        </div>
      ),
    },
    {
      key: "medianViews",
      head: search.columns.medianViews,
      isNumber: true,
      sort: sorted("medianViews"),
      cell: (row) => (row.isGone ? null : <MedianViews account={row} />),
    },
    {
      key: "strip",
      head: search.columns.strip,
      headNote: <StripAxis axis={axis} tickLabel={format.compact} />,
      isSpare: true,
      cell: (row) => (row.isGone ? null : <AccountStrip account={row} axis={axis} />),
    },
    hasPr
      ? {
          key: "prShare",
          head: search.columns.prShare,
          isNumber: true,
          cell: (row) => (row.isGone ? null : <PrShare account={row} />),
        }
      : null,
    {
      key: "price",
      head: search.columns.price,
      isNumber: true,
      sort: sorted("price"),
      cell: (row) => (row.isGone ? null : <Price account={row} />),
    },
    isAsked
      ? {
          key: "now",
          head: say.nowHead,
          cell: ({ creatorId }) => <SituationNow row={answers.get(creatorId)} />,
        }
      : null,
    isAsked
      ? {
          key: "answered",
          head: say.answeredHead,
          cell: ({ creatorId }) => <AnsweredOn row={answers.get(creatorId)} />,
        }
      : null,
    {
      key: "note",
      head: say.noteHead,
      cell: (row) => (
        <div className={styles.noting}>
          <NoteCell listId={list.listId} row={row} isLocked={list.isLocked} />
        </div>
      ),
    },
    isAsked ? null : { key: "lastDeal", head: say.lastDealHead, cell: (row) => <LastDeal row={row} /> },
    onRemove
      ? {
          key: "remove",
          head: say.removeHead,
          isHeadHidden: true,
          cell: (row) => (
            <IconButton
              label={say.remove(row.displayName || say.somebody)}
              icon={<X size={18} aria-hidden="true" />}
              // The second press of a double one would meet the row that has moved up.
              onClick={({ detail }) => (detail > 1 ? undefined : onRemove(row))}
            />
          ),
        }
      : null,
  ];
  return columns.filter((column) => column !== null);
}

function Name({ row, state }: { row: ListRow; state: WalkState }) {
  const { words, format } = useLanguage();
  if (row.isGone) return <GoneName account={row} />;
  const about = row.followers === null ? "" : words.lists.one.followers(format.compact(row.followers));
  return <AccountName account={row} about={about} state={state} />;
}
