import { LegalDocument } from "../components/legal-document.tsx";

export function PrivacyPolicyPage() {
  return <LegalDocument name="privacyPolicy" />;
}
