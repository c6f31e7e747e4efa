import { splitQuery } from "@tomoru/web/page/use-split.ts";
import { pageAt, preloadPage, type SiteRoutes } from "@tomoru/web/routes/site-routes.ts";
import { pages, pageViews } from "./lazy-pages.tsx";

/** The site's pages and what is around them. */
export const routes: SiteRoutes = {
  ...pages,
  async preload(path, who) {
    const isSplit = typeof matchMedia === "function" && matchMedia(splitQuery).matches;
    const withList = isSplit && pageAt(pages, path, who)?.page === "offer";
    await Promise.all([preloadPage(pages, path, who), withList && pageViews.offers.preload()]);
  },
  async makeReady() {
    // Side by side: after them come the files of the page, which the routes name.
    await Promise.all([makeSchemas(), import("./signed-in.routes.tsx")]);
  },
  async loadSignedIn() {
    return (await import("./signed-in.routes.tsx")).prepareRoutes(pages);
  },
};

/** The contract's schemas, which signed-in pages share, take a phone longer than the rest of such a page: two tasks of their own. */
async function makeSchemas(): Promise<void> {
  await import("@tomoru/contract/influencer/offers");
  await nextTask();
  await import("@tomoru/contract/influencer/account");
  await nextTask();
}

const nextTask = () => new Promise<void>((go) => setTimeout(go));
