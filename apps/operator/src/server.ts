import { serverModule } from "@tomoru/rendering/server/render-page.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { sitePages } from "./app/pages.tsx";
import { site } from "./shared/site.ts";

startSite(site);

/** What the build and the server know of this site: documents without content, which the browser fills. */
export const { pages, preload, readsOf, renderPage } = serverModule(sitePages);
