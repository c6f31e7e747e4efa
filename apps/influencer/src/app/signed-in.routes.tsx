import { Navigate, type RouteObject, useLocation } from "react-router";
import { OffersPage } from "../features/offers/pages/offers.page.tsx";
import { SignedInLayout } from "./layouts/signed-in.layout.tsx";
import { notFoundView, pageViews } from "./lazy-pages.tsx";
import { paths } from "./paths.ts";
import { returnPath } from "./return-path.ts";
import { pagesFor, routeOf, routesBelowRoot } from "./routes-root.tsx";

/** What is shown to somebody signed in. A page that is here already needs no waiting for. */
export function signedInRoutes(): RouteObject[] {
  const framed = pagesFor("signedIn", "everybody").filter((page) => page !== "offers" && page !== "offer");
  return routesBelowRoot([
    {
      Component: SignedInLayout,
      children: [
        { element: <OffersPage list={pageViews.offers} />, children: offerRoutes() },
        ...framed.map(routeOf),
        { path: "*", ...notFoundView.route() },
      ],
    },
    ...pagesFor("anybody").map(routeOf),
    ...pagesFor("signedOut").map((page) => ({ path: paths[page], Component: LeadIn })),
  ]);
}

/** The list is its parent's, which keeps it beside an offer. */
function offerRoutes(): RouteObject[] {
  const { isHere, preload } = pageViews.offers;
  const list = isHere() ? { element: null } : { lazy: () => preload().then(() => ({ element: null })) };
  return [{ path: paths.offers, ...list }, routeOf("offer")];
}

/** Somebody signed in has no business on the sign-in pages; signing in leaves them by this door. */
function LeadIn() {
  const { state } = useLocation();
  return <Navigate to={returnPath(state) ?? paths.home} replace />;
}
