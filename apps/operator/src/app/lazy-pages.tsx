import { lazyView } from "@tomoru/web/page/lazy-view.tsx";
import { type PageFiles, type PageView, viewsInFiles } from "@tomoru/web/routes/page-views.ts";
import { type Page, pagesFor, paths } from "./paths.ts";

const files: PageFiles = import.meta.glob(["../features/*/pages/*.page.tsx"]);

/** Each page in a chunk of its own, in the file of its name. */
const views: Record<Page, PageView> = viewsInFiles(pagesFor, files);

/** For any address that is no page. */
const notFound = lazyView(async () => (await import("./not-found.page.tsx")).NotFoundPage);

/** Every page asks for the token by itself: whoever is sent to sign in comes home. */
export const pages = {
  paths: { ...paths, signIn: paths.home },
  views: { ...views, signIn: views.home },
  notFound,
};
