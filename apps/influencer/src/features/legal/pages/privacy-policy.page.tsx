import { LegalDocument } from "../components/legal-document.tsx";
import { fetchText } from "../legal.queries.ts";

/** The page, once its text is here too. */
export async function privacyPolicyPage() {
  await fetchText("privacyPolicy");
  return PrivacyPolicyPage;
}

function PrivacyPolicyPage() {
  return <LegalDocument name="privacyPolicy" />;
}
