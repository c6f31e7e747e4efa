import type { Locale } from "@tomoru/contract/fields";
import { LegalDocument } from "../components/legal-document.tsx";
import { fetchText } from "../legal.queries.ts";

/** The page, once its text is here too. */
export async function privacyPolicyPage(locale?: Locale) {
  await fetchText("privacyPolicy", locale);
  return PrivacyPolicyPage;
}

function PrivacyPolicyPage() {
  return <LegalDocument name="privacyPolicy" />;
}
