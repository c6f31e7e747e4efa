import { countryCodes } from "@tomoru/contract/countries";
import { genders } from "@tomoru/contract/influencer/profile";
import { Button } from "@tomoru/ui/actions/button";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { Field } from "@tomoru/ui/forms/field";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { Select } from "@tomoru/ui/forms/select";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { countryOptions } from "@tomoru/web/i18n/named-options.ts";
import { useMemo } from "react";
import { useLanguage } from "../../../shared/site.ts";
import type { AccountFormState } from "../use-account-form.ts";
import styles from "./account-form.module.css";

/** Optional entries, and whether news may come by mail. */
export function OtherCard({ form }: { form: AccountFormState }) {
  const { words, locale } = useLanguage();
  const { account } = words;
  const { gender } = account;
  const { value, onChange, ...country } = form.select("country");
  const countries = useMemo(() => countryOptions(locale), [locale]);
  return (
    <Card as="section" className={styles.card} aria-labelledby="other">
      <h2 id="other">
        <Phrases>{account.other}</Phrases>
      </h2>
      <Field {...country}>
        {(control) => (
          <Select
            {...control}
            autoComplete="country"
            options={countries}
            placeholder={account.countryPlaceholder}
            clearLabel={account.countryClear}
            value={value ?? ""}
            onChange={(chosen) => onChange(countryCodes.find((code) => code === chosen) ?? null)}
          />
        )}
      </Field>
      <RadioPanels
        {...form.select("gender")}
        layout="row"
        options={genders.map((each) => ({ value: each, label: gender[each] }))}
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
      <CheckBox {...form.checkbox("notification")} hint={account.notifyHint} />
    </Card>
  );
}
