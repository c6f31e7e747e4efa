import { pages } from "@tomoru/contract/pages";
import { Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../shared/session/session.store.ts";
import { SignedInLayout } from "./lazy-pages.ts";
import { type ReturnState, returnPath } from "./return-path.ts";

/** Signed-out people sign in first and then come back, unless they just signed out of here themselves. */
export function RequireSession() {
  const { isAuthenticated, endedBy } = useSession();
  const { pathname, search } = useLocation();
  if (isAuthenticated) {
    return (
      <Suspense>
        <SignedInLayout />
      </Suspense>
    );
  }
  const state: ReturnState | null = endedBy === "signOut" ? null : { from: pathname + search };
  return <Navigate to={pages.signIn} replace state={state} />;
}

/** Signed-in people have no business on the sign-in pages; signing in leaves them by this door. */
export function SignedOutOnly() {
  const { isAuthenticated } = useSession();
  const { state } = useLocation();
  if (isAuthenticated) return <Navigate to={returnPath(state) ?? pages.home} replace />;
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}

/** Read with a session and without one. */
export function OpenToAll() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}
