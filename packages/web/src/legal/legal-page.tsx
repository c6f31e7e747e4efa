import type { Locale } from "@tomoru/contract/fields";
import type { LegalWords } from "@tomoru/i18n/ja/common/legal";
import type { ComponentProps, ComponentType } from "react";
import { LegalDocument } from "./legal-document.tsx";
import { fetchText } from "./legal-texts.ts";

type LegalPage = Omit<ComponentProps<typeof LegalDocument>, "words"> & {
  /** The site's own hook. */
  useWords: () => { legal: LegalWords };
};

/** Resolves to a legal document's page once its text is here too. */
export function legalPage({ useWords, ...page }: LegalPage): (locale?: Locale) => Promise<ComponentType> {
  function Page() {
    return <LegalDocument {...page} words={useWords().legal} />;
  }
  return async (locale) => {
    await fetchText(page.texts, locale);
    return Page;
  };
}
