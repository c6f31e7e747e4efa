import { lazyView } from "@tomoru/web/page/lazy-view.tsx";
import {
  type PageFiles,
  type PageView,
  pageView as view,
  viewsInFiles,
} from "@tomoru/web/routes/page-views.ts";
import { type Page, pagesFor, paths } from "./paths.ts";

const files: PageFiles = import.meta.glob([
  "./*.page.tsx",
  "../features/*/pages/*.page.tsx",
  "!**/{deal,deals,deal-sheet,deal-terms,not-found,privacy-policy,statement,terms}.page.tsx",
]);

/** Each page with what it needs in a chunk of its own: in the file of its name, unless it is named here. */
export const pageViews: Record<Page, PageView> = {
  ...viewsInFiles(pagesFor, files),
  deals: view("signedIn", async (locale) =>
    (await import("../features/deals/pages/deals.page.tsx")).dealsPage(locale),
  ),
  deal: view("signedIn", async (locale) =>
    (await import("../features/deals/pages/deal.page.tsx")).dealPage(locale),
  ),
  dealSheet: view("signedIn", async (locale) =>
    (await import("../features/deals/pages/deal-sheet.page.tsx")).dealSheetPage(locale),
  ),
  dealTerms: view("signedIn", async (locale) =>
    (await import("../features/deals/pages/deal-terms.page.tsx")).dealTermsPage(locale),
  ),
  statement: view("signedIn", async (locale) =>
    (await import("../features/deals/pages/deal-sheet.page.tsx")).statementPage(locale),
  ),
  terms: view("anybody", async (locale) =>
    (await import("../features/legal/pages/terms.page.tsx")).termsPage(locale),
  ),
  privacyPolicy: view("anybody", async (locale) =>
    (await import("../features/legal/pages/privacy-policy.page.tsx")).privacyPolicyPage(locale),
  ),
};

/** For any address that is no page. */
const notFound = lazyView(async () => (await import("./not-found.page.tsx")).NotFoundPage);

export const pages = { paths, views: pageViews, notFound };
