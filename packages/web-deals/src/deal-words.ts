import type { Locale } from "@tomoru/contract/fields";
import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import { NetworkFailure } from "@tomoru/web/api/failure.ts";
import { currentLocale, useLanguage } from "@tomoru/web/i18n/language.store.ts";
import { use } from "react";

const rooms: Readonly<Record<Locale, () => Promise<DealWords>>> = {
  ja: async () => (await import("@tomoru/i18n/ja/deals/words")).words,
  en: async () => (await import("@tomoru/i18n/en/deals/words")).words,
};

const here = new Map<Locale, DealWords>();
const underWay = new Map<Locale, Promise<DealWords>>();

/** Before a deal page is rendered for the first time. The server names the language. */
export async function loadDealWords(locale: Locale = currentLocale()): Promise<void> {
  await fetchRoom(locale);
}

function fetchRoom(locale: Locale): Promise<DealWords> {
  const asked = underWay.get(locale) ?? keep(locale);
  underWay.set(locale, asked);
  return asked;
}

async function keep(locale: Locale): Promise<DealWords> {
  try {
    const words = await rooms[locale]();
    here.set(locale, words);
    return words;
  } catch (cause) {
    underWay.delete(locale);
    throw new NetworkFailure("No words", { cause });
  }
}

/** The words of the deal pages; after a change of language the page stands as it was until the others are here. */
export function useDealWords(): DealWords {
  const { locale } = useLanguage();
  return here.get(locale) ?? use(fetchRoom(locale));
}
