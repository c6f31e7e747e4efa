import { updateCompanyProfile } from "@tomoru/contract/company/companies";
import type { Locale } from "@tomoru/contract/fields";
import type { Words } from "@tomoru/i18n/ja/company/words";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { call } from "@tomoru/web/api/call.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { isSignedIn } from "@tomoru/web/session/session.store.ts";

/** Keeps a language on the member: mails to them are written in it. `words` are those of before the switch. */
export async function keepLocale(locale: Locale, words: Words): Promise<void> {
  try {
    await call(updateCompanyProfile, { body: { locale } });
  } catch (failure) {
    if (!isCallFailure(failure)) throw failure;
    if (isSignedIn()) alertFailure(failure, words, { titleText: words.frame.languageNotSaved });
  }
}
