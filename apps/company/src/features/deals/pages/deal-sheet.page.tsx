import { sidePage } from "@tomoru/web-deals/frame/side-page.tsx";
import { SheetPage } from "@tomoru/web-deals/sheet/sheet-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";

export const dealSheetPage = sidePage(dealSite, SheetPage);
