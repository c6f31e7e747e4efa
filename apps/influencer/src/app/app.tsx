import { AlertHost } from "../shared/alert/alert-host.tsx";
import { Router } from "../shared/router/router.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { AppRoutes } from "./router.tsx";

export function App() {
  return (
    <CrashBoundary>
      <Router>
        <AppRoutes />
        <AlertHost />
      </Router>
    </CrashBoundary>
  );
}
