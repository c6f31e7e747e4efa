import { getCompanyProfile } from "@tomoru/contract/company/companies";
import type { Words } from "@tomoru/i18n/ja/company/words";
import type { SitePage, SitePages } from "@tomoru/rendering/site-pages.ts";
import { serverApp } from "@tomoru/web/routes/server-app.tsx";
import { pageViews } from "./lazy-pages.tsx";
import { type Page, paths } from "./paths.ts";
import { routes } from "./routes.ts";
import { routesBehindSignIn } from "./signed-in.routes.tsx";

/** What the build and the server know of a page besides its path, its access and its view. */
type Ahead = Pick<SitePage<Words>, "title" | "isQuiet" | "isUnlisted" | "read">;

const profile = () => ({ endpoint: getCompanyProfile });

const ahead: Partial<Record<Page, Ahead>> = {
  front: { title: ({ front }) => front.title, isQuiet: true },
  pricing: { title: ({ pricing }) => pricing.title },
  terms: { title: ({ legal }) => legal.terms },
  privacyPolicy: { title: ({ legal }) => legal.privacyPolicy },
  commerce: { title: ({ frame }) => frame.commerce },
  signIn: { title: ({ auth }) => auth.signIn.title },
  signUp: { title: ({ auth }) => auth.signUp.title },
  forgotPassword: { title: ({ passwords }) => passwords.forgot.title },
  visitorCreators: { title: ({ search }) => search.title, isUnlisted: true },
  creators: { title: ({ search }) => search.title, isUnlisted: true, read: profile },
  lists: { title: ({ lists }) => lists.title, read: profile },
  campaigns: { title: ({ work }) => work.title, read: profile },
  newConsultation: { title: ({ asking }) => asking.consultation.title, read: profile },
  newCampaign: { title: ({ asking }) => asking.campaign.title, read: profile },
  home: { title: ({ home }) => home.title, read: profile },
};

function pageOf(page: Page): SitePage<Words> {
  const { access, preload } = pageViews[page];
  const path = paths[page].slice(paths.home.length) || "/";
  return { path, access, preload, ...ahead[page] };
}

const pages = Object.fromEntries((Object.keys(paths) as Page[]).map((page) => [page, pageOf(page)]));

export const sitePages: SitePages<Words> = {
  pages,
  layout: { preload: routes.loadSignedIn, read: profile() },
  App: serverApp(routes, routesBehindSignIn),
};
