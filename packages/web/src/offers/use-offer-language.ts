import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import type { OfferWords } from "@tomoru/i18n/ja/influencer/offers";
import { type Language, useLanguage } from "../i18n/language.store.ts";

export type WordsOfOffers = CommonWords & { offers: OfferWords };

/** For sites that show offers: their signed-in dictionary contains the creators' words for offers. */
export function useOfferLanguage(): Language<WordsOfOffers> {
  return useLanguage() as Language<WordsOfOffers>;
}
