import type { Platform } from "@tomoru/contract/influencer/offers";
import { limits } from "@tomoru/contract/limits";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { SelectionBar } from "@tomoru/ui/data/selection-bar";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useId } from "react";
import { Link } from "react-router";
import { comparePath } from "../../../app/paths.ts";
import { priceSumOf } from "../../../shared/accounts/account-texts.view.ts";
import { AddToListMenu } from "../../../shared/lists/add-to-list-menu.tsx";
import { useLanguage } from "../../../shared/site.ts";
import { addToListId, type Selected } from "./result-table.tsx";

type SelectedSumProps = { platform: Platform; selected: Selected; onClear: () => void };

/** What those who are chosen come to: the budget's question is answered while one chooses. */
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
              {selection.total} <strong>{format.compactYenRange(sum)}</strong>
            </>
          )}
          {unknown > 0 ? ` ${selection.without(unknown)}` : null}
        </>
      }
    >
      <Compare ids={[...selected.keys()]} platform={platform} />
      <Button variant="text" size="dense" onClick={onClear}>
        {selection.clear}
      </Button>
      <AddToListMenu
        platform={platform}
        creatorIds={[...selected.keys()]}
        listIdsOf={(creatorId) => selected.get(creatorId)?.listIds ?? []}
        triggerId={addToListId}
      />
    </SelectionBar>
  );
}

function Compare({ ids, platform }: { ids: readonly string[]; platform: string }) {
  const { compare: say } = useLanguage().words;
  const whyId = useId();
  if (ids.length >= limits.leastCompared && ids.length <= limits.comparedCreators) {
    return (
      <ButtonLink variant="secondary" size="dense" render={<Link to={comparePath({ ids, platform })} />}>
        {say.open}
      </ButtonLink>
    );
  }
  return (
    <>
      <VisuallyHidden id={whyId}>{say.needs}</VisuallyHidden>
      <Button variant="secondary" size="dense" off={whyId} title={say.needs}>
        {say.open}
      </Button>
    </>
  );
}
