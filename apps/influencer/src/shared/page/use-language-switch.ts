import type { Locale } from "@tomoru/contract/fields";
import { raiseAlert } from "../alert/alert.store.ts";
import { switchLanguage, useWords } from "../i18n/language.store.ts";
import { isSignedIn } from "../session/session.store.ts";

/** Switches the language and, signed in, keeps it on the profile too. What could not be done is told in the language of before. */
export function useLanguageSwitch(): (locale: Locale) => void {
  const words = useWords();
  const sayOffline = () => raiseAlert({ message: words.common.offline });
  const keep = async (locale: Locale) => {
    // Somebody signed out has no profile and needs none of this.
    const { keepLocale } = await import("./keep-locale.ts");
    await keepLocale(locale, words);
  };
  return (locale) => {
    switchLanguage(locale)
      .then(() => (isSignedIn() ? keep(locale) : undefined))
      .catch(sayOffline);
  };
}
