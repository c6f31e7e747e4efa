import { accountTypes, normaliseKana } from "@tomoru/contract/influencer/bank";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Field } from "@tomoru/ui/forms/field";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { memo } from "react";
import { useWords } from "../../../shared/site.ts";
import { isPassbookKana } from "../bank.view.ts";
import { type BankFormState, looksSame } from "../use-bank-form.ts";
import styles from "./bank-form.module.css";

/** The account itself: its kind, its number and the name on it. Not drawn anew with the letters of a bank. */
export const AccountFields = memo(Account, (before, after) =>
  looksSame(before, after, ["accountType", "accountNumber", "accountName"]),
);

function Account({ form }: { form: BankFormState }) {
  const { bank, forms } = useWords();
  const required = { kind: "required", word: forms.required } as const;
  return (
    <>
      <RadioPanels
        id="accountType"
        legend={bank.accountType}
        tag={required}
        error={form.errorOf("accountType")}
        layout="row"
        options={accountTypes.map((value) => ({ value, label: bank.accountTypes[value] }))}
        value={form.values.accountType}
        onChange={(accountType) => form.set("accountType", accountType)}
      />
      <div className={styles.field}>
        <Field
          id="accountNumber"
          label={bank.accountNumber}
          tag={required}
          hint={bank.accountNumberHint}
          error={form.errorOf("accountNumber")}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={form.values.accountNumber}
              onFocus={form.wantLists}
              onChange={(event) => form.enterNumber(event.target.value)}
              // A press on the button completes it too, and the button must not move from under that press.
              onBlur={(event) => isSubmit(event.relatedTarget) || form.completeNumber()}
            />
          )}
        </Field>
        <div role="status">{form.zeroAdded ? <p className={styles.note}>{bank.zeroAdded}</p> : null}</div>
      </div>
      <div className={styles.field}>
        <Field
          id="accountName"
          label={bank.accountName}
          tag={required}
          hint={bank.accountNameHint}
          error={form.errorOf("accountName")}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={form.values.accountName}
              onChange={(event) => form.set("accountName", event.target.value)}
              onBlur={() => form.touch("accountName", normaliseKana(form.values.accountName))}
            />
          )}
        </Field>
        <div role="status">
          {isPassbookKana(form.values.accountName) ? null : (
            <InlineMessage tone="warning">{bank.notKana}</InlineMessage>
          )}
        </div>
      </div>
    </>
  );
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === "submit";
}
