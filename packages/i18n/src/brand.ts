import type { PlanId } from "@tomoru/contract/company/plans";
import type { Platform } from "@tomoru/contract/platforms";

/** The product's name, defined only here. */
export const brand = "Tomoru";

/** The descriptions in the web app manifests of both sites. */
export const appDescription = {
  influencer: {
    ja: "届いたオファーを確かめて答え、お支払いを見られるアプリです。",
    en: "Read the offers you receive, answer them and see your payments.",
  },
  company: {
    ja: "クリエイターをさがして頼み、取引の進みを確かめられるアプリです。",
    en: "Find creators, ask them and see how your deals are going.",
  },
} as const;

/** Each language in its own name. */
export const localeNames = { ja: "日本語", en: "English" } as const;

/** The year of the copyright line. */
export const copyrightYear = 2023;

/** The platforms' own names, the same in every language. */
export const platformNames: Record<Platform, string> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
};

/** The same in every language. */
export const planNames: Record<PlanId, string> = {
  free: "Free",
  standard: "Standard",
  professional: "Professional",
};
