import { raiseAlert } from "@tomoru/web/alert/alert.store.ts";
import { currentWords } from "@tomoru/web/i18n/language.store.ts";
import { whenOnline } from "@tomoru/web/offline/when-online.ts";
import type { Session } from "@tomoru/web/session/session.store.ts";
import type { ComponentType } from "react";
import { createBrowserRouter, type DataRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { pageViews, preloadPage } from "./lazy-pages.tsx";
import { pageAt, paths } from "./paths.ts";
import { type ReturnState, returnPath } from "./return-path.ts";
import { signedOutRoutes } from "./signed-out.routes.tsx";

/** The pages of a session. They have a router of their own: nothing of one person is left for the next. */
export type OpenedPages = {
  isSignedIn: boolean;
  Pages: ComponentType;
  /** None where they could not be opened. */
  router: Pick<DataRouter, "state" | "navigate" | "dispose"> | null;
};

type Opening = {
  /** The document shows the page already. */
  isHydrated?: boolean;
};

/** What the address shows to somebody signed out, once it is here. */
export async function openSignedOut({ isHydrated = false }: Opening = {}): Promise<OpenedPages> {
  await preload(location.pathname);
  return openAtOnce(isHydrated);
}

function openAtOnce(isHydrated = false): OpenedPages {
  return { isSignedIn: false, ...open({ isHydrated, routes: signedOutRoutes() }) };
}

/** What is shown when a session has ended: the sign-in from everywhere, but for what is open to anybody. */
export async function openAfterSession(endedBy: Session["endedBy"]): Promise<OpenedPages> {
  const opened = openAtOnce();
  const { pathname, search } = location;
  const page = pageAt(pathname)?.page;
  // Whoever comes without a session may read these; the guard of the others is their route's.
  if (!page || pageViews[page].access === "everybody") {
    const state: ReturnState | null = page && endedBy !== "signOut" ? { from: pathname + search } : null;
    await opened.router?.navigate(paths.signIn, { replace: true, state });
  }
  return opened;
}

/** What the address leads somebody signed in to, once it is here. `state` is that of the entry of the history. */
export async function openSignedIn({
  isHydrated = false,
  state = null,
}: Opening & { state?: unknown } = {}): Promise<OpenedPages> {
  const onWait = () => {
    const words = currentWords();
    if (words) raiseAlert({ message: words.common.offline });
  };
  const load = async () => {
    await makeSchemas();
    const [routes] = await Promise.all([loadSignedInRoutes(), preload(leadsTo(state))]);
    return { isSignedIn: true, ...open({ isHydrated, routes: routes() }) };
  };
  return whenOnline({ load, onWait });
}

function open({ isHydrated, routes }: { isHydrated: boolean; routes: RouteObject[] }) {
  // With the data of a hydration, be there none, the router leaves the browser's own scroll position alone.
  const router = createBrowserRouter(routes, isHydrated ? { hydrationData: {} } : {});
  return { router, Pages: () => <RouterProvider router={router} /> };
}

/** Apart from the entry: the sign-in page needs none of it. */
export async function loadSignedInRoutes(): Promise<() => RouteObject[]> {
  const [{ signedInRoutes }, { prepareLayout }] = await Promise.all([
    import("./signed-in.routes.tsx"),
    import("./layouts/signed-in.layout.tsx"),
  ]);
  await prepareLayout();
  return signedInRoutes;
}

/** A page that does not come now is asked for again by its route, which can tell why. */
async function preload(path: string): Promise<void> {
  await preloadPage(path).catch(() => undefined);
}

function leadsTo(state: unknown): string {
  const page = pageAt(location.pathname)?.page;
  const isFromSignIn = page !== undefined && pageViews[page].access === "signedOut";
  return isFromSignIn ? (returnPath(state) ?? paths.home) : location.pathname;
}

/** The contract's schemas, which signed-in pages share, take a phone longer than the rest of such a page: two tasks of their own. */
async function makeSchemas(): Promise<void> {
  await import("@tomoru/contract/influencer/offers");
  await nextTask();
  await import("@tomoru/contract/influencer/account");
  await nextTask();
}

const nextTask = () => new Promise<void>((go) => setTimeout(go));
