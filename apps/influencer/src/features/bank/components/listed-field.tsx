import type { BankListEntry } from "@tomoru/contract/influencer/bank";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Combobox } from "@tomoru/ui/forms/combobox";
import { Field } from "@tomoru/ui/forms/field";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { useWords } from "../../../shared/site.ts";
import { matches } from "../bank-search.view.ts";
import { type BankFormState, isSubmit, looksSame } from "../use-bank-form.ts";
import styles from "./bank-form.module.css";

type ListedFieldProps = {
  form: BankFormState;
  field: "bankName" | "branchName";
  hint: string;
  loadingText: string;
  list: { data: readonly BankListEntry[] | undefined; failure: CallFailure | undefined };
  /** Whether a list will come; otherwise the field can only be typed in. */
  listed: boolean;
  disabled?: boolean;
  onChoose: (text: string) => void;
};

/** A bank or a branch, found in its list by name, reading or code, or typed freely. Rendered only when its own entry changes. */
export const ListedField = memo(
  Listed,
  (before, after) =>
    before.hint === after.hint &&
    before.loadingText === after.loadingText &&
    before.list.data === after.list.data &&
    before.list.failure === after.list.failure &&
    before.listed === after.listed &&
    before.disabled === after.disabled &&
    before.onChoose === after.onChoose &&
    before.form.settled[after.field] === after.form.settled[after.field] &&
    looksSame(before, after, [after.field]),
);

function Listed(props: ListedFieldProps) {
  const { form, field, hint, loadingText, list, listed, disabled = false, onChoose } = props;
  const { bank, common } = useWords();
  const { value, onChange: _, ...around } = form.select(field);
  // The typed letter is rendered at once, the matching rows when there is time: there may be forty of them.
  const [entries, typed] = [useDeferredValue(list.data), useDeferredValue(form.settled[field])];
  const items = useMemo(
    () =>
      matches(entries ?? [], typed).map((entry) => ({
        key: entry.code,
        label: entry.name,
        detail: entry.code,
        spoken: bank.spoken(entry.name, entry.code),
      })),
    [entries, typed, bank],
  );
  // While somebody types, the list shows what matches; that nothing matches is said once the field is left.
  const [isLeft, setIsLeft] = useState(true);
  const isUnpayable = isLeft && form.isUnpayable(field) && !form.errorOf(field);
  return (
    <div className={styles.field}>
      <Field {...around} hint={hint}>
        {(control) => (
          <Combobox
            {...control}
            value={value}
            items={items}
            disabled={disabled}
            loading={listed && !entries && !list.failure ? loadingText : undefined}
            empty={listed ? emptyText() : undefined}
            closeLabel={common.close}
            onFocus={() => {
              form.wantLists();
              setIsLeft(false);
            }}
            onInputChange={onChoose}
            onBlur={({ relatedTarget }) => {
              form.touch(field);
              // The button must not move from under a press.
              setIsLeft(!isSubmit(relatedTarget));
            }}
          />
        )}
      </Field>
      <div role="status">
        {isUnpayable ? <InlineMessage tone="warning">{bank.unpayable[field]}</InlineMessage> : null}
      </div>
    </div>
  );

  function emptyText() {
    return list.failure ? bank.listFailed : bank.noMatch;
  }
}
