import { usePlaceMemory } from "@tomoru/web/page/use-place-memory.ts";
import { usePlace } from "@tomoru/web/router/router.tsx";
import { Suspense, useEffect } from "react";
import { useSession } from "../shared/site.ts";
import { InTheirFrame, RequireSession, SignedOutOnly } from "./guards.tsx";
import { notFoundView, pageViews } from "./lazy-pages.tsx";
import { pageAt } from "./paths.ts";

type Drawn = { onDrawn?: (() => void) | undefined };

export function AppRoutes({ onDrawn }: Drawn) {
  usePlaceMemory(usePlace());
  return (
    <Suspense>
      <Screen onDrawn={onDrawn} />
    </Suspense>
  );
}

function Screen({ onDrawn }: Drawn) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first screen is drawn once.
  useEffect(() => onDrawn?.(), []);
  const { pathname } = usePlace();
  const { isAuthenticated } = useSession();
  const page = pageAt(pathname)?.page;
  const { access, View } = page ? pageViews[page] : notFound(isAuthenticated);
  if (access === "anybody") return <View />;
  if (access === "everybody") return <InTheirFrame View={View} />;
  const Guard = access === "signedIn" ? RequireSession : SignedOutOnly;
  return (
    <Guard>
      <View />
    </Guard>
  );
}

/** Within the frame of whoever is signed in. */
function notFound(isAuthenticated: boolean) {
  return { access: isAuthenticated ? "signedIn" : "anybody", View: notFoundView.View } as const;
}
