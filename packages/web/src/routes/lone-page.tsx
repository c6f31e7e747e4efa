import { type ComponentType, type MouseEvent, useEffect, useMemo } from "react";
import { AlertHost } from "../alert/alert-host.tsx";
import { onFirstSign } from "../page/first-sign.ts";
import { fetchRouterAhead } from "./load-router.ts";
import type { Destination, OpenedPages } from "./opened-pages.ts";
import { firstEntry, PageRouterProvider, type SiteLinkProps } from "./page-router.tsx";
import { pageAt, type RoutedPages, viewOf } from "./site-routes.ts";

/** The signed-out page of this address, where it can stand without its router. */
export function lonePageAt(site: RoutedPages, path: string): ComponentType | undefined {
  const page = pageAt(site, path, { isSignedIn: false })?.page;
  return page === undefined ? undefined : viewOf(site.views, page).Lone;
}

/** A page as it stands before its router has come: its links bring it. */
export function openLonePage(View: ComponentType): OpenedPages {
  const Pages: OpenedPages["Pages"] = ({ leave }) => {
    useEffect(() => onFirstSign(fetchRouterAhead), []);
    const router = useMemo(() => ({ ...firstEntry, Link: linkThat(leave) }), [leave]);
    return (
      <PageRouterProvider router={router}>
        <View />
        <AlertHost />
      </PageRouterProvider>
    );
  };
  return { isSignedIn: false, router: null, Pages };
}

function linkThat(leave: (destination: Destination) => void): ComponentType<SiteLinkProps> {
  return function EarlyLink({ to, state, onClick, ...props }) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      leave({ to, state });
    };
    return <a {...props} href={to} onClick={follow} />;
  };
}

/** In another tab or window, or as a file: that is the browser's. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
