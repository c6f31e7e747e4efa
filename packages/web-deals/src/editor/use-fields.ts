import { feeBounds } from "@tomoru/contract/deals/amounts";
import { limits } from "@tomoru/contract/limits";
import { faultText } from "@tomoru/web/forms/fault-text.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import type { ChangeEvent } from "react";
import { useDealLanguage } from "../use-deal-language.ts";
import type { EntryFault } from "./checks.view.ts";
import type { Entries } from "./entries.view.ts";
import type { Editor } from "./use-editor.ts";
import { useEditorWords } from "./use-editor-words.ts";

type TextEntry = {
  [K in keyof Entries]: string extends Entries[K] ? K : never;
}[keyof Entries];

/** The props of inputs: the id of an input is the name of its field. */
export function useFields(editor: Editor) {
  const textOf = useFaultText();
  const common = useWords();
  const labels: Record<string, string> = useEditorWords().fields;
  const errorOf = (field: string) => {
    const fault = editor.marked.find((marked) => marked.field === field);
    return fault && textOf(fault);
  };
  return {
    errorOf,
    text: (field: TextEntry, { required = false } = {}) => ({
      id: field,
      label: labels[field] ?? "",
      tag: {
        kind: required ? ("required" as const) : ("optional" as const),
        word: required ? common.forms.required : common.forms.optional,
      },
      error: errorOf(field),
      value: editor.entries[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        editor.set(field, target.value),
    }),
  };
}

/** What is wrong at a field, in a sentence. */
export function useFaultText(): (fault: EntryFault) => string {
  const { format } = useDealLanguage();
  const common = useWords();
  const { fields, wrong } = useEditorWords();
  return ({ field, check, rule, limit = 0 }) => {
    const label = (fields as Record<string, string>)[field] ?? field;
    switch (check) {
      case "required":
        return common.forms.enter(label);
      case "wrong":
        return faultText({
          fault: { field, refusal: "dataInvalid", limit, ...(rule && { rule }) },
          label,
          words: common,
        });
      case "least":
        return wrong.least(format.yen(limit));
      case "range":
        return wrong.range(format.yen(feeBounds.minYen), format.yen(feeBounds.maxYen));
      case "tooLate":
        return wrong.tooLate(limits.postDaysAhead);
      default:
        return wrong[check];
    }
  };
}
