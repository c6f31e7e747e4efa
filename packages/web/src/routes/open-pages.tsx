import type { ComponentType } from "react";
import { createBrowserRouter, type DataRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { raiseAlert } from "../alert/alert.store.ts";
import { currentWords } from "../i18n/language.store.ts";
import { whenOnline } from "../offline/when-online.ts";
import type { Session } from "../session/session.store.ts";
import { type ReturnState, returnPath } from "./return-path.ts";
import { signedOutRoutes } from "./signed-out-routes.tsx";
import { pageAt, type SiteRoutes, viewOf, type Who } from "./site-routes.ts";

/** The pages of a session. They have a router of their own: nothing of one person is left for the next. */
export type OpenedPages = {
  isSignedIn: boolean;
  Pages: ComponentType;
  router: Pick<DataRouter, "state" | "navigate" | "dispose"> | null;
};

type Opening = {
  isHydrated?: boolean;
};

const signedOut: Who = { isSignedIn: false };
const signedIn: Who = { isSignedIn: true };

export async function openSignedOut(site: SiteRoutes, { isHydrated }: Opening = {}): Promise<OpenedPages> {
  await preload(site, location.pathname, signedOut);
  return openAtOnce(site, isHydrated);
}

function openAtOnce(site: SiteRoutes, isHydrated = false): OpenedPages {
  return { ...signedOut, ...open({ isHydrated, routes: signedOutRoutes(site) }) };
}

/** What is shown when a session has ended: the sign-in from everywhere, but for what is open to anybody. */
export async function openAfterSession(site: SiteRoutes, endedBy: Session["endedBy"]): Promise<OpenedPages> {
  const opened = openAtOnce(site);
  const { pathname, search } = location;
  const page = pageAt(site, pathname, signedIn)?.page;
  const access = page === undefined ? undefined : viewOf(site.views, page).access;
  // Whoever comes without a session may read these, or has another page there; the guard of the others is their route's.
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

/** What the address leads somebody signed in to, once it is here. `state` is that of the entry of the history. */
export async function openSignedIn(
  site: SiteRoutes,
  { isHydrated = false, state = null }: Opening & { state?: unknown } = {},
): Promise<OpenedPages> {
  const onWait = () => {
    const words = currentWords();
    if (words) raiseAlert({ message: words.common.offline });
  };
  const load = async () => {
    await site.makeReady?.();
    const [routes] = await Promise.all([site.loadSignedIn(), preload(site, leadsTo(site, state), signedIn)]);
    return { ...signedIn, ...open({ isHydrated, routes: routes() }) };
  };
  return whenOnline({ load, onWait });
}

function open({ isHydrated, routes }: { isHydrated: boolean; routes: RouteObject[] }) {
  // With the data of a hydration, be there none, the router leaves the browser's own scroll position alone.
  const router = createBrowserRouter(routes, isHydrated ? { hydrationData: {} } : {});
  return { router, Pages: () => <RouterProvider router={router} /> };
}

/** A page that does not come now is asked for again by its route, which can tell why. */
async function preload(site: SiteRoutes, path: string, who: Who): Promise<void> {
  await site.preload(path, who).catch(() => undefined);
}

function leadsTo(site: SiteRoutes, state: unknown): string {
  const page = pageAt(site, location.pathname, signedIn)?.page;
  const isFromSignIn = page !== undefined && viewOf(site.views, page).access === "signedOut";
  return isFromSignIn ? (returnPath(state, site.paths.home) ?? site.paths.home) : location.pathname;
}
