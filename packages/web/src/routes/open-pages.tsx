import { createBrowserRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { alertOffline } from "../alert/failure-alert.ts";
import { whenOnline } from "../offline/when-online.ts";
import type { Session } from "../session/session.store.ts";
import type { Destination, OpenedPages, Opening, OpenPages } from "./opened-pages.ts";
import { type ReturnState, returnPath } from "./return-path.ts";
import { signedOutRoutes } from "./signed-out-routes.tsx";
import { pageAt, type SiteRoutes, viewOf, type Who } from "./site-routes.ts";

const signedOut: Who = { isSignedIn: false };
const signedIn: Who = { isSignedIn: true };

export async function loadSignedOut(site: SiteRoutes): Promise<OpenPages> {
  await preload(site, { path: () => location.pathname, who: signedOut });
  return openSignedOut(site);
}

function openSignedOut(site: SiteRoutes): OpenPages {
  return (opening) => ({ ...signedOut, ...open(signedOutRoutes(site), opening) });
}

/** Opens the signed-out pages where a link of a page without a router leads; nothing where it is no longer wanted by then. */
export async function openSignedOutAt(
  site: SiteRoutes,
  wanted: () => Destination | null,
): Promise<OpenedPages | null> {
  await preload(site, { path: () => wanted()?.to ?? location.pathname, who: signedOut });
  const destination = wanted();
  if (!destination) return null;
  const opened = openSignedOut(site)();
  await opened.router?.navigate(destination.to, { state: destination.state });
  return opened;
}

/** Opens the signed-out pages after a session has ended: at the sign-in, except on pages for `anybody`. */
async function openAfterSession(site: SiteRoutes, endedBy: Session["endedBy"]): Promise<OpenedPages> {
  const opened = openSignedOut(site)();
  const { pathname, search } = location;
  const page = pageAt(site, pathname, signedIn)?.page;
  const access = page === undefined ? undefined : viewOf(site.views, page).access;
  // Without a session these pages stay open or are replaced by another page; signed-in pages redirect by their own route.
  const isOpenToOthers = access === undefined || access === "everybody" || isShared(site, page);
  if (isOpenToOthers) {
    const state: ReturnState | null = page && endedBy !== "signOut" ? { from: pathname + search } : null;
    await opened.router?.navigate(site.paths.signIn, { replace: true, state });
  }
  return opened;
}

function isShared({ paths }: SiteRoutes, page = ""): boolean {
  return Object.values<string>(paths).filter((path) => path === paths[page]).length > 1;
}

/** Loads the page of this address for somebody signed in. `state` is that of the history's entry. */
export async function loadSignedIn(site: SiteRoutes, state: unknown = null): Promise<OpenPages> {
  const load = async (): Promise<OpenPages> => {
    await site.makeReady?.();
    const path = () => leadsTo(site, state);
    const [routes] = await Promise.all([site.loadSignedIn(), preload(site, { path, who: signedIn })]);
    const afterSession = (endedBy: Session["endedBy"]) => openAfterSession(site, endedBy);
    return (opening) => ({ ...signedIn, ...open(routes(), opening), afterSession });
  };
  return whenOnline({ load, onWait: alertOffline });
}

function open(routes: RouteObject[], { isHydrated = false }: Opening = {}) {
  // With the data of a hydration, be there none, the router leaves the browser's own scroll position alone.
  const router = createBrowserRouter(routes, isHydrated ? { hydrationData: {} } : {});
  return { router, Pages: () => <RouterProvider router={router} /> };
}

type Preloading = { path: () => string; who: Who };

/**
 * A page that cannot be loaded now is asked for again by its route, which can say why. Going back meanwhile shows another
 * page.
 */
async function preload(site: SiteRoutes, { path, who }: Preloading): Promise<void> {
  const wanted = path();
  await site.preload(wanted, who).catch(() => undefined);
  if (path() !== wanted) await preload(site, { path, who });
}

function leadsTo(site: SiteRoutes, state: unknown): string {
  const page = pageAt(site, location.pathname, signedIn)?.page;
  const isFromSignIn = page !== undefined && viewOf(site.views, page).access === "signedOut";
  return isFromSignIn ? (returnPath(state, site.paths.home) ?? site.paths.home) : location.pathname;
}
