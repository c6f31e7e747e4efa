import type { Locale } from "@tomoru/contract/fields";
import { updateProfile } from "@tomoru/contract/influencer/account";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { alertFailure } from "../alert/failure-alert.ts";
import { call } from "../api/call.ts";
import { isCallFailure } from "../api/failure.ts";
import { isSignedIn } from "../session/session.store.ts";

/** Keeps a language on the profile: mails are written in it. `words` are those of before the switch. */
export async function keepLocale(locale: Locale, words: Words): Promise<void> {
  try {
    await call(updateProfile, { body: { locale } });
  } catch (failure) {
    if (!isCallFailure(failure)) throw failure;
    if (isSignedIn()) alertFailure(failure, words, { titleText: words.settings.display.languageNotSaved });
  }
}
