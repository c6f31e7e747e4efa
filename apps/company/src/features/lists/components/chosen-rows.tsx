import type { ListRow } from "@tomoru/contract/company/lists";
import { Button } from "@tomoru/ui/actions/button";
import { SelectionBar } from "@tomoru/ui/data/selection-bar";
import { priceSumOf } from "../../../shared/accounts/account-texts.view.ts";
import { CompareLink } from "../../../shared/accounts/compare-link.tsx";
import { roundedSum } from "../../../shared/budget/budget-sums.view.ts";
import { AddToListMenu } from "../../../shared/lists/add-to-list-menu.tsx";
import { useLanguage } from "../../../shared/site.ts";
import type { ListWithRows } from "../lists.queries.ts";

type ChosenRowsProps = {
  list: ListWithRows;
  chosen: readonly ListRow[];
  onClear: () => void;
  onRemove: (rows: readonly ListRow[]) => void;
};

/** The sum of the chosen creators, and what can be done with them. */
export function ChosenRows({ list, chosen, onClear, onRemove }: ChosenRowsProps) {
  const { words, format } = useLanguage();
  const { selection } = words.search;
  if (chosen.length === 0) return null;
  const { unknown, ...sum } = priceSumOf(chosen);
  const found = chosen.filter(({ isGone }) => !isGone).map(({ creatorId }) => creatorId);
  return (
    <SelectionBar
      label={selection.label}
      count={selection.count(chosen.length)}
      sum={
        <>
          {unknown === chosen.length ? null : (
            <>
              {selection.total} <strong>{format.compactYenRange(roundedSum(sum))}</strong>
            </>
          )}
          {unknown > 0 ? ` ${selection.without(unknown)}` : null}
        </>
      }
    >
      <CompareLink ids={found} platform={list.platform} />
      <Button variant="text" size="dense" onClick={onClear}>
        {selection.clear}
      </Button>
      {list.status === "unconsulted" && !list.isLocked ? (
        <Button variant="secondary" size="dense" onClick={() => onRemove(chosen)}>
          {words.lists.one.removeChosen}
        </Button>
      ) : null}
      <AddToListMenu
        platform={list.platform}
        creatorIds={found}
        listIdsOf={(creatorId) => list.rows.find((row) => row.creatorId === creatorId)?.listIds ?? []}
      />
    </SelectionBar>
  );
}
