import type { Locale } from "@tomoru/contract/fields";
import { DealSiteProvider } from "@tomoru/web-deals/deal-site.tsx";
import { loadDealWords } from "@tomoru/web-deals/deal-words.ts";
import { DealPage as Deal } from "@tomoru/web-deals/frame/deal-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";
import { FundingPanel } from "../components/funding-panel.tsx";

const site = { ...dealSite, Funding: FundingPanel };

/** The page, once its words are here too. */
export async function dealPage(locale?: Locale) {
  await loadDealWords(locale);
  return DealPage;
}

function DealPage() {
  return (
    <DealSiteProvider value={site}>
      <Deal />
    </DealSiteProvider>
  );
}
