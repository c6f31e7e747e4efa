import { lazyView } from "@tomoru/web/page/lazy-view.tsx";
import {
  type PageFiles,
  type PageView,
  readyPage,
  pageView as view,
  viewsInFiles,
} from "@tomoru/web/routes/page-views.ts";
import { SignInPage } from "../features/auth/pages/sign-in.page.tsx";
import { type Page, pagesFor, paths } from "./paths.ts";

const files: PageFiles = import.meta.glob([
  "./*.page.tsx",
  "../features/*/pages/*.page.tsx",
  "!**/{deal,deals,deal-sheet,deal-terms,home,inquiry,not-found,offer-list,offers,privacy-policy,sign-in,terms}.page.tsx",
  "!./home-and-withdrawal.page.tsx",
]);

/** Each page has a chunk of its own, in the file of its name unless listed here. */
export const pageViews: Record<Page, PageView> = {
  ...viewsInFiles(pagesFor, files),
  home: view("signedIn", async () => (await import("./home-and-withdrawal.page.tsx")).HomeAndWithdrawalPage),
  offers: view(
    "signedIn",
    async () => (await import("../features/offers/pages/offer-list.page.tsx")).OfferListPage,
  ),
  // In the entry chunk: visitors without a session come here, and most other pages use its fields.
  signIn: readyPage("signedOut", SignInPage),
  inquiry: view("everybody", async () =>
    (await import("../features/membership/pages/inquiry.page.tsx")).inquiryPage(),
  ),
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
