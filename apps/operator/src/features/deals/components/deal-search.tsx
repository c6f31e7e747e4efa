import { DealId } from "@tomoru/contract/deals/deal-id";
import { dealHolds, dealStates } from "@tomoru/contract/deals/deal-states";
import { Button } from "@tomoru/ui/actions/button";
import { Field } from "@tomoru/ui/forms/field";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Select } from "@tomoru/ui/forms/select";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { z } from "zod/mini";
import { dealPath } from "../../../app/paths.ts";
import { chosenOf } from "../../../shared/page/chosen.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";

/** What the address narrows the list to. */
export function useChosenDeals() {
  const [search] = useSearchParams();
  return {
    state: chosenOf(dealStates, search.get("state")),
    hold: chosenOf(dealHolds, search.get("hold")),
  };
}

/** A number leads to its deal; stage and hold narrow the list. */
export function DealSearch({ withNumber = false }: { withNumber?: boolean }) {
  const { dealSearch: say, deals } = useWords();
  const [search, setSearch] = useSearchParams();
  const { state, hold } = useChosenDeals();
  const choose = (name: string, value: string) => {
    const params = new URLSearchParams(search);
    params.delete("offset");
    if (value === "") params.delete(name);
    else params.set(name, value);
    setSearch(params, { replace: true });
  };
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
  const [number, setNumber] = useState("");
  const [isWrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const typed = z.safeParse(DealId, number.normalize("NFKC").trim());
    setWrong(!typed.success);
    if (typed.success) void navigate(dealPath(typed.data));
  };
  return (
    <form className={styles.bar} noValidate onSubmit={open}>
      <TextField
        id="number"
        label={say.number}
        type="search"
        autoComplete="off"
        value={number}
        error={isWrong ? say.numberWrong : undefined}
        onChange={({ target }) => {
          setNumber(target.value);
          setWrong(false);
        }}
      />
      <Button variant="secondary" type="submit">
        {say.open}
      </Button>
    </form>
  );
}
