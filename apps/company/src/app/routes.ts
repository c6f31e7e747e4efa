import { preloadPage, type SiteRoutes } from "@tomoru/web/routes/site-routes.ts";
import { pages } from "./lazy-pages.tsx";

/** The site's pages and what is around them. */
export const routes: SiteRoutes = {
  ...pages,
  preload: (path, who) => preloadPage(pages, path, who),
  async loadSignedIn() {
    return (await import("./signed-in.routes.tsx")).prepareRoutes();
  },
};
