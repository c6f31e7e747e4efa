import { limits } from "@tomoru/contract/limits";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { Field } from "@tomoru/ui/forms/field";
import { FieldSet } from "@tomoru/ui/forms/field-set";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Select } from "@tomoru/ui/forms/select";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import type { Deal } from "../deal-site.tsx";
import { LimitedText } from "../texts/limited-fields.tsx";
import styles from "./editor.module.css";
import { FormatCounts, numbers } from "./format-counts.tsx";
import type { Editor } from "./use-editor.ts";
import { useEditorWords } from "./use-editor-words.ts";
import { useFields } from "./use-fields.ts";

/** What is to be made, and how many of it. */
export function WorkFields({ editor, deal }: { editor: Editor; deal: Deal }) {
  const common = useWords();
  const fields = useFields(editor);
  const say = useEditorWords();
  const { entries, set } = editor;
  return (
    <fieldset className={styles.group}>
      <legend>{say.groups.work}</legend>
      <LimitedText
        {...fields.text("content", { required: true })}
        hint={say.hints.content}
        rows={5}
        max={limits.termsContentMaxLength}
      />
      <FieldSet
        id="formats"
        label={say.fields.formats}
        tag={{ kind: "required", word: common.forms.required }}
        error={fields.errorOf("formats")}
      >
        {(control) => (
          <FormatCounts
            id={control.id}
            platform={deal.platform}
            counts={entries.counts}
            onChange={(counts) => set("counts", counts)}
          />
        )}
      </FieldSet>
      <CheckBox
        id="isShipped"
        label={say.fields.shipping}
        checked={entries.isShipped}
        onChange={(checked) => set("isShipped", checked)}
      />
      {entries.isShipped ? (
        <LimitedText {...fields.text("shippingNote")} rows={2} max={limits.shippingNoteMaxLength} />
      ) : null}
    </fieldset>
  );
}

/** Draft, days of posting, how long it stays. */
export function DateFields({ editor }: { editor: Editor }) {
  const fields = useFields(editor);
  const say = useEditorWords();
  const { entries, set } = editor;
  return (
    <fieldset className={styles.group}>
      <legend>{say.groups.dates}</legend>
      <CheckBox
        id="draftRequired"
        label={say.fields.draftRequired}
        checked={entries.draftRequired}
        onChange={(checked) => set("draftRequired", checked)}
      />
      {entries.draftRequired ? (
        <div className={styles.pair}>
          <TextField {...fields.text("draftDueOn", { required: true })} type="date" />
          <Field id="revisions" label={say.fields.revisions} error={fields.errorOf("revisions")}>
            {(control) => (
              <Select
                {...control}
                options={numbers(0, limits.draftRevisionsMost).map((value) => ({ value, label: value }))}
                value={entries.revisions}
                onChange={(value) => set("revisions", value)}
              />
            )}
          </Field>
        </div>
      ) : null}
      <div className={styles.pair}>
        <TextField {...fields.text("postFrom", { required: true })} type="date" />
        <TextField {...fields.text("postTo", { required: true })} type="date" />
      </div>
      <TextField
        {...fields.text("keepDays", { required: true })}
        hint={say.hints.keep}
        inputMode="numeric"
        className={styles.short}
      />
    </fieldset>
  );
}
