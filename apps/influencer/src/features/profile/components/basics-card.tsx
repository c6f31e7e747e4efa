import { limits } from "@tomoru/contract/limits";
import { TextLink } from "@tomoru/ui/actions/button";
import { DateSelects } from "@tomoru/ui/forms/date-selects";
import { Field } from "@tomoru/ui/forms/field";
import { ReadOnlyField } from "@tomoru/ui/forms/read-only-field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "@tomoru/web/router/link.tsx";
import { useMemo } from "react";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { birthYears } from "../birth-date.view.ts";
import type { AccountFormState } from "../use-account-form.ts";
import styles from "./account-form.module.css";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Who the person is. The e-mail changes only by a mailed code, on a page of its own. */
export function BasicsCard({ form }: { form: AccountFormState }) {
  const { words, format } = useLanguage();
  const { account, forms } = words;
  const { birth } = account;
  const required = { kind: "required", word: forms.required } as const;
  const years = useMemo(
    () => birthYears(new Date()).map((year) => ({ value: String(year), label: format.year(year) })),
    [format],
  );
  return (
    <Card as="section" className={styles.card} aria-labelledby="basics">
      <h2 id="basics">
        <Phrases>{account.basics}</Phrases>
      </h2>
      <Field
        id="fullName"
        label={account.fullName}
        tag={required}
        hint={account.fullNameHint}
        error={form.errorOf("fullName")}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            spellCheck={false}
            value={form.values.fullName}
            onChange={(event) => form.set("fullName", event.target.value)}
          />
        )}
      </Field>
      <ReadOnlyField
        label={account.email}
        hint={form.errorOf("email")}
        action={
          <TextLink render={<Link to={paths.editEmail} />} aria-label={account.changeEmailName}>
            {account.changeEmail}
          </TextLink>
        }
      >
        {form.values.email}
      </ReadOnlyField>
      <DateSelects
        id="dob"
        legend={birth.label}
        tag={required}
        error={form.errorOf("dob")}
        value={form.values.dob}
        onChange={(dob) => form.set("dob", dob)}
        onPartsChange={form.setBirth}
        years={years}
        months={months.map((month) => ({
          value: String(month),
          label: format.monthShort(`${limits.birthYearMin}-${month}`),
        }))}
        dayLabel={birth.dayOption}
        labels={{ year: birth.year, month: birth.month, day: birth.day }}
        dayCleared={birth.dayCleared}
      />
    </Card>
  );
}
