import { StrictMode, useEffect } from "react";
import { CrashBoundary } from "./crash-boundary.tsx";
import type { OpenedPages } from "./open-pages.tsx";
import type { SiteRoutes } from "./site-routes.ts";
import { useOpenedPages } from "./use-opened-pages.ts";

type AppProps = {
  site: SiteRoutes;
  /** The pages of the session in which the app begins. */
  first: OpenedPages;
  /** Called once the first screen is rendered. */
  onRendered?: () => void;
};

export function App(props: AppProps) {
  return (
    <StrictMode>
      <CrashBoundary>
        <Screen {...props} />
      </CrashBoundary>
    </StrictMode>
  );
}

function Screen({ site, first, onRendered }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first screen is rendered once.
  useEffect(() => onRendered?.(), []);
  const Pages = useOpenedPages(site, first);
  return Pages ? <Pages /> : null;
}
