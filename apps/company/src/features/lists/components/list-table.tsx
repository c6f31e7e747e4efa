import type { ListRow } from "@tomoru/contract/company/lists";
import { rowSorts } from "@tomoru/contract/company/lists";
import { planOf } from "@tomoru/contract/company/plans";
import { planNames } from "@tomoru/i18n/brand";
import { logAxisOf } from "@tomoru/ui/charts/log-axis";
import { PostLegend } from "@tomoru/ui/charts/post-mark";
import { DataGrid, type SelectionChange } from "@tomoru/ui/data/data-grid";
import { Select } from "@tomoru/ui/forms/select";
import { Card } from "@tomoru/ui/layout/card";
import { useNavigate } from "react-router";
import { consultListPath, insightPath, listPath } from "../../../app/paths.ts";
import { stripPostsOf } from "../../../shared/accounts/account-texts.view.ts";
import { roundedSum } from "../../../shared/budget/budget-sums.view.ts";
import { KeyHints } from "../../../shared/keys/key-hints.tsx";
import { useLetters } from "../../../shared/keys/letters.store.ts";
import { useKeyHelp } from "../../../shared/keys/use-key-help.tsx";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { WalkState } from "../../../shared/walk.ts";
import { type ListWithRows, type RowSort, useAnswers } from "../lists.queries.ts";
import { ListRowCard } from "./list-row-card.tsx";
import styles from "./list-table.module.css";
import { noteIdOf } from "./note-cell.tsx";
import { useListColumns } from "./use-list-columns.tsx";

type ListTableProps = {
  list: ListWithRows;
  sort: RowSort;
  onSort: (sort: RowSort) => void;
  selected: ReadonlySet<string>;
  onSelect: (change: SelectionChange) => void;
  onRemove: (rows: readonly ListRow[]) => void;
  isStale: boolean;
};

const keyOf = ({ creatorId }: ListRow) => creatorId;

export function ListTable({ list, sort, onSort, selected, onSelect, onRemove, isStale }: ListTableProps) {
  const { words, format } = useLanguage();
  const { search, lists } = words;
  const { one: say } = lists;
  const { rows, isLocked } = list;
  const navigate = useNavigate();
  const help = useKeyHelp();
  const hasLetters = useLetters();
  const plan = usePlan();
  const isOpen = list.status === "unconsulted" && !isLocked;
  const answers = useAnswers(list);
  const isAsked = list.consultationId !== null;
  const axis = logAxisOf(rows.flatMap((row) => stripPostsOf(row).map(({ views }) => views)));
  const state = walkOf(list);
  const remove = (row: ListRow) => (isOpen ? onRemove([row]) : undefined);
  const nameOf = ({ displayName }: ListRow) => displayName || say.somebody;
  const columns = useListColumns({
    ...{ list, sort, onSort, axis, state, answers, hasPr: plan.hasPr },
    onRemove: isOpen ? remove : undefined,
  });
  const legend = search.legend;
  return (
    <Card padding="none" className={styles.card}>
      <div className={styles.bar}>
        <PostLegend words={plan.hasPr ? legend : { post: legend.any, median: legend.median }} />
        <div className={styles.sort}>
          <Select
            aria-label={say.sort}
            options={rowSorts.map((value) => ({ value, label: say.sorts[value] }))}
            value={sort}
            onChange={(next) => onSort(rowSorts.find((known) => known === next) ?? "added")}
          />
        </div>
      </div>
      <DataGrid
        caption={say.people}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        rowHeader="creator"
        card={(row, box) => (
          <ListRowCard
            listId={list.listId}
            row={row}
            box={box}
            axis={axis}
            state={state}
            isLocked={isLocked}
            answer={isAsked ? (answers.get(row.creatorId) ?? null) : undefined}
            onRemove={isOpen ? () => remove(row) : undefined}
          />
        )}
        selection={{
          selected,
          onSelect,
          labelOf: (row) => search.selection.one(nameOf(row)),
          allLabel: search.selection.all,
        }}
        onOpen={(row) => (row.isGone ? undefined : void navigate(insightPath(row), { state }))}
        hasLetters={hasLetters}
        letters={{
          "?": help.show,
          m: (row) => document.getElementById(noteIdOf(row.creatorId))?.click(),
          Backspace: remove,
          c: () => (isOpen && rows.length > 0 ? void navigate(consultListPath(list.listId)) : undefined),
        }}
        isStale={isStale}
        isFaint={({ isGone }) => isGone}
        foot={{
          creator: <b>{lists.people(rows.length)}</b>,
          medianViews: <SumOfMedians rows={rows} />,
          price: list.priceTotal.maxYen > 0 ? format.compactYenRange(roundedSum(list.priceTotal)) : null,
          note: isOpen ? roomText({ plan, count: rows.length, say }) : null,
        }}
      />
      <div className={styles.end}>
        <span>{say.estimate}</span>
        <KeyHints
          label={search.keys.label}
          onHelp={help.show}
          keys={[
            { letters: ["J", "K"], word: say.keys.move },
            { letters: ["X"], word: say.keys.choose },
            { letters: ["M"], word: say.keys.note },
            ...(isOpen
              ? [
                  { letters: ["⌫"], word: say.keys.remove },
                  { letters: ["C"], word: say.keys.consult },
                ]
              : []),
          ]}
        />
      </div>
      {help.dialog}
    </Card>
  );
}

function SumOfMedians({ rows }: { rows: readonly ListRow[] }) {
  const { words, format } = useLanguage();
  const known = rows.flatMap(({ medianViews }) => medianViews ?? []);
  if (known.length === 0) return null;
  return (
    <>
      {format.count(known.reduce((sum, views) => sum + views, 0))}
      <span className={styles.sums}>{words.lists.one.sums}</span>
    </>
  );
}

type Plan = { name: string; perList: number; hasPr: boolean };

function usePlan(): Plan {
  const { data: profile } = useProfile();
  const planId = profile?.subscription.planId ?? "free";
  const { values } = planOf(planId);
  return { name: planNames[planId], perList: values.creatorsPerList, hasPr: values.prAnalysis };
}

type Room = {
  plan: Plan;
  count: number;
  say: ReturnType<typeof useLanguage>["words"]["lists"]["one"];
};

/** How much room is left, told before the list is full. */
function roomText({ plan: { name, perList }, count, say }: Room): string {
  return count >= perList ? say.isFull(name, perList) : say.room(name, perList - count);
}

/** These rows, for whoever opens one of them. */
function walkOf({ listId, name, platform, rows }: ListWithRows): WalkState {
  const ids = rows.filter(({ isGone }) => !isGone).map(keyOf);
  return { walk: { platform, ids, from: { kind: "list", path: listPath(listId), name } } };
}
