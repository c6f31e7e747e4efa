import type { Locale } from "@tomoru/contract/fields";
import { LegalDocument } from "@tomoru/web/legal/legal-document.tsx";
import { fetchText, type LegalTexts } from "@tomoru/web/legal/legal-texts.ts";
import { paths } from "../../../app/paths.ts";
import { VisitorFrame } from "../../../shared/page/visitor-frame.tsx";
import { useWords } from "../../../shared/site.ts";

const texts: LegalTexts = {
  en: async () => (await import("@tomoru/i18n/en/company/terms")).terms,
  ja: async () => (await import("@tomoru/i18n/ja/company/terms")).terms,
};

/** The page, once its text is here too. */
export async function termsPage(locale?: Locale) {
  await fetchText(texts, locale);
  return TermsPage;
}

function TermsPage() {
  const { legal } = useWords();
  return <LegalDocument name="terms" texts={texts} path={paths.terms} words={legal} Frame={VisitorFrame} />;
}
