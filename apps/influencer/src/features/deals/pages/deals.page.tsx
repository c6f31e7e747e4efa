import type { Locale } from "@tomoru/contract/fields";
import { DealSiteProvider } from "@tomoru/web-deals/deal-site.tsx";
import { loadDealWords } from "@tomoru/web-deals/deal-words.ts";
import { DealListPage } from "@tomoru/web-deals/list/deal-list-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";
import { MarketSegments } from "../../../shared/page/market-segments.tsx";
import styles from "./deals.module.css";

/** The page, once its words are here too. */
export async function dealsPage(locale?: Locale) {
  await loadDealWords(locale);
  return DealsPage;
}

function DealsPage() {
  return (
    <DealSiteProvider value={dealSite}>
      <div className={styles.page}>
        <MarketSegments here="deals" />
        <DealListPage />
      </div>
    </DealSiteProvider>
  );
}
