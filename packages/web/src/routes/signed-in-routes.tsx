import type { ComponentType } from "react";
import { Navigate, type RouteObject, useLocation } from "react-router";
import { returnPath } from "./return-path.ts";
import { routeOf, routesBelowRoot } from "./routes-root.tsx";
import { elsewhere, pagesFor, type RoutedPages } from "./site-routes.ts";

type SignedInRoutes = {
  layout: ComponentType;
  nested?: { pages: readonly string[]; routes: RouteObject[] };
};

/** What is shown to somebody signed in. A page that is here already needs no waiting for. */
export function signedInRoutes(site: RoutedPages, { layout, nested }: SignedInRoutes): RouteObject[] {
  const { paths, notFound } = site;
  const framed = pagesFor(site, "signedIn", "everybody").filter((page) => !nested?.pages.includes(page));
  const LeadIn = () => <ToWanted home={paths.home} />;
  return routesBelowRoot([
    {
      Component: layout,
      children: [
        ...(nested?.routes ?? []),
        ...framed.map((page) => routeOf(site, page)),
        { path: "*", ...notFound.route() },
      ],
    },
    ...pagesFor(site, "anybody").map((page) => routeOf(site, page)),
    ...elsewhere(paths, pagesFor(site, "signedOut"), framed).map((path) => ({ path, Component: LeadIn })),
  ]);
}

/** Leads from the sign-in pages to the wanted page, once somebody is signed in. */
function ToWanted({ home }: { home: string }) {
  const { state } = useLocation();
  return <Navigate to={returnPath(state, home) ?? home} replace />;
}
