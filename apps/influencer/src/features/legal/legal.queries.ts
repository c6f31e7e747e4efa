import type { Locale } from "@tomoru/contract/fields";
import type { LegalText } from "@tomoru/i18n/legal-text";
import useSWR from "swr";
import { type CallFailure, NetworkFailure } from "../../shared/api/failure.ts";

/** The language that binds, whatever the page around it is in (decisions.md). */
export const bindingLanguage: Locale = "en";

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

/** Texts that were fetched before they were drawn. */
const ready = new Map<string, LegalText>();

/** Has the binding text stand at the first drawing; where it cannot be fetched, the drawing itself asks for it again. */
export async function fetchBindingText(document: LegalDocument): Promise<void> {
  const text = await texts[document][bindingLanguage]().catch(() => undefined);
  if (text) ready.set(document + bindingLanguage, text);
}

export function useLegalText(document: LegalDocument, language: Locale) {
  const fallbackData = ready.get(document + language);
  const { data, error, mutate } = useSWR<LegalText, CallFailure>(
    ["legal", document, language],
    () =>
      texts[document][language]().catch((cause: unknown) => {
        throw new NetworkFailure("No text", { cause });
      }),
    fallbackData && { fallbackData },
  );
  return { text: data, failure: error, reload: () => void mutate() };
}
