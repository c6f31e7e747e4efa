import { residencies, type TaxProfile, taxEntities } from "@tomoru/contract/influencer/tax";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { Card } from "@tomoru/ui/layout/card";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SaveFailure } from "@tomoru/web/forms/save-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { UnsavedChangesBlocker } from "@tomoru/web/page/unsaved-changes-blocker.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useWords } from "../../../shared/site.ts";
import { useTaxForm } from "../use-tax-form.ts";
import styles from "./tax-form.module.css";

export function TaxForm({ profile }: { profile: TaxProfile | null }) {
  const { tax } = useWords();
  const form = useTaxForm(profile);
  usePage({ title: tax.title, hasError: form.hasError });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.attempt > 0 ? <FormSummary form={form} /> : null}
      {profile?.isConfirmed ? <InlineMessage tone="info">{tax.confirmed}</InlineMessage> : null}
      <Card className={styles.card}>
        <RadioPanels
          {...form.select("residency")}
          layout="row"
          options={residencies.map((value) => ({ value, label: tax.residencies[value] }))}
        />
        <RadioPanels
          {...form.select("entity")}
          layout="row"
          options={taxEntities.map((value) => ({ value, label: tax.entities[value] }))}
        />
        <TextField
          {...form.text("legalName")}
          hint={tax.legalNameHint}
          autoComplete="name"
          spellCheck={false}
        />
        <TextField {...form.text("tradeName")} hint={tax.tradeNameHint} autoComplete="off" />
        <TextField
          {...form.text("invoiceNumber")}
          hint={tax.invoiceNumberHint}
          autoComplete="off"
          spellCheck={false}
          onBlur={() => form.touch("invoiceNumber")}
        />
        <div role="status">
          {form.isLikeCorporation ? (
            <InlineMessage tone="warning">{tax.likeCorporation}</InlineMessage>
          ) : null}
        </div>
        <CheckBox {...form.checkbox("hasEmployees")} hint={tax.hasEmployeesHint} />
        <p className={styles.note}>{tax.noMyNumber}</p>
        <SaveFailure failure={form.failure} />
        <SubmitButton wide sending={form.sending} sendingLabel={tax.saving}>
          {tax.save}
        </SubmitButton>
      </Card>
      <UnsavedChangesBlocker unsaved={form.unsaved} />
    </form>
  );
}
