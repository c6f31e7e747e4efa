import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { lengthOf } from "./text-limit.view.ts";

type Limited = { text: string; max: number; label: string };

/** Nothing that was written is cut: what is too long says so at its field. The count comes when the end is near. */
export function useTextLimit({ text, max, label }: Limited) {
  const { forms } = useWords();
  const count = lengthOf(text);
  const status = forms.tooLong(label, max);
  return {
    counter: count > max * 0.9 ? { count, max, status } : undefined,
    tooLong: count > max ? status : undefined,
  };
}
