import { legalPage } from "@tomoru/web/legal/legal-page.tsx";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { LegalFrame } from "../components/legal-frame.tsx";

export const termsPage = legalPage({
  name: "terms",
  texts: {
    en: async () => (await import("@tomoru/i18n/en/influencer/terms")).terms,
    ja: async () => (await import("@tomoru/i18n/ja/influencer/terms")).terms,
  },
  path: paths.terms,
  useWords,
  Frame: LegalFrame,
});
