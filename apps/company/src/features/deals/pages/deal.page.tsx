import { DealPage } from "@tomoru/web-deals/frame/deal-page.tsx";
import { sidePage } from "@tomoru/web-deals/frame/side-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";
import { FundingPanel } from "../components/funding-panel.tsx";

export const dealPage = sidePage({ ...dealSite, Funding: FundingPanel }, DealPage);
