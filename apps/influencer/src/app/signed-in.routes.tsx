import { routeOf } from "@tomoru/web/routes/routes-root.tsx";
import { signedInRoutes } from "@tomoru/web/routes/signed-in-routes.tsx";
import type { RouteObject } from "react-router";
import { OffersPage } from "../features/offers/pages/offers.page.tsx";
import { prepareLayout, SignedInLayout } from "./layouts/signed-in.layout.tsx";
import { pages, pageViews } from "./lazy-pages.tsx";
import { paths } from "./paths.ts";

export async function prepareRoutes(): Promise<() => RouteObject[]> {
  await prepareLayout();
  return routesBehindSignIn;
}

export function routesBehindSignIn(): RouteObject[] {
  const nested = {
    pages: ["offers", "offer"],
    routes: [{ element: <OffersPage list={pageViews.offers} />, children: offerRoutes() }],
  };
  return signedInRoutes(pages, { layout: SignedInLayout, nested });
}

/** The parent route renders the list, so that it stays beside an open offer. */
function offerRoutes(): RouteObject[] {
  const { isHere, preload } = pageViews.offers;
  const list = isHere() ? { element: null } : { lazy: () => preload().then(() => ({ element: null })) };
  return [{ path: paths.offers, ...list }, routeOf(pages, "offer")];
}
