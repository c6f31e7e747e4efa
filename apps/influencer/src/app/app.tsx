import { AlertHost } from "@tomoru/web/alert/alert-host.tsx";
import type { Place } from "@tomoru/web/router/history.ts";
import { Router } from "@tomoru/web/router/router.tsx";
import { StrictMode } from "react";
import { CrashBoundary } from "./crash-boundary.tsx";
import { AppRoutes } from "./router.tsx";

type AppProps = {
  /** The place drawn at build time; in a browser it is the browser's. */
  start?: () => Place;
  /** Called once the first screen stands. */
  onDrawn?: () => void;
};

export function App({ start, onDrawn }: AppProps) {
  return (
    <StrictMode>
      <CrashBoundary>
        <Router {...(start && { start })}>
          <AppRoutes onDrawn={onDrawn} />
          <AlertHost />
        </Router>
      </CrashBoundary>
    </StrictMode>
  );
}
