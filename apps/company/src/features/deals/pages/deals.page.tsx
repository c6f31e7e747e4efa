import { sidePage } from "@tomoru/web-deals/frame/side-page.tsx";
import { DealListPage } from "@tomoru/web-deals/list/deal-list-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";

export const dealsPage = sidePage(dealSite, DealListPage);
