import { useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";

/** The words of the form as its writer says them: a creator neither asks for the work nor ships a product. */
export function useEditorWords() {
  const { side } = useDealSite();
  const { editor } = useDealLanguage().words;
  if (side === "company") return editor;
  const { work, ...fields } = editor.ofCreator;
  return { ...editor, groups: { ...editor.groups, work }, fields: { ...editor.fields, ...fields } };
}
