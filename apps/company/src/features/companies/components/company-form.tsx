import type { Company } from "@tomoru/contract/company/companies";
import { prefectures } from "@tomoru/contract/company/prefectures";
import { companyKinds } from "@tomoru/contract/company/sign-up";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Field, type FieldTag } from "@tomoru/ui/forms/field";
import { EmailField, TextField } from "@tomoru/ui/forms/input-fields";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { Select } from "@tomoru/ui/forms/select";
import { StickyActions } from "@tomoru/ui/forms/sticky-actions";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SaveFailure } from "@tomoru/web/forms/save-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { UnsavedChangesBlocker } from "@tomoru/web/page/unsaved-changes-blocker.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import type { ReactNode } from "react";
import { useWords } from "../../../shared/site.ts";
import { labelsOf } from "../company-info.view.ts";
import { type CompanyForm as FormState, useCompanyForm } from "../use-company-form.ts";
import styles from "./company-form.module.css";

/** The owner's form. */
export function CompanyForm({ company }: { company: Company }) {
  const { companies } = useWords();
  const { info: say } = companies;
  const form = useCompanyForm(company);
  usePage({ title: say.title, hasError: form.hasError });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormSummary form={form} />
      <About form={form} />
      <Place form={form} />
      <Billing form={form} />
      <Clashes form={form} />
      <SaveFailure failure={form.failure} />
      <StickyActions>
        <SubmitButton sending={form.sending} sendingLabel={say.saving}>
          {say.save}
        </SubmitButton>
      </StickyActions>
      <UnsavedChangesBlocker unsaved={form.unsaved} />
    </form>
  );
}

/** Fields of this form that were saved elsewhere meanwhile. */
function Clashes({ form: { clashes } }: { form: FormState }) {
  const words = useWords();
  const { info: say } = words.companies;
  if (clashes.length === 0) return null;
  const names: Readonly<Record<string, string>> = { ...say.kind, ...words.prefectureNames };
  const labels = labelsOf(say);
  return (
    <InlineMessage tone="error" title={say.clash.title}>
      <ul className={styles.clashes}>
        {clashes.map(({ field, value }) => (
          <li key={field}>{say.clash.now(labels[field], value && (names[value] ?? value))}</li>
        ))}
      </ul>
      <p>{say.clash.again}</p>
    </InlineMessage>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <Phrases>{title}</Phrases>
      </h2>
      {children}
    </Card>
  );
}

/** The tag of fields that may be left empty, but are needed for verification. */
function useNeeded(): FieldTag {
  const { info: say } = useWords().companies;
  return { kind: "optional", word: say.needed };
}

function About({ form }: { form: FormState }) {
  const { info: say } = useWords().companies;
  const needed = useNeeded();
  const { value, onChange, ...kind } = form.select("kind");
  return (
    <Part id="company-part" title={say.company}>
      <TextField {...form.text("name")} autoComplete="organization" />
      <RadioPanels
        {...kind}
        layout="row"
        options={companyKinds.map((one) => ({ value: one, label: say.kind[one] }))}
        value={value ?? null}
        onChange={onChange}
      />
      <TextField {...form.text("representative")} tag={needed} autoComplete="off" spellCheck={false} />
      <TextField {...form.text("phone")} tag={needed} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField {...form.text("website")} type="url" inputMode="url" autoComplete="url" spellCheck={false} />
    </Part>
  );
}

function Place({ form }: { form: FormState }) {
  const words = useWords();
  const { info: say } = words.companies;
  const needed = useNeeded();
  const { value, onChange, ...prefecture } = form.select("prefecture");
  return (
    <Part id="place-part" title={say.place}>
      <TextField
        {...form.text("postalCode")}
        tag={needed}
        hint={say.postalCodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <Field {...prefecture} tag={needed}>
        {(control) => (
          <Select
            {...control}
            options={prefectures.map((one) => ({ value: one, label: words.prefectureNames[one] }))}
            value={value ?? ""}
            placeholder={say.prefecturePlaceholder}
            clearLabel={say.prefectureClear}
            autoComplete="address-level1"
            onChange={(chosen) => onChange(chosen as typeof value)}
          />
        )}
      </Field>
      <TextField {...form.text("address")} tag={needed} autoComplete="address-line1" />
      <TextField {...form.text("building")} autoComplete="address-line2" />
    </Part>
  );
}

function Billing({ form }: { form: FormState }) {
  const { info: say } = useWords().companies;
  return (
    <Part id="billing-part" title={say.billing}>
      <TextField
        {...form.text("invoiceNumber")}
        hint={say.invoiceNumberHint}
        autoComplete="off"
        spellCheck={false}
      />
      <EmailField {...form.text("billingEmail")} hint={say.billingEmailHint} autoComplete="off" />
    </Part>
  );
}
