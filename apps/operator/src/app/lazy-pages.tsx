import { lazyView } from "@tomoru/web/page/lazy-view.tsx";
import { type PageFiles, type PageView, pageView, viewsInFiles } from "@tomoru/web/routes/page-views.ts";
import { type Page, pagesFor, paths } from "./paths.ts";

const files: PageFiles = import.meta.glob(["../features/*/pages/*.page.tsx"]);

/** Each page in a chunk of its own, in the file of its name. */
const views: Record<Page, PageView> = {
  ...viewsInFiles(pagesFor, files),
  // Its terms are told in the words of deals, which are there before it.
  deal: pageView("anybody", async (locale) =>
    (await import("../features/deals/pages/deal.page.tsx")).dealPage(locale),
  ),
};

/** For any address that is no page. */
const notFound = lazyView(async () => (await import("./not-found.page.tsx")).NotFoundPage);

/** Every page asks for the token by itself: whoever is sent to sign in comes home. */
export const pages = {
  paths: { ...paths, signIn: paths.home },
  views: { ...views, signIn: views.home },
  notFound,
};
