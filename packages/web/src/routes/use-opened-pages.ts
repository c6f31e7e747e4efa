import { type ComponentType, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useSession } from "../session/session.store.ts";
import { loadSignedIn, type OpenedPages, openAfterSession } from "./open-pages.tsx";
import type { SiteRoutes } from "./site-routes.ts";

/** The signed-out pages stay until the signed-in ones are loaded; the pages of an ended session are removed at once. */
export function useOpenedPages(site: SiteRoutes, first: OpenedPages): ComponentType | null {
  const { isAuthenticated, endedBy } = useSession();
  const [opened, setOpened] = useState(first);
  const replaceBy = (opening: Promise<OpenedPages>) => {
    let isWanted = true;
    const take = (next: OpenedPages) => {
      if (!isWanted) return next.router?.dispose();
      opened.router?.dispose();
      if (next.isSignedIn) startTransition(() => setOpened(next));
      else setOpened(next);
    };
    const fail = (reason: unknown) =>
      setOpened(() => {
        throw reason;
      });
    opening.then(take, fail);
    return () => {
      isWanted = false;
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session.
  useEffect(() => {
    if (!isAuthenticated || opened.isSignedIn) return;
    return replaceBy(loadSignedIn(site, opened.router?.state.location.state).then((open) => open()));
  }, [isAuthenticated, opened]);
  // Before the next paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session.
  useLayoutEffect(() => {
    if (isAuthenticated || !opened.isSignedIn) return;
    return replaceBy(openAfterSession(site, endedBy));
  }, [isAuthenticated, opened]);
  return opened.isSignedIn && !isAuthenticated ? null : opened.Pages;
}
