import { serverModule } from "@tomoru/rendering/server/render-page.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { sitePages } from "./app/pages.tsx";
import { site } from "./shared/site.ts";

startSite(site);

/** What the build and the server render this site's pages with. */
export const { pages, preload, readsOf, renderPage } = serverModule(sitePages);
