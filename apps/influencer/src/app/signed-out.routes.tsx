import { useSession } from "@tomoru/web/session/session.store.ts";
import { useState } from "react";
import { Navigate, type RouteObject, useLocation } from "react-router";
import { notFoundView } from "./lazy-pages.tsx";
import { paths } from "./paths.ts";
import type { ReturnState } from "./return-path.ts";
import { pagesFor, routeOf, routesBelowRoot } from "./routes-root.tsx";

/** What is shown to somebody signed out, and until the pages behind the sign-in are here. */
export function signedOutRoutes(): RouteObject[] {
  return routesBelowRoot([
    ...pagesFor("signedOut", "anybody", "everybody").map(routeOf),
    ...pagesFor("signedIn").map((page) => ({ path: paths[page], Component: ToSignIn })),
    { path: "*", ...notFoundView.route() },
  ]);
}

/** Signed-out people sign in first and then come back, unless they just signed out of here themselves. */
function ToSignIn() {
  const { endedBy } = useSession();
  const { pathname, search } = useLocation();
  // As the session ended: the next one may begin before this has led away.
  const [state] = useState<ReturnState | null>(() =>
    endedBy === "signOut" ? null : { from: pathname + search },
  );
  return <Navigate to={paths.signIn} state={state} replace />;
}
