import type { BankListEntry } from "@tomoru/contract/bank";
import { Combobox } from "@tomoru/ui/combobox";
import { Field } from "@tomoru/ui/field";
import { useDeferredValue, useMemo } from "react";
import type { CallFailure } from "../../../shared/api/failure.ts";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { matches } from "../bank-search.view.ts";
import type { BankFormState } from "../use-bank-form.ts";

type ListedFieldProps = {
  form: BankFormState;
  field: "bankName" | "branchName";
  hint: string;
  loadingText: string;
  list: { data: readonly BankListEntry[] | undefined; failure: CallFailure | undefined };
  /** Whether there is a list to come; otherwise the field is for typing only. */
  listed: boolean;
  disabled?: boolean;
  onChoose: (text: string, chosen: BankListEntry | undefined) => void;
};

/** A bank or a branch: found in its list by name, reading or code, or typed as it is. */
export function ListedField(props: ListedFieldProps) {
  const { form, field, hint, loadingText, list, listed, disabled = false, onChoose } = props;
  const { bank, common, forms } = useWords();
  const value = form.values[field];
  // The letter is drawn at once, the rows that fit it when there is time: there may be forty of them.
  const [entries, typed] = [useDeferredValue(list.data), useDeferredValue(value)];
  const items = useMemo(
    () =>
      matches(entries ?? [], typed).map((entry) => ({
        key: entry.code,
        label: entry.name,
        detail: entry.code,
        spoken: bank.spoken(entry.name, entry.code),
        entry,
      })),
    [entries, typed, bank],
  );
  return (
    <Field
      id={field}
      label={bank[field]}
      tag={{ kind: "required", word: forms.required }}
      hint={hint}
      error={form.errorOf(field)}
    >
      {(control) => (
        <Combobox
          {...control}
          value={value}
          items={items}
          disabled={disabled}
          loading={listed && !entries && !list.failure ? loadingText : undefined}
          empty={listed ? emptyText() : undefined}
          closeLabel={common.close}
          onFocus={form.wantLists}
          onInputChange={(text, chosen) => onChoose(text, chosen?.entry)}
          onBlur={() => form.touch(field)}
        />
      )}
    </Field>
  );

  function emptyText() {
    return list.failure ? bank.listFailed : bank.noMatch;
  }
}
