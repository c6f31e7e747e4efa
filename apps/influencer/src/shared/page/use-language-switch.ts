import { updateProfile } from "@tomoru/contract/account";
import type { Locale } from "@tomoru/contract/fields";
import { raiseAlert } from "../alert/alert.store.ts";
import { alertFailure } from "../alert/failure-alert.ts";
import { call } from "../api/call.ts";
import { isCallFailure } from "../api/failure.ts";
import { switchLanguage, useWords } from "../i18n/language.store.ts";
import { isSignedIn } from "../session/session.store.ts";

/**
 * Switches the language and, signed in, keeps it on the profile too: mails are written in it (decisions.md).
 * Whatever could not be done is told in the language of before.
 */
export function useLanguageSwitch(): (locale: Locale) => void {
  const words = useWords();
  const keep = async (locale: Locale) => {
    try {
      await call(updateProfile, { body: { locale } });
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      if (isSignedIn()) alertFailure(failure, words, { titleText: words.settings.display.languageNotSaved });
    }
  };
  return (locale) => {
    switchLanguage(locale).then(
      () => (isSignedIn() ? keep(locale) : undefined),
      () => raiseAlert({ message: words.common.offline }),
    );
  };
}
