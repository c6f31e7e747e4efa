import { type Locale, locales } from "@tomoru/contract/fields";
import type { LegalText } from "@tomoru/i18n/legal-text";
import { type CallFailure, NetworkFailure } from "@tomoru/web/api/failure.ts";
import { currentLocale } from "@tomoru/web/i18n/language.store.ts";
import useSWR from "swr";

export type LegalDocument = "terms" | "privacyPolicy";

/** Each text is a file of its own: only the one that is read is fetched. */
const texts: Record<LegalDocument, Record<Locale, () => Promise<LegalText>>> = {
  terms: {
    en: async () => (await import("@tomoru/i18n/en/influencer/terms")).terms,
    ja: async () => (await import("@tomoru/i18n/ja/influencer/terms")).terms,
  },
  privacyPolicy: {
    en: async () => (await import("@tomoru/i18n/en/influencer/privacy-policy")).privacyPolicy,
    ja: async () => (await import("@tomoru/i18n/ja/influencer/privacy-policy")).privacyPolicy,
  },
};

/** Texts that were fetched before they were rendered. */
const ready = new Map<string, LegalText>();

/** The reader's language, unless the address asks for the other one. The English text binds, and each says so. */
export function languageOf(search: URLSearchParams, reader: Locale): Locale {
  return locales.find((locale) => locale === search.get("lang")) ?? reader;
}

/** Has the text stand at the first render; where it cannot be fetched, that asks for it again. The server names the language. */
export async function fetchText(document: LegalDocument, locale?: Locale): Promise<void> {
  const language = locale ?? languageOf(new URLSearchParams(location.search), currentLocale());
  const text = await texts[document][language]().catch(() => undefined);
  if (text) ready.set(document + language, text);
}

export function useLegalText(document: LegalDocument, language: Locale) {
  const fallbackData = ready.get(document + language);
  const { data, error, mutate } = useSWR<LegalText, CallFailure>(
    ["legal", document, language],
    () =>
      texts[document][language]().catch((cause: unknown) => {
        throw new NetworkFailure("No text", { cause });
      }),
    fallbackData && { fallbackData },
  );
  return { text: data, failure: error, reload: () => void mutate() };
}
