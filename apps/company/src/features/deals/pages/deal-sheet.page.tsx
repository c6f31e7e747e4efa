import { sidePage } from "@tomoru/web-deals/frame/side-page.tsx";
import { SheetPage } from "@tomoru/web-deals/sheet/sheet-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";
import { StatementPage } from "./statement.page.tsx";

export const dealSheetPage = sidePage(dealSite, SheetPage);
/** In the same chunk: one of its own would move more of what pages share into a visitor's first load. */
export const statementPage = sidePage(dealSite, StatementPage);
