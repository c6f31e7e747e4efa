import type { Locale } from "@tomoru/contract/fields";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { raiseAlert } from "../alert/alert.store.ts";
import { switchLanguage, useWords } from "../i18n/language.store.ts";
import { isSignedIn } from "../session/session.store.ts";

/** Switches the language and, signed in, keeps it on the profile too. What could not be done is told in the language of before. */
type KeepLocale = (locale: Locale, words: Words) => Promise<void>;

let loadKeepLocale: (() => Promise<KeepLocale>) | undefined;

/** How a site keeps the language of somebody signed in; loaded at the first switch. Called once, before the site renders. */
export function keepLocaleBy(load: () => Promise<KeepLocale>): void {
  loadKeepLocale = load;
}

export function useLanguageSwitch(): (locale: Locale) => void {
  const words = useWords();
  const sayOffline = () => raiseAlert({ message: words.common.offline });
  const keep = async (locale: Locale) => {
    // Somebody signed out has no profile and needs none of this.
    const keepLocale = await loadKeepLocale?.();
    await keepLocale?.(locale, words);
  };
  return (locale) => {
    switchLanguage(locale)
      .then(() => (isSignedIn() ? keep(locale) : undefined))
      .catch(sayOffline);
  };
}
