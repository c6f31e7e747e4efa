import type { AccountCard } from "@tomoru/contract/company/account-card";
import { type SearchSort, searchSorts } from "@tomoru/contract/company/discovery";
import { logAxisOf } from "@tomoru/ui/charts/log-axis";
import { PostLegend } from "@tomoru/ui/charts/post-mark";
import { StripAxis } from "@tomoru/ui/charts/post-strip";
import { DataGrid, type GridColumn, type SelectionChange } from "@tomoru/ui/data/data-grid";
import { Card } from "@tomoru/ui/layout/card";
import { memo, useMemo } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { insightPath } from "../../../../app/paths.ts";
import {
  AccountName,
  AccountStrip,
  Engagement,
  Followers,
  LastPost,
  MedianViews,
  Price,
  PrShare,
} from "../../../../shared/accounts/account-parts.tsx";
import { stripPostsOf } from "../../../../shared/accounts/account-texts.view.ts";
import { KeyHints } from "../../../../shared/keys/key-hints.tsx";
import { useLetters } from "../../../../shared/keys/letters.store.ts";
import { useKeyHelp } from "../../../../shared/keys/use-key-help.tsx";
import { ListMark } from "../../../../shared/lists/list-mark.tsx";
import { useLanguage } from "../../../../shared/site.ts";
import type { Walk, WalkState } from "../../../../shared/walk.ts";
import { useInsightsLeft } from "../../insight.queries.ts";
import { AccountCardView } from "../insight/account-card-view.tsx";
import { keywordFieldId } from "./keyword-field.tsx";
import styles from "./result-table.module.css";

/** Ids of the selection bar's buttons, which the keys and the marks of rows press. */
export const addToListId = "add-to-list";
export const consultId = "consult-selected";

export type Selected = ReadonlyMap<string, AccountCard>;

type ResultTableProps = {
  accounts: readonly AccountCard[];
  selected: Selected;
  onSelect: (change: (selected: Selected) => Selected) => void;
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  /** Whether the plan tells PR posts from others. */
  hasPr: boolean;
  isStale: boolean;
  /** The accounts of this page, for going from one insight to the next. */
  walk: Walk;
};

const keyOf = ({ creatorId }: AccountCard) => creatorId;

/** Kept apart: whatever else changes on the page must not wait for fifty rows. */
export const ResultTable = memo(function ResultTable(props: ResultTableProps) {
  const { accounts, selected, onSelect, sort, onSort, hasPr, isStale, walk } = props;
  const { words, format } = useLanguage();
  const { search } = words;
  const { columns: heads, keys, legend } = search;
  const axis = useMemo(
    () => logAxisOf(accounts.flatMap((account) => stripPostsOf(account).map(({ views }) => views))),
    [accounts],
  );
  const navigate = useNavigate();
  const help = useKeyHelp();
  const hasLetters = useLetters();
  const state: WalkState = { walk };
  const sorted = (key: SearchSort) => ({
    direction: key !== sort ? null : key === "price" ? ("ascending" as const) : ("descending" as const),
    onSort: () => onSort(key),
    label: heads.sortBy(heads[key]),
  });
  const number = (key: SearchSort | "prShare", cell: GridColumn<AccountCard>["cell"]) => ({
    key,
    head: heads[key],
    cell,
    isNumber: true,
    sort: searchSorts.some((known) => known === key) ? sorted(key as SearchSort) : undefined,
  });
  const press = (buttonId: string) => (account: AccountCard) => {
    // The bar has to be rendered before its buttons can be pressed.
    if (!selected.has(keyOf(account)))
      flushSync(() => onSelect((now) => new Map([...now, [keyOf(account), account]])));
    document.getElementById(buttonId)?.click();
  };
  const addToList = press(addToListId);
  const columns: (GridColumn<AccountCard> | null)[] = [
    {
      key: "creator",
      head: heads.creator,
      cell: (account) => (
        <div className={styles.person}>
          <AccountName account={account} state={state} />
        </div>
      ),
    },
    number("followers", (account) => <Followers account={account} />),
    number("medianViews", (account) => <MedianViews account={account} />),
    {
      key: "strip",
      head: heads.strip,
      headNote: <StripAxis axis={axis} tickLabel={format.compact} />,
      cell: (account) => <AccountStrip account={account} axis={axis} />,
      isSpare: true,
    },
    number("engagement", (account) => <Engagement account={account} />),
    number("price", (account) => <Price account={account} />),
    hasPr ? number("prShare", (account) => <PrShare account={account} />) : null,
    { ...number("lastPost", (account) => <LastPost account={account} />), isSpare: true },
    {
      key: "lists",
      head: words.lists.nav,
      isHeadHidden: true,
      cell: (account) => <ListMark account={account} onAdd={() => addToList(account)} />,
    },
  ];
  return (
    <Card padding="none" className={styles.card}>
      <div className={styles.bar}>
        <div className={styles.facts}>
          <PostLegend words={hasPr ? legend : { post: legend.any, median: legend.median }} />
          <InsightsLeft />
        </div>
        <KeyHints
          label={keys.label}
          onHelp={help.show}
          keys={[
            { letters: ["J", "K"], word: keys.move },
            { letters: ["X"], word: keys.choose },
            { letters: ["L"], word: keys.list },
            { letters: ["C"], word: keys.consult },
            { letters: ["↵"], word: keys.open },
          ]}
        />
      </div>
      <DataGrid
        caption={search.results}
        columns={columns.filter((column) => column !== null)}
        rows={accounts}
        keyOf={keyOf}
        rowHeader="creator"
        card={(account, box) => (
          <AccountCardView
            account={account}
            box={box}
            axis={axis}
            hasPr={hasPr}
            state={state}
            end={<ListMark account={account} onAdd={() => addToList(account)} />}
          />
        )}
        selection={{
          selected: new Set(selected.keys()),
          onSelect: (change) => onSelect((now) => selectedBy({ change, now, accounts })),
          labelOf: ({ displayName }) => search.selection.one(displayName),
          allLabel: search.selection.all,
        }}
        onOpen={(account) => void navigate(insightPath(account), { state })}
        hasLetters={hasLetters}
        letters={{
          "?": help.show,
          l: addToList,
          c: press(consultId),
          "/": () => document.getElementById(keywordFieldId)?.focus(),
        }}
        isStale={isStale}
      />
      {help.dialog}
    </Card>
  );
});

function InsightsLeft() {
  const { words, format } = useLanguage();
  const left = useInsightsLeft();
  if (left === undefined) return null;
  return <span className={styles.left}>{words.search.insightsLeft(format.count(left))}</span>;
}

type Choosing = { change: SelectionChange; now: Selected; accounts: readonly AccountCard[] };

/** The chosen accounts with their data, for the sum: a choice stays when the page changes. */
function selectedBy({ change, now, accounts }: Choosing): Selected {
  const chosen = change(new Set(now.keys()));
  const known = new Map([...now, ...accounts.map((account) => [keyOf(account), account] as const)]);
  return new Map([...known].filter(([key]) => chosen.has(key)));
}
