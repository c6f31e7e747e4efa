import type { Locale } from "@tomoru/contract/fields";
import { LegalDocument } from "../components/legal-document.tsx";
import { fetchText } from "../legal.queries.ts";

/** The page, once its text is here too. */
export async function termsPage(locale?: Locale) {
  await fetchText("terms", locale);
  return TermsPage;
}

function TermsPage() {
  return <LegalDocument name="terms" />;
}
