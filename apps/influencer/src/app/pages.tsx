import { listMessages } from "@tomoru/contract/influencer/deal-messages";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { getHome } from "@tomoru/contract/influencer/home";
import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { getProfile, listCategories } from "@tomoru/contract/influencer/profile";
import { limits } from "@tomoru/contract/limits";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import type { SitePage, SitePages } from "@tomoru/rendering/site-pages.ts";
import { serverApp } from "@tomoru/web/routes/server-app.tsx";
import { pageViews, pages as routedPages } from "./lazy-pages.tsx";
import { type Page, paths } from "./paths.ts";
import { routes } from "./routes.ts";
import { routesBehindSignIn } from "./signed-in.routes.tsx";

/** What the build and the server know of a page besides its path, its access and its view. */
type Ahead = Pick<SitePage<Words>, "title" | "reads">;

const ahead: Partial<Record<Page, Ahead>> = {
  signIn: { title: ({ auth }) => auth.signIn.title },
  signUp: { title: ({ auth }) => auth.signUp.title },
  forgotPassword: { title: ({ passwords }) => passwords.forgot.title },
  terms: { title: ({ legal }) => legal.terms },
  privacyPolicy: { title: ({ legal }) => legal.privacyPolicy },
  home: { title: ({ home }) => home.title, reads: () => [{ endpoint: getHome }] },
  offers: {
    title: ({ offers }) => offers.title,
    reads: () => [{ endpoint: listOffers, query: { limit: limits.offersPageSize }, isList: true }],
  },
  offer: {
    title: ({ offers }) => offers.detail.title,
    reads: ({ id = "" }) => [{ endpoint: getOffer, params: { id } }],
  },
  deal: {
    title: ({ navigation }) => navigation.segments.deals,
    reads: ({ id = "" }) => [
      { endpoint: getDeal, params: { id } },
      { endpoint: listMessages, params: { id } },
      { endpoint: listCategories },
    ],
  },
  campaigns: { title: ({ campaigns }) => campaigns.title },
  campaign: { title: ({ campaigns }) => campaigns.title },
  applications: { title: ({ campaigns }) => campaigns.title },
  account: { title: ({ account }) => account.title },
  bankAccount: { title: ({ bank }) => bank.title },
  tax: { title: ({ tax }) => tax.title },
  paymentHistory: { title: ({ payments }) => payments.title },
  settings: { title: ({ settings }) => settings.title },
};

function pageOf(page: Page): SitePage<Words> {
  const { access, preload, Lone } = pageViews[page];
  return { path: paths[page], access, preload, isLone: Lone !== undefined, ...ahead[page] };
}

const pages = Object.fromEntries((Object.keys(paths) as Page[]).map((page) => [page, pageOf(page)]));

export const sitePages: SitePages<Words> = {
  pages,
  layout: { preload: routes.loadSignedIn, read: { endpoint: getProfile } },
  App: serverApp(routes, () => routesBehindSignIn(routedPages)),
};
