import { useState } from "react";
import { Navigate, type RouteObject, useLocation } from "react-router";
import { useSession } from "../session/session.store.ts";
import type { ReturnState } from "./return-path.ts";
import { routeOf, routesBelowRoot } from "./routes-root.tsx";
import { elsewhere, pagesFor, type RoutedPages } from "./site-routes.ts";

export function signedOutRoutes(site: RoutedPages): RouteObject[] {
  const { paths, notFound } = site;
  const ToSignIn = () => <SignInFirst signIn={paths.signIn} />;
  const shown = pagesFor(site, "signedOut", "anybody", "everybody");
  return routesBelowRoot([
    ...shown.map((page) => routeOf(site, page)),
    ...elsewhere(paths, pagesFor(site, "signedIn"), shown).map((path) => ({ path, Component: ToSignIn })),
    { path: "*", ...notFound.route() },
  ]);
}

/** Signed-out people sign in first and then come back, unless they just signed out of here themselves. */
function SignInFirst({ signIn }: { signIn: string }) {
  const { endedBy } = useSession();
  const { pathname, search } = useLocation();
  // Read once: the next session may begin before this has navigated away.
  const [state] = useState<ReturnState | null>(() =>
    endedBy === "signOut" ? null : { from: pathname + search },
  );
  return <Navigate to={signIn} state={state} replace />;
}
