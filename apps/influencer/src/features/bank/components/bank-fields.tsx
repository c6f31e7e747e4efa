import { InlineMessage } from "@tomoru/ui/inline-message";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { isYucho } from "../bank-search.view.ts";
import type { BankFormState } from "../use-bank-form.ts";
import styles from "./bank-form.module.css";
import { ListedField } from "./listed-field.tsx";

/** The bank, and below it the branch, which depends on it. */
export function BankFields({ form }: { form: BankFormState }) {
  const { bank: words } = useWords();
  const bankGiven = form.values.bankName.trim() !== "";
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
          onChoose={(text, chosen) => {
            form.set("bankName", text);
            // The branch belongs to the bank that was there before.
            if (chosen && chosen.code !== form.bank?.code && form.bank) form.set("branchName", "");
          }}
        />
        {isYucho(form.bank) ? <InlineMessage tone="info">{words.yucho}</InlineMessage> : null}
      </div>
      <ListedField
        form={form}
        field="branchName"
        hint={bankGiven ? words.branchNameHint : words.branchFirst}
        loadingText={words.branchLoading}
        list={form.branches}
        listed={form.bank !== undefined}
        disabled={!bankGiven}
        onChoose={(text) => form.set("branchName", text)}
      />
    </>
  );
}
