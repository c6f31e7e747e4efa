import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useSession } from "../session/session.store.ts";
import { loadRouter } from "./load-router.ts";
import type { Destination, OpenedPages } from "./opened-pages.ts";
import type { SiteRoutes } from "./site-routes.ts";

type Shown = {
  /** Null while an ended session has no follower yet. */
  Pages: OpenedPages["Pages"] | null;
  /** From a page that stands without a router. */
  leave: (destination: Destination) => void;
};

/** The signed-out pages stay until the signed-in ones are loaded; the pages of an ended session are removed at once. */
export function useOpenedPages(site: SiteRoutes, first: OpenedPages): Shown {
  const { isAuthenticated, endedBy } = useSession();
  const [opened, setOpened] = useState(first);
  const [destination, setDestination] = useState<Destination | null>(null);
  // A second press on the same link is no second entry of the history.
  const [leave] = useState(
    () => (next: Destination) => setDestination((last) => (last?.to === next.to ? last : next)),
  );
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
    return replaceBy(openSignedIn(site, opened.router?.state.location.state));
  }, [isAuthenticated, opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that was followed.
  useEffect(() => {
    if (isAuthenticated || !destination || opened.router) return;
    return replaceBy(openSignedOutAt(site, destination));
  }, [isAuthenticated, destination]);
  // Before the next paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session.
  useLayoutEffect(() => {
    if (isAuthenticated || !opened.afterSession) return;
    return replaceBy(opened.afterSession(endedBy));
  }, [isAuthenticated, opened]);
  return { Pages: opened.isSignedIn && !isAuthenticated ? null : opened.Pages, leave };
}

async function openSignedIn(site: SiteRoutes, state: unknown): Promise<OpenedPages> {
  const { loadSignedIn } = await loadRouter();
  return (await loadSignedIn(site, state))();
}

async function openSignedOutAt(site: SiteRoutes, destination: Destination): Promise<OpenedPages> {
  const { openSignedOutAt: open } = await loadRouter();
  return open(site, destination);
}
