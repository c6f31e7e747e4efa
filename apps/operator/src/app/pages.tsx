import type { Words } from "@tomoru/i18n/ja/operator/words";
import type { SitePages } from "@tomoru/rendering/site-pages.ts";
import { serverApp } from "@tomoru/web/routes/server-app.tsx";
import { pages } from "./lazy-pages.tsx";
import { type Page, paths } from "./paths.ts";
import { routes } from "./routes.ts";

/** Nothing of a page is known ahead, and none is for search engines. */
function pageOf(page: Page) {
  const { access, preload } = pages.views[page];
  return { path: paths[page].slice(paths.home.length) || "/", access, preload, isUnlisted: true };
}

export const sitePages: SitePages<Words> = {
  pages: Object.fromEntries((Object.keys(paths) as Page[]).map((page) => [page, pageOf(page)])),
  layout: null,
  App: serverApp(routes, () => []),
};
