import { accountTypes, normaliseKana } from "@tomoru/contract/influencer/bank";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { memo } from "react";
import { useWords } from "../../../shared/site.ts";
import { nameNote } from "../bank.view.ts";
import { type BankFormState, isSubmit, looksSame } from "../use-bank-form.ts";
import styles from "./bank-form.module.css";

/** The kind of account, its number and the name on it. Not rendered again while a bank is typed. */
export const AccountFields = memo(Account, (before, after) =>
  looksSame(before, after, ["accountType", "accountNumber", "accountName"]),
);

function Account({ form }: { form: BankFormState }) {
  const { bank } = useWords();
  const note = form.errorOf("accountName") ? null : nameNote(form.values.accountName);
  return (
    <>
      <RadioPanels
        {...form.select("accountType")}
        layout="row"
        options={accountTypes.map((value) => ({ value, label: bank.accountTypes[value] }))}
      />
      <div className={styles.field}>
        <TextField
          {...form.text("accountNumber")}
          hint={bank.accountNumberHint}
          inputMode="numeric"
          autoComplete="off"
          onFocus={form.wantLists}
          onChange={(event) => form.enterNumber(event.target.value)}
          // Not on the way to the button: a press on it completes the number too, and the button must not move meanwhile.
          onBlur={(event) => isSubmit(event.relatedTarget) || form.completeNumber()}
        />
        <div role="status">
          {form.zeroAdded ? <p className={styles.note}>{bank.zeroAdded}</p> : null}
          {form.isUnpayable("accountNumber") && !form.errorOf("accountNumber") ? (
            <InlineMessage tone="warning">{bank.unpayable.accountNumber}</InlineMessage>
          ) : null}
        </div>
      </div>
      <div className={styles.field}>
        <TextField
          {...form.text("accountName")}
          hint={bank.accountNameHint}
          autoComplete="off"
          spellCheck={false}
          onBlur={() => form.touch("accountName", normaliseKana(form.values.accountName))}
        />
        <div role="status">{note ? <InlineMessage tone="warning">{bank[note]}</InlineMessage> : null}</div>
      </div>
    </>
  );
}
