import { LegalDocument } from "../components/legal-document.tsx";
import { fetchBindingText } from "../legal.queries.ts";

/** The page, once its text is here too. */
export async function termsPage() {
  await fetchBindingText("terms");
  return TermsPage;
}

function TermsPage() {
  return <LegalDocument name="terms" />;
}
