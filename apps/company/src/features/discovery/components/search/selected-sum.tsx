import type { Platform } from "@tomoru/contract/platforms";
import { Button } from "@tomoru/ui/actions/button";
import { SelectionBar } from "@tomoru/ui/data/selection-bar";
import { priceSumOf } from "../../../../shared/accounts/account-texts.view.ts";
import { CompareLink } from "../../../../shared/accounts/compare-link.tsx";
import { roundedSum } from "../../../../shared/budget/budget-sums.view.ts";
import { AddToListMenu } from "../../../../shared/lists/add-to-list-menu.tsx";
import { ConsultButton } from "../../../../shared/lists/consult-button.tsx";
import { useLanguage } from "../../../../shared/site.ts";
import { addToListId, consultId, type Selected } from "./result-table.tsx";

type SelectedSumProps = { platform: Platform; selected: Selected; onClear: () => void };

/** The estimated sum of the chosen accounts, shown while one chooses. */
export function SelectedSum({ platform, selected, onClear }: SelectedSumProps) {
  const { words, format } = useLanguage();
  const { selection } = words.search;
  if (selected.size === 0) return null;
  const { unknown, ...sum } = priceSumOf([...selected.values()]);
  return (
    <SelectionBar
      label={selection.label}
      count={selection.count(selected.size)}
      sum={
        <>
          {unknown === selected.size ? null : (
            <>
              {selection.total} <strong>{format.compactYenRange(roundedSum(sum))}</strong>
            </>
          )}
          {unknown > 0 ? ` ${selection.without(unknown)}` : null}
        </>
      }
    >
      <CompareLink ids={[...selected.keys()]} platform={platform} />
      <Button variant="text" size="dense" onClick={onClear}>
        {selection.clear}
      </Button>
      <AddToListMenu
        platform={platform}
        creatorIds={[...selected.keys()]}
        listIdsOf={(creatorId) => selected.get(creatorId)?.listIds ?? []}
        triggerId={addToListId}
      />
      <ConsultButton id={consultId} platform={platform} creatorIds={[...selected.keys()]} />
    </SelectionBar>
  );
}
