import { AlertHost } from "@tomoru/web/alert/alert-host.tsx";
import { MissingPart } from "@tomoru/web/offline/when-online.ts";
import { useFocusMemory } from "@tomoru/web/page/use-focus-memory.ts";
import { keyOfSide } from "@tomoru/web/site/kept-keys.ts";
import { type Location, Outlet, type RouteObject, ScrollRestoration, useRouteError } from "react-router";
import { Crashed } from "./crash-boundary.tsx";
import { pageViews } from "./lazy-pages.tsx";
import { MissingPartScreen } from "./missing-part.tsx";
import { type Page, paths } from "./paths.ts";

/** What stands around all pages, and what is shown where one fails. */
export function routesBelowRoot(children: RouteObject[]): RouteObject[] {
  return [{ Component: Root, ErrorBoundary: RouteFailure, HydrateFallback: Nothing, children }];
}

export function pagesFor(...access: string[]): Page[] {
  return (Object.keys(paths) as Page[]).filter((page) => access.includes(pageViews[page].access));
}

export function routeOf(page: Page): RouteObject {
  return { path: paths[page], ...pageViews[page].route() };
}

function Root() {
  useFocusMemory();
  return (
    <>
      <Outlet />
      <AlertHost />
      <ScrollRestoration getKey={scrollKeyOf} storageKey={keyOfSide("scrollPositions")} />
    </>
  );
}

/** The first entry of every document has the same key. */
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
