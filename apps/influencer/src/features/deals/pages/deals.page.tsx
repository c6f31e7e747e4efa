import { sidePage } from "@tomoru/web-deals/frame/side-page.tsx";
import { DealListPage } from "@tomoru/web-deals/list/deal-list-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";
import { MarketSegments } from "../../../shared/page/market-segments.tsx";
import styles from "./deals.module.css";

export const dealsPage = sidePage(dealSite, DealsPage);

function DealsPage() {
  return (
    <div className={styles.page}>
      <MarketSegments here="deals" />
      <DealListPage />
    </div>
  );
}
