import { type Locale, locales } from "@tomoru/contract/fields";
import type { LegalText } from "@tomoru/i18n/legal-text";
import useSWR from "swr";
import { type CallFailure, NetworkFailure } from "../api/failure.ts";
import { currentLocale } from "../i18n/language.store.ts";

/** Each text is a file of its own: only the one that is read is fetched. */
export type LegalTexts = Readonly<Record<Locale, () => Promise<LegalText>>>;

/** Texts that were loaded before the first render. */
const ready = new Map<() => Promise<LegalText>, LegalText>();

/** The reader's language, unless the address asks for the other one. */
export function languageOf(search: URLSearchParams, reader: Locale): Locale {
  return locales.find((locale) => locale === search.get("lang")) ?? reader;
}

/** Loads the text before the first render; if that fails, the render asks for it again. The server names the language. */
export async function fetchText(texts: LegalTexts, locale?: Locale): Promise<void> {
  const language = locale ?? languageOf(new URLSearchParams(location.search), currentLocale());
  const text = await texts[language]().catch(() => undefined);
  if (text) ready.set(texts[language], text);
}

type Wanted = { texts: LegalTexts; name: string; language: Locale };

export function useLegalText({ texts, name, language }: Wanted) {
  const fallbackData = ready.get(texts[language]);
  const { data, error, mutate } = useSWR<LegalText, CallFailure>(
    ["legal", name, language],
    () =>
      texts[language]().catch((cause: unknown) => {
        throw new NetworkFailure("No text", { cause });
      }),
    fallbackData && { fallbackData },
  );
  return { text: data, failure: error, reload: () => void mutate() };
}
