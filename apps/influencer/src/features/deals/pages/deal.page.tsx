import { DealPage } from "@tomoru/web-deals/frame/deal-page.tsx";
import { sidePage } from "@tomoru/web-deals/frame/side-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";

export const dealPage = sidePage(dealSite, DealPage);
