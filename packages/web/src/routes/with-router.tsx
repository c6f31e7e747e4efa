import { type ReactNode, useMemo } from "react";
import { Link, useLocation, useNavigationType } from "react-router";
import { PageRouterProvider } from "./page-router.tsx";

/** Hands the router on to what could stand without one. */
export function WithRouter({ children }: { children: ReactNode }) {
  const { pathname, key, state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const router = useMemo(
    () => ({ pathname, key, state: state as unknown, isBack, Link }),
    [pathname, key, state, isBack],
  );
  return <PageRouterProvider router={router}>{children}</PageRouterProvider>;
}
