import { limits } from "@tomoru/contract/limits";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { DateSelects } from "@tomoru/ui/forms/date-selects";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { ReadOnlyField } from "@tomoru/ui/forms/read-only-field";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { serverNow, todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { birthYears, youthOf } from "../birth-date.view.ts";
import type { AccountFormState } from "../use-account-form.ts";
import styles from "./account-form.module.css";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The person's own data. The e-mail is changed by a mailed code on a page of its own. */
export function BasicsCard({ form }: { form: AccountFormState }) {
  const { words, format } = useLanguage();
  const { account } = words;
  const { birth } = account;
  const youth = youthOf(form.values.dob ?? "", todayInJapan());
  const years = useMemo(
    () => birthYears(serverNow()).map((year) => ({ value: String(year), label: format.year(year) })),
    [format],
  );
  return (
    <Card as="section" className={styles.card} aria-labelledby="basics">
      <h2 id="basics">
        <Phrases>{account.basics}</Phrases>
      </h2>
      <TextField
        {...form.text("fullName")}
        hint={account.fullNameHint}
        autoComplete="name"
        spellCheck={false}
      />
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
      <div className={styles.birth}>
        <DateSelects
          {...form.select("dob")}
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
        <div role="status">
          {youth === "child" ? <InlineMessage tone="warning">{birth.tooYoung}</InlineMessage> : null}
          {youth === "minor" ? <InlineMessage tone="info">{birth.underAge}</InlineMessage> : null}
        </div>
      </div>
    </Card>
  );
}
