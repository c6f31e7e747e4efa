import { DealId } from "@tomoru/contract/deals/deal-id";
import { dealHolds, dealStates } from "@tomoru/contract/deals/deal-states";
import { Field } from "@tomoru/ui/forms/field";
import { Select } from "@tomoru/ui/forms/select";
import { useState } from "react";
import { useNavigate } from "react-router";
import { z } from "zod/mini";
import { dealPath } from "../../../app/paths.ts";
import { chosenOf } from "../../../shared/page/chosen.ts";
import styles from "../../../shared/page/page.module.css";
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
  const { choose } = useChoices();
  const { state, hold } = useChosenDeals();
  return (
    <search className={styles.bar}>
      {withNumber ? <ByNumber /> : null}
      <Field id="state" label={say.state}>
        {(control) => (
          <Select
            {...control}
            options={dealStates.map((value) => ({ value, label: deals.states[value] }))}
            value={state ?? ""}
            placeholder={say.all}
            onChange={(value) => choose("state", value)}
          />
        )}
      </Field>
      <Field id="hold" label={say.hold}>
        {(control) => (
          <Select
            {...control}
            options={dealHolds.map((value) => ({ value, label: deals.holds[value] }))}
            value={hold ?? ""}
            placeholder={say.all}
            onChange={(value) => choose("hold", value)}
          />
        )}
      </Field>
    </search>
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
