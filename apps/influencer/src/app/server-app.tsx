import { useSession } from "@tomoru/web/session/session.store.ts";
import { useState } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { App } from "./app.tsx";
import type { OpenedPages } from "./open-pages.tsx";
import { signedInRoutes } from "./signed-in.routes.tsx";
import { signedOutRoutes } from "./signed-out.routes.tsx";

/** The app at a path whose page is loaded already, where there is no browser. */
export function ServerApp({ path }: { path: string }) {
  const { isAuthenticated } = useSession();
  const [first] = useState(() => openedAt(path, isAuthenticated));
  return <App first={first} />;
}

function openedAt(path: string, isSignedIn: boolean): OpenedPages {
  const routes = isSignedIn ? signedInRoutes() : signedOutRoutes();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return { isSignedIn, router, Pages: () => <RouterProvider router={router} /> };
}
