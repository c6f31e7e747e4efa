import { legalPage } from "@tomoru/web/legal/legal-page.tsx";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { LegalFrame } from "../components/legal-frame.tsx";

export const privacyPolicyPage = legalPage({
  name: "privacyPolicy",
  texts: {
    en: async () => (await import("@tomoru/i18n/en/influencer/privacy-policy")).privacyPolicy,
    ja: async () => (await import("@tomoru/i18n/ja/influencer/privacy-policy")).privacyPolicy,
  },
  path: paths.privacyPolicy,
  useWords,
  Frame: LegalFrame,
});
