import type { Locale } from "@tomoru/contract/fields";
import { DealSiteProvider } from "@tomoru/web-deals/deal-site.tsx";
import { loadDealWords } from "@tomoru/web-deals/deal-words.ts";
import { SheetPage } from "@tomoru/web-deals/sheet/sheet-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";

/** The page, once its words are here too. */
export async function dealSheetPage(locale?: Locale) {
  await loadDealWords(locale);
  return DealSheetPage;
}

function DealSheetPage() {
  return (
    <DealSiteProvider value={dealSite}>
      <SheetPage />
    </DealSiteProvider>
  );
}
