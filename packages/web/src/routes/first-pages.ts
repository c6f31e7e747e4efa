import { isSignedIn } from "../session/session.store.ts";
import { loadRouter } from "./load-router.ts";
import { lonePageAt, openLonePage } from "./lone-page.tsx";
import type { OpenPages } from "./opened-pages.ts";
import type { SiteRoutes } from "./site-routes.ts";

/** Loads what a document begins with. An entry that the router has been at has a state, which is for the router to read. */
export async function loadFirstPages(site: SiteRoutes): Promise<OpenPages> {
  const Lone = isSignedIn() || history.state !== null ? undefined : lonePageAt(site, location.pathname);
  if (Lone) return () => openLonePage(Lone);
  const { loadSignedIn, loadSignedOut } = await loadRouter();
  return isSignedIn() ? loadSignedIn(site) : loadSignedOut(site);
}
