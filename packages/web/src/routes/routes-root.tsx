import { type Location, Outlet, type RouteObject, ScrollRestoration, useRouteError } from "react-router";
import { AlertHost } from "../alert/alert-host.tsx";
import { MissingPart } from "../offline/when-online.ts";
import { keyOfSide } from "../site/kept-keys.ts";
import { Crashed } from "./crash-boundary.tsx";
import { LeaveBlocker } from "./leave-blocker.tsx";
import { MissingPartScreen } from "./missing-part-screen.tsx";
import { pathOf, type RoutedPages, viewOf } from "./site-routes.ts";
import { useEffectsBeforeLeaving } from "./use-effects-before-leaving.ts";
import { useScrollWhenTall } from "./use-scroll-when-tall.ts";
import { WithRouter } from "./with-router.tsx";

export function routesBelowRoot(children: RouteObject[]): RouteObject[] {
  return [{ Component: Root, ErrorBoundary: RouteFailure, HydrateFallback: Nothing, children }];
}

export function routeOf({ paths, views }: RoutedPages, page: string): RouteObject {
  return { path: pathOf(paths, page), ...viewOf(views, page).route() };
}

function Root() {
  useEffectsBeforeLeaving();
  const storageKey = keyOfSide("scrollPositions");
  useScrollWhenTall({ getKey: scrollKeyOf, storageKey });
  return (
    <WithRouter>
      <Outlet />
      <AlertHost />
      <LeaveBlocker />
      <ScrollRestoration getKey={scrollKeyOf} storageKey={storageKey} />
    </WithRouter>
  );
}

/** The first entry of every document has the same key, so the address stands in for it. */
function scrollKeyOf({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

function RouteFailure() {
  const error = useRouteError();
  return error instanceof MissingPart ? <MissingPartScreen cause={error.cause} /> : <Crashed />;
}

function Nothing() {
  return null;
}
