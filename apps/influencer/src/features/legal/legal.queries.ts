import type { Locale } from "@tomoru/contract/fields";
import type { LegalText } from "@tomoru/i18n/legal-text";
import useSWR from "swr";
import { type CallFailure, NetworkFailure } from "../../shared/api/failure.ts";

export type LegalDocument = "terms" | "privacyPolicy";

/** Each text is a file of its own: only the one that is read is fetched. */
const texts: Record<LegalDocument, Record<Locale, () => Promise<LegalText>>> = {
  terms: {
    en: async () => (await import("@tomoru/i18n/en/terms")).terms,
    ja: async () => (await import("@tomoru/i18n/ja/terms")).terms,
  },
  privacyPolicy: {
    en: async () => (await import("@tomoru/i18n/en/privacy-policy")).privacyPolicy,
    ja: async () => (await import("@tomoru/i18n/ja/privacy-policy")).privacyPolicy,
  },
};

export function useLegalText(document: LegalDocument, language: Locale) {
  const { data, error, mutate } = useSWR<LegalText, CallFailure>(["legal", document, language], () =>
    texts[document][language]().catch((cause: unknown) => {
      throw new NetworkFailure("No text", { cause });
    }),
  );
  return { text: data, failure: error, reload: () => void mutate() };
}
