import type { Locale } from "@tomoru/contract/fields";
import { raiseAlert } from "../alert/alert.store.ts";
import { switchLanguage, useWords } from "../i18n/language.store.ts";

/** Switches the language; when its words cannot be fetched, says so in the present one. */
export function useLanguageSwitch(): (locale: Locale) => void {
  const { common } = useWords();
  return (locale) => {
    switchLanguage(locale).catch(() => raiseAlert({ message: common.offline }));
  };
}
