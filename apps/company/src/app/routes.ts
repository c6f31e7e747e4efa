import { preloadPage, type SiteRoutes } from "@tomoru/web/routes/site-routes.ts";
import { pages } from "./lazy-pages.tsx";

/** The site's pages and what is around them. */
export const routes: SiteRoutes = {
  ...pages,
  preload: (path, who) => preloadPage(pages, path, who),
  async loadSignedIn() {
    const [{ routesBehindSignIn }, { prepareLayout }] = await Promise.all([
      import("./signed-in.routes.tsx"),
      import("./layouts/signed-in.layout.tsx"),
    ]);
    await prepareLayout();
    return routesBehindSignIn;
  },
};
