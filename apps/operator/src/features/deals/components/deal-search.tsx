import { DealId } from "@tomoru/contract/deals/deal-id";
import { dealHolds, dealStates } from "@tomoru/contract/deals/deal-states";
import { useState } from "react";
import { useNavigate } from "react-router";
import { z } from "zod/mini";
import { dealPath } from "../../../app/paths.ts";
import { ChoiceField } from "../../../shared/page/choice-fields.tsx";
import { chosenOf } from "../../../shared/page/chosen.ts";
import { SearchField } from "../../../shared/page/search-field.tsx";
import { useChoices } from "../../../shared/page/use-choices.ts";
import { useWords } from "../../../shared/site.ts";

/** What the address narrows the list to. */
export function useChosenDeals() {
  const { chosen } = useChoices();
  return { state: chosenOf(dealStates, chosen("state")), hold: chosenOf(dealHolds, chosen("hold")) };
}

/** A number leads to its deal; stage and hold narrow the list. */
export function DealSearch({ withNumber = false }: { withNumber?: boolean }) {
  const { dealSearch: say, deals } = useWords();
  return (
    <>
      {withNumber ? <ByNumber /> : null}
      <ChoiceField id="state" label={say.state} values={dealStates} texts={deals.states} all={say.all} />
      <ChoiceField id="hold" label={say.hold} values={dealHolds} texts={deals.holds} all={say.all} />
    </>
  );
}

function ByNumber() {
  const { dealSearch: say } = useWords();
  const navigate = useNavigate();
  const [isWrong, setWrong] = useState(false);
  const open = (number: string) => {
    const typed = z.safeParse(DealId, number.normalize("NFKC"));
    setWrong(!typed.success);
    if (typed.success) void navigate(dealPath(typed.data));
  };
  return (
    <SearchField
      id="number"
      label={say.number}
      value=""
      error={isWrong ? say.numberWrong : undefined}
      act={say.open}
      onType={() => setWrong(false)}
      onSearch={open}
    />
  );
}
