import type { LegalWords } from "../ja/legal.ts";

export const legal: LegalWords = {
  terms: "Terms of Service",
  privacyPolicy: "Privacy Policy",
  language: "Language of the text",
  loadFailed: "Couldn't load the text",
};
