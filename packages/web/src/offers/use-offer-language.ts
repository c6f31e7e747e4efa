import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import type { OfferWords } from "@tomoru/i18n/ja/influencer/offers";
import { type Language, useLanguage } from "../i18n/language.store.ts";

export type WordsOfOffers = CommonWords & { offers: OfferWords };

/** Of a site that shows offers: its signed-in words have the creators' words for them. */
export function useOfferLanguage(): Language<WordsOfOffers> {
  return useLanguage() as Language<WordsOfOffers>;
}
