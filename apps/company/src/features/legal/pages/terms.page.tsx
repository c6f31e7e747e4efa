import { legalPage } from "@tomoru/web/legal/legal-page.tsx";
import { paths } from "../../../app/paths.ts";
import { VisitorFrame } from "../../../shared/page/visitor-frame.tsx";
import { useWords } from "../../../shared/site.ts";

export const termsPage = legalPage({
  name: "terms",
  texts: {
    en: async () => (await import("@tomoru/i18n/en/company/terms")).terms,
    ja: async () => (await import("@tomoru/i18n/ja/company/terms")).terms,
  },
  path: paths.terms,
  useWords,
  Frame: VisitorFrame,
});
