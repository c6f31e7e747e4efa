import { type ReactNode, StrictMode, useEffect } from "react";
import { PageLanguage, usePageLanguage } from "../i18n/language.store.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import type { OpenedPages } from "./opened-pages.ts";
import type { SiteRoutes } from "./site-routes.ts";
import { useOpenedPages } from "./use-opened-pages.ts";

type AppProps = {
  site: SiteRoutes;
  first: OpenedPages;
  onRendered?: () => void;
};

export function App(props: AppProps) {
  return (
    <StrictMode>
      <InLanguage>
        <CrashBoundary>
          <Screen {...props} />
        </CrashBoundary>
      </InLanguage>
    </StrictMode>
  );
}

function InLanguage({ children }: { children: ReactNode }) {
  return <PageLanguage value={usePageLanguage()}>{children}</PageLanguage>;
}

function Screen({ site, first, onRendered }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first screen is rendered once.
  useEffect(() => onRendered?.(), []);
  const { Pages, leave } = useOpenedPages(site, first);
  return Pages ? <Pages leave={leave} /> : null;
}
