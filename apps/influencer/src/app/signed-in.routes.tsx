import type { Locale } from "@tomoru/contract/fields";
import { type PageFiles, type PageView, pageInFile } from "@tomoru/web/routes/page-views.ts";
import { routeOf } from "@tomoru/web/routes/routes-root.tsx";
import { signedInRoutes } from "@tomoru/web/routes/signed-in-routes.tsx";
import type { RoutedPages } from "@tomoru/web/routes/site-routes.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { OffersPage } from "../features/offers/pages/offers.page.tsx";
import { prepareLayout, SignedInLayout } from "./layouts/signed-in.layout.tsx";
import { type Page, paths, type SignedInPage } from "./paths.ts";

const files: PageFiles = import.meta.glob([
  "./settings.page.tsx",
  "../features/*/pages/*.page.tsx",
  "!../features/{deals,home,legal}/**",
  "!**/{forgot-password,inquiry,offer-list,offers,password-reset,password-reset-otp,payment-statement,sign-in,sign-up,sign-up-otp}.page.tsx",
]);

const named: Partial<Record<SignedInPage, (locale?: Locale) => Promise<ComponentType>>> = {
  home: async () => (await import("./home-and-withdrawal.page.tsx")).HomeAndWithdrawalPage,
  offers: async () => (await import("../features/offers/pages/offer-list.page.tsx")).OfferListPage,
  deals: async (locale) => (await import("../features/deals/pages/deals.page.tsx")).dealsPage(locale),
  deal: async (locale) => (await import("../features/deals/pages/deal.page.tsx")).dealPage(locale),
  dealSheet: async (locale) =>
    (await import("../features/deals/pages/deal-sheet.page.tsx")).dealSheetPage(locale),
  dealTerms: async (locale) =>
    (await import("../features/deals/pages/deal-terms.page.tsx")).dealTermsPage(locale),
  paymentStatement: async (locale) =>
    (await import("../features/payments/pages/payment-statement.page.tsx")).paymentStatementPage(locale),
};

/** Each page has a chunk of its own, in the file of its name unless listed here. */
export function loadPage(page: SignedInPage, locale?: Locale): Promise<ComponentType> {
  return named[page]?.(locale) ?? pageInFile(files, page);
}

type Pages = RoutedPages & { readonly views: Readonly<Record<Page, PageView>> };

export async function prepareRoutes(pages: Pages): Promise<() => RouteObject[]> {
  await prepareLayout();
  return () => routesBehindSignIn(pages);
}

export function routesBehindSignIn(pages: Pages): RouteObject[] {
  const nested = {
    pages: ["offers", "offer"],
    routes: [{ element: <OffersPage list={pages.views.offers} />, children: offerRoutes(pages) }],
  };
  return signedInRoutes(pages, { layout: SignedInLayout, nested });
}

/** The parent route renders the list, so that it stays beside an open offer. */
function offerRoutes(pages: Pages): RouteObject[] {
  const { isHere, preload } = pages.views.offers;
  const list = isHere() ? { element: null } : { lazy: () => preload().then(() => ({ element: null })) };
  return [{ path: paths.offers, ...list }, routeOf(pages, "offer")];
}
