import { signedInRoutes } from "@tomoru/web/routes/signed-in-routes.tsx";
import type { RouteObject } from "react-router";
import { prepareLayout, SignedInLayout } from "./layouts/signed-in.layout.tsx";
import { pages } from "./lazy-pages.tsx";

export async function prepareRoutes(): Promise<() => RouteObject[]> {
  await prepareLayout();
  return routesBehindSignIn;
}

export function routesBehindSignIn(): RouteObject[] {
  return signedInRoutes(pages, { layout: SignedInLayout });
}
