import type { Category } from "@tomoru/contract/influencer/profile";
import { limits } from "@tomoru/contract/limits";
import { Field } from "@tomoru/ui/forms/field";
import { MultiCombobox } from "@tomoru/ui/forms/multi-combobox";
import { TextArea } from "@tomoru/ui/forms/text-area";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useLanguage } from "../../../shared/site.ts";
import { categoryOptions, charactersOf } from "../account.view.ts";
import type { AccountFormState } from "../use-account-form.ts";
import styles from "./account-form.module.css";

type CreatorCardProps = { form: AccountFormState; categories: readonly Category[] };

/** What companies see of the person. */
export function CreatorCard({ form, categories }: CreatorCardProps) {
  const { words, locale } = useLanguage();
  const { account, common, forms } = words;
  const { category } = account;
  const required = { kind: "required", word: forms.required } as const;
  const bio = form.values.bio ?? "";
  const count = charactersOf(bio);
  const max = limits.bioMaxLength;
  return (
    <Card as="section" className={styles.card} aria-labelledby="creator">
      <h2 id="creator">
        <Phrases>{account.creator}</Phrases>
      </h2>
      <Field
        id="creatorName"
        label={account.creatorName}
        tag={required}
        hint={account.creatorNameHint}
        error={form.errorOf("creatorName")}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="nickname"
            spellCheck={false}
            value={form.values.creatorName}
            onChange={(event) => form.set("creatorName", event.target.value)}
          />
        )}
      </Field>
      <Field
        id="category"
        label={category.label}
        tag={required}
        hint={category.hint}
        error={form.errorOf("category")}
      >
        {(control) => (
          <MultiCombobox
            {...control}
            options={categoryOptions(categories, locale)}
            value={form.values.category}
            onChange={(chosen) => form.set("category", chosen)}
            placeholder={category.placeholder}
            countText={
              form.values.category.length > 0 ? category.count(form.values.category.length) : category.none
            }
            clearAllLabel={category.clear}
            removeLabel={category.remove}
            empty={category.empty}
            sheet={{ title: category.label, doneLabel: category.done, closeLabel: common.close }}
          />
        )}
      </Field>
      <Field
        id="bio"
        label={account.bio}
        tag={{ kind: "optional", word: forms.optional }}
        hint={account.bioHint}
        error={form.errorOf("bio")}
      >
        {(control) => (
          <TextArea
            {...control}
            value={bio}
            counter={{ count, max, status: account.bioCount(count, max) }}
            onChange={(event) => form.set("bio", event.target.value)}
          />
        )}
      </Field>
    </Card>
  );
}
