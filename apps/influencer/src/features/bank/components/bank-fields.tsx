import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useCallback, useState } from "react";
import { useWords } from "../../../shared/site.ts";
import { isYucho } from "../bank-search.view.ts";
import type { BankFormState } from "../use-bank-form.ts";
import styles from "./bank-form.module.css";
import { ListedField } from "./listed-field.tsx";
import { YuchoConverter } from "./yucho-converter.tsx";

/** The bank, and below it the branch, which depends on it. */
export function BankFields({ form }: { form: BankFormState }) {
  const { bank: words } = useWords();
  const { bankName, branchName } = form.values;
  const [emptied, setEmptied] = useState(false);
  const bankGiven = bankName.trim() !== "";
  const branchHint = emptied && branchName === "" ? words.branchEmptied : words.branchNameHint;

  const { set } = form;
  const changeBranch = useCallback((text: string) => set("branchName", text), [set]);

  function changeBank(text: string) {
    if (text === bankName) return;
    form.set("bankName", text);
    if (branchName === "") return;
    // A branch is one of its bank: with another bank it would name a place that does not exist.
    form.set("branchName", "");
    setEmptied(true);
  }

  return (
    <>
      <div className={styles.field}>
        <ListedField
          form={form}
          field="bankName"
          hint={words.bankNameHint}
          loadingText={words.bankLoading}
          list={form.banks}
          listed
          onChoose={changeBank}
        />
        {isYucho(form.bank) ? (
          <>
            <InlineMessage tone="info">{words.yucho}</InlineMessage>
            <YuchoConverter form={form} />
          </>
        ) : null}
      </div>
      <ListedField
        form={form}
        field="branchName"
        hint={bankGiven ? branchHint : words.branchFirst}
        loadingText={words.branchLoading}
        list={form.branches}
        listed={form.bank !== undefined}
        disabled={!bankGiven}
        onChoose={changeBranch}
      />
    </>
  );
}
