import { EditorPage } from "@tomoru/web-deals/editor/editor-page.tsx";
import { sidePage } from "@tomoru/web-deals/frame/side-page.tsx";
import { dealSite } from "../../../shared/deal-site.ts";

export const dealTermsPage = sidePage(dealSite, EditorPage);
