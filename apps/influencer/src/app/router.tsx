import { pageAt } from "@tomoru/contract/pages";
import { Suspense } from "react";
import { usePlaceMemory } from "../shared/page/use-place-memory.ts";
import { usePlace } from "../shared/router/router.tsx";
import { useSession } from "../shared/session/session.store.ts";
import { RequireSession, SignedOutOnly } from "./guards.tsx";
import { pageViews } from "./lazy-pages.tsx";
import { NotFoundPage } from "./not-found.page.tsx";

export function AppRoutes() {
  usePlaceMemory(usePlace().key);
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

function Screen() {
  const { pathname } = usePlace();
  const { isAuthenticated } = useSession();
  const page = pageAt(pathname)?.page;
  const { access, View } = page ? pageViews[page] : notFound(isAuthenticated);
  if (access === "anybody") return <View />;
  const Guard = access === "signedIn" ? RequireSession : SignedOutOnly;
  return (
    <Guard>
      <View />
    </Guard>
  );
}

/** Within the frame of whoever is signed in. */
function notFound(isAuthenticated: boolean) {
  return { access: isAuthenticated ? "signedIn" : "anybody", View: NotFoundPage } as const;
}
