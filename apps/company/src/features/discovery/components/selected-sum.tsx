import { Button } from "@tomoru/ui/actions/button";
import { SelectionBar } from "@tomoru/ui/data/selection-bar";
import { useLanguage } from "../../../shared/site.ts";
import { priceSumOf } from "../account-texts.view.ts";
import type { Selected } from "./result-table.tsx";

type SelectedSumProps = { selected: Selected; onClear: () => void };

/** What those who are chosen come to: the budget's question is answered while one chooses. */
export function SelectedSum({ selected, onClear }: SelectedSumProps) {
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
              {selection.total} <strong>{format.compactYenRange(sum)}</strong>
            </>
          )}
          {unknown > 0 ? ` ${selection.without(unknown)}` : null}
        </>
      }
    >
      <Button variant="text" size="dense" onClick={onClear}>
        {selection.clear}
      </Button>
    </SelectionBar>
  );
}
