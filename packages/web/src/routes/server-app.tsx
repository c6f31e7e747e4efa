import { type ComponentType, useState } from "react";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { useSession } from "../session/session.store.ts";
import { App } from "./app.tsx";
import { lonePageAt, openLonePage } from "./lone-page.tsx";
import type { OpenedPages } from "./opened-pages.ts";
import { signedOutRoutes } from "./signed-out-routes.tsx";
import type { SiteRoutes } from "./site-routes.ts";

export function serverApp(
  site: SiteRoutes,
  signedInRoutes: () => RouteObject[],
): ComponentType<{ path: string }> {
  function openedAt(path: string, isSignedIn: boolean): OpenedPages {
    const Lone = isSignedIn ? undefined : lonePageAt(site, path);
    if (Lone) return openLonePage(Lone);
    const routes = isSignedIn ? signedInRoutes() : signedOutRoutes(site);
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    return { isSignedIn, router, Pages: () => <RouterProvider router={router} /> };
  }
  return function ServerApp({ path }) {
    const { isAuthenticated } = useSession();
    const [first] = useState(() => openedAt(path, isAuthenticated));
    return <App site={site} first={first} />;
  };
}
