import { Field } from "@tomoru/ui/forms/field";
import { Select } from "@tomoru/ui/forms/select";
import { chosenOf } from "./chosen.ts";
import { SearchField } from "./search-field.tsx";
import { useChoices } from "./use-choices.ts";

type ChoiceFieldProps<T extends string> = {
  /** What the address calls the choice. */
  id: string;
  label: string;
  values: readonly T[];
  texts: Readonly<Record<T, string>>;
  /** Of no choice. */
  all: string;
};

/** Narrows the list of its page to one of a few values. */
export function ChoiceField<T extends string>({ id, label, values, texts, all }: ChoiceFieldProps<T>) {
  const { chosen, choose } = useChoices();
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Select
          {...control}
          options={values.map((value) => ({ value, label: texts[value] }))}
          value={chosenOf(values, chosen(id)) ?? ""}
          placeholder={all}
          onChange={(value) => choose(id, value)}
        />
      )}
    </Field>
  );
}

/** Narrows the list of its page to what is typed; another way to the same page empties it. */
export function TypedField({ id, label }: { id: string; label: string }) {
  const { chosen, choose } = useChoices();
  const value = chosen(id);
  return (
    <SearchField key={value} id={id} label={label} value={value} onSearch={(typed) => choose(id, typed)} />
  );
}
