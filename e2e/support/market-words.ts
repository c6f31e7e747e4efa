import { words as companyEn } from "@tomoru/i18n/en/company/words";
import { words as dealsEn } from "@tomoru/i18n/en/deals/words";
import { words as creatorEn } from "@tomoru/i18n/en/influencer/words";
import { words as operatorEn } from "@tomoru/i18n/en/operator/words";
import { words as companyJa } from "@tomoru/i18n/ja/company/words";
import { words as dealsJa } from "@tomoru/i18n/ja/deals/words";
import { words as creatorJa } from "@tomoru/i18n/ja/influencer/words";
import { words as operatorJa } from "@tomoru/i18n/ja/operator/words";

/**
 * The words that three people press in their language, from the dictionaries: other tests check the wording. Texts that decide
 * what happens next are written out.
 */
export const marketWords = {
  ja: {
    company: companyJa,
    creator: creatorJa,
    deals: dealsJa,
    operator: operatorJa,
    says: {
      language: "日本語",
      secured: "確保済み",
      agreed: "契約成立",
      paid: "振込済み",
      bank: "結果を返す",
      publish: "公開する",
    },
  },
  en: {
    company: companyEn,
    creator: creatorEn,
    deals: dealsEn,
    operator: operatorEn,
    says: {
      language: "English",
      secured: "Secured",
      agreed: "agreed",
      paid: "Paid",
      bank: "Return the results",
      publish: "Publish",
    },
  },
};

export type MarketWords = (typeof marketWords)["ja"];
