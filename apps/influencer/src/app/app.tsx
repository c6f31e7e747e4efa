import { BrowserRouter } from "react-router";
import { AlertHost } from "../shared/alert/alert-host.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { AppRoutes } from "./router.tsx";

export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <AppRoutes />
        <AlertHost />
      </BrowserRouter>
    </CrashBoundary>
  );
}
