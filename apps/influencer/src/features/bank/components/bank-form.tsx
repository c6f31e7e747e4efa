import type { BankInfo } from "@tomoru/contract/influencer/bank";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Card } from "@tomoru/ui/layout/card";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SaveFailure } from "@tomoru/web/forms/save-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { UnsavedChangesBlocker } from "@tomoru/web/page/unsaved-changes-blocker.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useWords } from "../../../shared/site.ts";
import { useBankForm } from "../use-bank-form.ts";
import { AccountFields } from "./account-fields.tsx";
import { BankFields } from "./bank-fields.tsx";
import styles from "./bank-form.module.css";

const leftId = "fields-left";

/** A field is checked once it was left; saving is possible when nothing is left to mend. */
export function BankForm({ info }: { info: BankInfo | null }) {
  const { bank } = useWords();
  const form = useBankForm(info);
  usePage({ title: bank.title, hasError: form.hasError });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.attempt > 0 ? <FormSummary form={form} /> : null}
      <Card className={styles.card}>
        <TextField
          {...form.text("fullName")}
          hint={bank.fullNameHint}
          autoComplete="name"
          spellCheck={false}
          onBlur={() => form.touch("fullName")}
        />
        <BankFields form={form} />
        <AccountFields form={form} />
        <SaveFailure failure={form.failure} />
        <div className={styles.save}>
          <SubmitButton
            wide
            off={form.left > 0 ? leftId : undefined}
            sending={form.sending}
            sendingLabel={bank.saving}
          >
            {bank.save}
          </SubmitButton>
          <p id={leftId} className={styles.left} role="status">
            {form.left > 0 ? bank.left(form.left) : bank.standing[form.standing]}
          </p>
        </div>
      </Card>
      <UnsavedChangesBlocker unsaved={form.unsaved} />
    </form>
  );
}
