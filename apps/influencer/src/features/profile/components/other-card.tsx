import { countryCodes } from "@tomoru/contract/countries";
import { genders } from "@tomoru/contract/influencer/profile";
import { Button } from "@tomoru/ui/actions/button";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { Field } from "@tomoru/ui/forms/field";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { Select } from "@tomoru/ui/forms/select";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useMemo } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { countryOptions } from "../account.view.ts";
import type { AccountFormState } from "../use-account-form.ts";
import styles from "./account-form.module.css";

/** What may stay open, and whether news may come by mail. */
export function OtherCard({ form }: { form: AccountFormState }) {
  const { words, locale } = useLanguage();
  const { account, forms } = words;
  const { gender } = account;
  const optional = { kind: "optional", word: forms.optional } as const;
  const countries = useMemo(() => countryOptions(locale), [locale]);
  return (
    <Card as="section" className={styles.card} aria-labelledby="other">
      <h2 id="other">
        <Phrases>{account.other}</Phrases>
      </h2>
      <Field id="country" label={account.country} tag={optional} error={form.errorOf("country")}>
        {(control) => (
          <Select
            {...control}
            autoComplete="country"
            options={countries}
            placeholder={account.countryPlaceholder}
            clearLabel={account.countryClear}
            value={form.values.country ?? ""}
            onChange={(chosen) => form.set("country", countryCodes.find((code) => code === chosen) ?? null)}
          />
        )}
      </Field>
      <RadioPanels
        id="gender"
        legend={gender.label}
        tag={optional}
        error={form.errorOf("gender")}
        layout="row"
        options={genders.map((value) => ({ value, label: gender[value] }))}
        value={form.values.gender}
        onChange={(chosen) => form.set("gender", chosen)}
      />
      {form.values.gender === null ? null : (
        <Button
          className={styles.clear}
          variant="text"
          size="dense"
          onClick={() => {
            form.set("gender", null);
            document.getElementById("gender")?.focus();
          }}
        >
          {gender.clear}
        </Button>
      )}
      <CheckBox
        id="notification"
        label={account.notify}
        hint={account.notifyHint}
        checked={form.values.notification}
        onChange={(notification) => form.set("notification", notification)}
      />
    </Card>
  );
}
