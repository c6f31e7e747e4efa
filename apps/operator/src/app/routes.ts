import { preloadPage, type SiteRoutes } from "@tomoru/web/routes/site-routes.ts";
import { pages } from "./lazy-pages.tsx";

export const routes: SiteRoutes = {
  ...pages,
  preload: (path, who) => preloadPage(pages, path, who),
  loadSignedIn: async () => () => [],
};
