import type { Locale } from "@tomoru/contract/fields";
import { LegalDocument } from "@tomoru/web/legal/legal-document.tsx";
import { fetchText, type LegalTexts } from "@tomoru/web/legal/legal-texts.ts";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { LegalFrame } from "../components/legal-frame.tsx";

const texts: LegalTexts = {
  en: async () => (await import("@tomoru/i18n/en/influencer/privacy-policy")).privacyPolicy,
  ja: async () => (await import("@tomoru/i18n/ja/influencer/privacy-policy")).privacyPolicy,
};

/** The page, once its text is here too. */
export async function privacyPolicyPage(locale?: Locale) {
  await fetchText(texts, locale);
  return PrivacyPolicyPage;
}

function PrivacyPolicyPage() {
  const { legal } = useWords();
  return (
    <LegalDocument
      name="privacyPolicy"
      texts={texts}
      path={paths.privacyPolicy}
      words={legal}
      Frame={LegalFrame}
    />
  );
}
