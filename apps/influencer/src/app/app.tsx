import { StrictMode, useEffect } from "react";
import { CrashBoundary } from "./crash-boundary.tsx";
import type { OpenedPages } from "./open-pages.tsx";
import { useOpenedPages } from "./use-opened-pages.ts";

type AppProps = {
  /** The pages of the session in which the app begins. */
  first: OpenedPages;
  /** Called once the first screen is rendered. */
  onRendered?: () => void;
};

export function App({ first, onRendered }: AppProps) {
  return (
    <StrictMode>
      <CrashBoundary>
        <Screen first={first} onRendered={onRendered} />
      </CrashBoundary>
    </StrictMode>
  );
}

function Screen({ first, onRendered }: { first: OpenedPages; onRendered: AppProps["onRendered"] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first screen is rendered once.
  useEffect(() => onRendered?.(), []);
  const Pages = useOpenedPages(first);
  return Pages ? <Pages /> : null;
}
