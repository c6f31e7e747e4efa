import type { Locale } from "@tomoru/contract/fields";
import { useLanguage } from "../src/shared/site.ts";

const ja = {
  plans: {
    caption: "プランの内容",
    per: "／月",
    taxed: (yen: string) => `税込 ${yen}`,
    nothing: "お支払いはありません",
    leads: { free: "まず試す方へ", standard: "事業会社の担当者へ", professional: "代理店の方へ" },
    own: "利用中",
    next: "次のお支払い 12月1日 ¥11,000（税込）",
    choose: "このプランにする",
    has: "あり",
    none: "なし",
    groups: { find: "さがす", pay: "支払う" },
    rows: { pages: "データベース検索", pr: "PR投稿の分析ページ", fee: "利用料（報酬に対して）" },
    pages: (pages: number) => `${pages}ページまで`,
  },
};

type CompanyWords = typeof ja;

const en: CompanyWords = {
  plans: {
    caption: "What each plan holds",
    per: " / month",
    taxed: (yen) => `${yen} incl. tax`,
    nothing: "Nothing to pay",
    leads: { free: "To try it out", standard: "For companies", professional: "For agencies" },
    own: "Your plan",
    next: "Next payment ¥11,000 incl. tax on 1 Dec",
    choose: "Choose this plan",
    has: "Included",
    none: "None",
    groups: { find: "Find", pay: "Pay" },
    rows: { pages: "Database search", pr: "PR post analysis", fee: "Fee (of the pay)" },
    pages: (pages) => `${pages} pages`,
  },
};

const dictionaries: Record<Locale, CompanyWords> = { ja, en };

/** Samples for what only the companies' site draws: the gallery has the creators' words. */
export function useCompanySay(): CompanyWords {
  return dictionaries[useLanguage().locale];
}
