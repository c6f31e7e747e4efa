import { prLabelsOfTerms, type Terms } from "@tomoru/contract/deals/terms";
import { listCategories } from "@tomoru/contract/influencer/profile";
import { usageScopes } from "@tomoru/contract/influencer/usage";
import { limits } from "@tomoru/contract/limits";
import { Field } from "@tomoru/ui/forms/field";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Select } from "@tomoru/ui/forms/select";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { categoryOptions } from "@tomoru/web/i18n/named-options.ts";
import { LimitedLine, LimitedText } from "../texts/limited-fields.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./editor.module.css";
import type { Editor } from "./use-editor.ts";
import { useFields } from "./use-fields.ts";

/** What each promises the other beside the work: use, label, competing work. */
export function PromiseFields({ editor }: { editor: Editor }) {
  const { words, locale } = useDealLanguage();
  const fields = useFields(editor);
  const { data: categories } = useEndpoint(listCategories, { input: {}, retryAs: "category" });
  const { editor: say } = words;
  const { entries, set, orderer } = editor;
  return (
    <fieldset className={styles.group}>
      <legend>{say.groups.rights}</legend>
      <Field id="usage" label={say.fields.usage} error={fields.errorOf("usage")}>
        {(control) => (
          <Select
            {...control}
            options={usageScopes.map((value) => ({ value, label: words.terms.values.usage[value] }))}
            value={entries.usageScope}
            onChange={(value) => set("usageScope", value as typeof entries.usageScope)}
          />
        )}
      </Field>
      {entries.usageScope === "none" ? null : (
        <div className={styles.pair}>
          <LimitedLine {...fields.text("usageChannels")} max={limits.usageChannelsMaxLength} />
          <TextField {...fields.text("usageUntil", { required: true })} type="date" />
        </div>
      )}
      <Field id="prLabel" label={say.fields.prLabel} hint={say.hints.label}>
        {(control) => (
          <Select
            {...control}
            className={styles.short}
            options={prLabelsOfTerms.map((value) => ({ value, label: value }))}
            value={entries.prLabel}
            onChange={(value) => set("prLabel", value as Terms["prLabel"])}
          />
        )}
      </Field>
      <Field id="exclusivityCategory" label={say.fields.exclusivity}>
        {(control) => (
          <Select
            {...control}
            options={categoryOptions(categories ?? [], locale)}
            placeholder={say.noLimit}
            value={entries.exclusivityCategory}
            onChange={(value) => set("exclusivityCategory", value)}
          />
        )}
      </Field>
      {entries.exclusivityCategory ? (
        <TextField {...fields.text("exclusivityUntil", { required: true })} type="date" />
      ) : null}
      {orderer?.kind === "agency" ? (
        <LimitedLine
          {...fields.text("clientName", { required: true })}
          hint={say.hints.clientName}
          max={limits.clientNameMaxLength}
        />
      ) : null}
      <LimitedText {...fields.text("note")} hint={say.hints.note} rows={3} max={limits.termsNoteMaxLength} />
    </fieldset>
  );
}
