import { Redirect } from "@tomoru/web/router/redirect.tsx";
import { usePlace } from "@tomoru/web/router/router.tsx";
import { type ComponentType, type ReactNode, useState } from "react";
import { useSession } from "../shared/site.ts";
import { SignedInLayout } from "./lazy-pages.tsx";
import { paths } from "./paths.ts";
import { type ReturnState, returnPath } from "./return-path.ts";

/** Signed-out people sign in first and then come back, unless they just signed out of here themselves. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isAuthenticated, endedBy } = useSession();
  const { pathname, search } = usePlace();
  if (isAuthenticated) return <SignedInLayout>{children}</SignedInLayout>;
  const state: ReturnState | null = endedBy === "signOut" ? null : { from: pathname + search };
  return <Redirect to={paths.signIn} state={state} />;
}

/** Signed-in people have no business on the sign-in pages; signing in leaves them by this door. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSession();
  const { state } = usePlace();
  return isAuthenticated ? <Redirect to={returnPath(state) ?? paths.home} /> : children;
}

/** Within the layout of whoever is signed in; who signs out of it is led to the sign-in, as from everywhere. */
export function InTheirFrame({ View }: { View: ComponentType }) {
  const { isAuthenticated } = useSession();
  const [cameSignedIn] = useState(isAuthenticated);
  if (isAuthenticated || cameSignedIn) {
    return (
      <RequireSession>
        <View />
      </RequireSession>
    );
  }
  return <View />;
}
