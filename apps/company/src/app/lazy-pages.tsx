import { lazyView } from "@tomoru/web/page/lazy-view.tsx";
import { type PageFiles, type PageView, viewsInFiles } from "@tomoru/web/routes/page-views.ts";
import { type Page, pagesFor, paths } from "./paths.ts";

const files: PageFiles = import.meta.glob(["../features/*/pages/*.page.tsx"]);

/** Each page with what it needs in a chunk of its own: in the file of its name. */
export const pageViews: Record<Page, PageView> = viewsInFiles(pagesFor, files);

/** For any address that is no page. */
const notFound = lazyView(async () => (await import("./not-found.page.tsx")).NotFoundPage);

export const pages = { paths, views: pageViews, notFound };
