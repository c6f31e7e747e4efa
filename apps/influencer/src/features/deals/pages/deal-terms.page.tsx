import type { Locale } from "@tomoru/contract/fields";
import { DealSiteProvider } from "@tomoru/web-deals/deal-site.tsx";
import { loadDealWords } from "@tomoru/web-deals/deal-words.ts";
import { EditorPage } from "@tomoru/web-deals/editor/editor-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";

/** The page, once its words are here too. */
export async function dealTermsPage(locale?: Locale) {
  await loadDealWords(locale);
  return DealTermsPage;
}

function DealTermsPage() {
  return (
    <DealSiteProvider value={dealSite}>
      <EditorPage />
    </DealSiteProvider>
  );
}
