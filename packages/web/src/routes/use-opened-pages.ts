import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
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
  const destination = useRef<Destination | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [leave] = useState(() => (next: Destination) => {
    destination.current = next;
    setLeaving(true);
  });
  const replaceBy = (open: (isWanted: () => boolean) => Promise<OpenedPages | null>) => {
    let isWanted = true;
    const take = (next: OpenedPages | null) => {
      if (!isWanted || !next) return next?.router?.dispose();
      opened.router?.dispose();
      if (next.isSignedIn) startTransition(() => setOpened(next));
      else setOpened(next);
    };
    const fail = (reason: unknown) =>
      setOpened(() => {
        throw reason;
      });
    open(() => isWanted).then(take, fail);
    return () => {
      isWanted = false;
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session.
  useEffect(() => {
    if (!isAuthenticated || opened.isSignedIn) return;
    return replaceBy(() => openSignedIn(site, opened.router?.state.location.state));
  }, [isAuthenticated, opened]);
  // Once for all links that are pressed before the router is here: it goes where the last one leads, unless somebody has signed in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page stands until the router has come.
  useEffect(() => {
    if (isAuthenticated || !isLeaving || opened.router) return;
    return replaceBy((isWanted) => openSignedOutAt(site, () => (isWanted() ? destination.current : null)));
  }, [isAuthenticated, isLeaving]);
  // Before the next paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session.
  useLayoutEffect(() => {
    const { afterSession } = opened;
    if (isAuthenticated || !afterSession) return;
    return replaceBy(() => afterSession(endedBy));
  }, [isAuthenticated, opened]);
  return { Pages: opened.isSignedIn && !isAuthenticated ? null : opened.Pages, leave };
}

async function openSignedIn(site: SiteRoutes, state: unknown): Promise<OpenedPages> {
  const { loadSignedIn } = await loadRouter();
  return (await loadSignedIn(site, state))();
}

async function openSignedOutAt(
  site: SiteRoutes,
  wanted: () => Destination | null,
): Promise<OpenedPages | null> {
  // The site has a newer build: the browser loads the page of it.
  const follow = (): Promise<never> => {
    location.assign(wanted()?.to ?? location.href);
    return new Promise(() => undefined);
  };
  const { openSignedOutAt: open } = await loadRouter(follow);
  return open(site, wanted);
}
