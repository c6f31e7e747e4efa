import type { Platform } from "@tomoru/contract/offers";

/** The product's name. Every screen, title and mail takes it from here. */
export const brand = "Tomoru";

/** A language in its own words, the same in every dictionary. */
export const localeNames = { ja: "日本語", en: "English" } as const;

/** The year of the copyright line (product.md 9). */
export const copyrightYear = 2023;

/** Names of their owners, the same in every language. */
export const platformNames: Record<Platform, string> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
};
