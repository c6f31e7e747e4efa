import type { Category } from "@tomoru/contract/influencer/profile";
import { limits } from "@tomoru/contract/limits";
import { Field } from "@tomoru/ui/forms/field";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { MultiCombobox } from "@tomoru/ui/forms/multi-combobox";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { categoryOptions } from "@tomoru/web/i18n/named-options.ts";
import { useLanguage } from "../../../shared/site.ts";
import { charactersOf } from "../account.view.ts";
import type { AccountFormState } from "../use-account-form.ts";
import styles from "./account-form.module.css";

type CreatorCardProps = { form: AccountFormState; categories: readonly Category[] };

/** What companies see of the person. */
export function CreatorCard({ form, categories }: CreatorCardProps) {
  const { words, locale } = useLanguage();
  const { account, common } = words;
  const { category } = account;
  const { value, onChange, ...field } = form.select("category");
  const count = charactersOf(form.values.bio ?? "");
  const max = limits.bioMaxLength;
  return (
    <Card as="section" className={styles.card} aria-labelledby="creator">
      <h2 id="creator">
        <Phrases>{account.creator}</Phrases>
      </h2>
      <TextField
        {...form.text("creatorName")}
        hint={account.creatorNameHint}
        autoComplete="nickname"
        spellCheck={false}
      />
      <Field {...field} hint={category.hint}>
        {(control) => (
          <MultiCombobox
            {...control}
            options={categoryOptions(categories, locale)}
            value={value}
            onChange={onChange}
            placeholder={category.placeholder}
            countText={value.length > 0 ? category.count(value.length) : category.none}
            clearAllLabel={category.clear}
            removeLabel={category.remove}
            empty={category.empty}
            sheet={{ title: category.label, doneLabel: category.done, closeLabel: common.close }}
          />
        )}
      </Field>
      <TextAreaField
        {...form.text("bio")}
        hint={account.bioHint}
        counter={{ count, max, status: account.bioCount(count, max) }}
      />
    </Card>
  );
}
