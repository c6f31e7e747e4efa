import type { LegalWords } from "../../ja/common/legal.ts";

export const legal: LegalWords = {
  terms: "Terms of Service",
  privacyPolicy: "Privacy Policy",
  read: { en: "Read the English text", ja: "Read the Japanese translation" },
  loadFailed: "Couldn't load the text",
};
