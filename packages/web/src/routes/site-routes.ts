import { type Match, pageFinder } from "@tomoru/contract/page-paths";
import type { RouteObject } from "react-router";
import type { LazyView } from "../page/lazy-view.tsx";
import type { Access, PageView } from "./page-views.ts";

export type SiteRoutes = {
  /** Whole addresses by page. One address may have two pages, for whoever is signed in and for whoever is not. */
  readonly paths: Readonly<Record<string, string>> & { readonly home: string; readonly signIn: string };
  readonly views: Readonly<Record<string, PageView>>;
  readonly notFound: LazyView;
  readonly preload: (path: string, who: Who) => Promise<void>;
  /** Prepares what signed-in pages share and what is slow on a phone, in tasks of their own. */
  readonly makeReady?: () => Promise<void>;
  /** Not in the entry chunk: the sign-in page does not need it. */
  readonly loadSignedIn: () => Promise<() => RouteObject[]>;
};

export type Who = { readonly isSignedIn: boolean };

export type RoutedPages = Pick<SiteRoutes, "paths" | "views" | "notFound">;

export function pagesFor({ paths, views }: RoutedPages, ...access: Access[]): string[] {
  return Object.keys(paths).filter((page) => access.includes(viewOf(views, page).access));
}

export function viewOf(views: SiteRoutes["views"], page: string): PageView {
  const view = views[page];
  if (!view) throw new Error(`There is no page ${page}`);
  return view;
}

export function pathOf(paths: SiteRoutes["paths"], page: string): string {
  return paths[page] ?? paths.home;
}

export function elsewhere(paths: SiteRoutes["paths"], pages: string[], shown: string[]): string[] {
  const taken = new Set(shown.map((page) => paths[page]));
  return pages.map((page) => pathOf(paths, page)).filter((path) => !taken.has(path));
}

/** The page of an address, even if this person is redirected from it. */
export function pageAt({ paths, views }: RoutedPages, path: string, { isSignedIn }: Who): Match | undefined {
  const others = isSignedIn ? "signedOut" : "signedIn";
  const all = Object.entries<string>(paths);
  const shown = all.filter(([page]) => viewOf(views, page).access !== others);
  return pageFinder(Object.fromEntries(shown))(path) ?? pageFinder(Object.fromEntries(all))(path);
}

export async function preloadPage(pages: RoutedPages, path: string, who: Who): Promise<void> {
  const page = pageAt(pages, path, who)?.page;
  await (page === undefined ? pages.notFound : viewOf(pages.views, page)).preload();
}
