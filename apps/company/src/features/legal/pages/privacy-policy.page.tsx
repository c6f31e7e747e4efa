import { legalPage } from "@tomoru/web/legal/legal-page.tsx";
import { paths } from "../../../app/paths.ts";
import { VisitorFrame } from "../../../shared/page/visitor-frame.tsx";
import { useWords } from "../../../shared/site.ts";

export const privacyPolicyPage = legalPage({
  name: "privacyPolicy",
  texts: {
    en: async () => (await import("@tomoru/i18n/en/company/privacy-policy")).privacyPolicy,
    ja: async () => (await import("@tomoru/i18n/ja/company/privacy-policy")).privacyPolicy,
  },
  path: paths.privacyPolicy,
  useWords,
  Frame: VisitorFrame,
});
