import { lazyView } from "@tomoru/web/page/lazy-view.tsx";
import {
  lonePage,
  type PageFiles,
  type PageView,
  pageView as view,
  viewsInFiles,
  viewsOf,
} from "@tomoru/web/routes/page-views.ts";
import { SignInPage } from "../features/auth/pages/sign-in.page.tsx";
import { type Page, pagesFor, paths } from "./paths.ts";

const { signedIn, ...open } = pagesFor;

const files: PageFiles = import.meta.glob(
  "../features/auth/pages/{forgot-password,password-reset,password-reset-otp,sign-up,sign-up-otp}.page.tsx",
);

/** Each page has a chunk of its own, in the file of its name unless listed here. */
export const pageViews: Record<Page, PageView> = {
  // Their files are named in the chunk that all of them need: the sign-in page needs none.
  ...viewsOf("signedIn", signedIn, async (page, locale) =>
    (await import("./signed-in.routes.tsx")).loadPage(page, locale),
  ),
  ...viewsInFiles(open, files),
  // In the entry chunk: visitors without a session come here, and most other pages use its fields.
  signIn: lonePage("signedOut", SignInPage),
  inquiry: view("everybody", async () =>
    (await import("../features/membership/pages/inquiry.page.tsx")).inquiryPage(),
  ),
  terms: view("anybody", async (locale) =>
    (await import("../features/legal/pages/terms.page.tsx")).termsPage(locale),
  ),
  privacyPolicy: view("anybody", async (locale) =>
    (await import("../features/legal/pages/privacy-policy.page.tsx")).privacyPolicyPage(locale),
  ),
};

/** For any address that is no page. */
const notFound = lazyView(async () => (await import("./not-found.page.tsx")).NotFoundPage);

export const pages = { paths, views: pageViews, notFound };
