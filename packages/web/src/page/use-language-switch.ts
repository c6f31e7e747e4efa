import type { Locale } from "@tomoru/contract/fields";
import { raiseAlert } from "../alert/alert.store.ts";
import { switchLanguage, useWords } from "../i18n/language.store.ts";
import { isSignedIn } from "../session/session.store.ts";
import { site } from "../site/site.ts";

/** Switches the language and, signed in, keeps it on the account too. What could not be done is told in the language of before. */
export function useLanguageSwitch(): (locale: Locale) => void {
  const words = useWords();
  const sayOffline = () => raiseAlert({ message: words.common.offline });
  const keep = async (locale: Locale) => {
    // Somebody signed out has no account and needs none of this.
    const keepLocale = await site().loadKeepLocale();
    // These are the words that the site has handed in itself.
    await keepLocale(locale, words as never);
  };
  return (locale) => {
    switchLanguage(locale)
      .then(() => (isSignedIn() ? keep(locale) : undefined))
      .catch(sayOffline);
  };
}
