import { getCampaign, listApplications } from "@tomoru/contract/company/campaigns";
import { listCards } from "@tomoru/contract/company/cards";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { listCompanyMessages } from "@tomoru/contract/company/deal-messages";
import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { getInsight, getPrAnalysis, searchCreators } from "@tomoru/contract/company/discovery";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { listLists } from "@tomoru/contract/company/lists";
import { listMembers } from "@tomoru/contract/company/members";
import { listSavedSearches } from "@tomoru/contract/company/saved-searches";
import { getWork, listBoardRows, listWork } from "@tomoru/contract/company/work";
import { listCategories } from "@tomoru/contract/influencer/profile";
import type { Words } from "@tomoru/i18n/ja/company/words";
import type { SitePage, SitePages } from "@tomoru/rendering/site-pages.ts";
import { serverApp } from "@tomoru/web/routes/server-app.tsx";
import { platformIn, queryOf, searchIn } from "../features/discovery/search-address.view.ts";
import { pageViews } from "./lazy-pages.tsx";
import { type Page, paths } from "./paths.ts";
import { routes } from "./routes.ts";
import { routesBehindSignIn } from "./signed-in.routes.tsx";

/** What the build and the server need to know of a page, besides its path, its access and its view. */
type Ahead = Pick<SitePage<Words>, "title" | "isQuiet" | "isUnlisted" | "reads" | "readsQuery">;

/** A page that needs nothing ahead besides the profile, which the layout reads. */
const none = () => [];

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
  creators: {
    title: ({ search }) => search.title,
    isUnlisted: true,
    readsQuery: true,
    reads: (_, query) => [
      { endpoint: searchCreators, query: queryOf(searchIn(query)) },
      { endpoint: listCategories },
      { endpoint: listSavedSearches, isOptional: true },
    ],
  },
  insight: {
    title: ({ insight }) => insight.title,
    readsQuery: true,
    reads: ({ id = "" }, address) => {
      const of = { params: { id }, query: { platform: platformIn(address) } };
      return [
        { endpoint: getInsight, ...of },
        { endpoint: getPrAnalysis, ...of, isOptional: true },
        { endpoint: listCategories },
      ];
    },
  },
  lists: {
    title: ({ lists }) => lists.title,
    reads: () => [
      { endpoint: listLists, query: { limit: 20 }, isList: true },
      { endpoint: listLists, query: { limit: 1 } },
    ],
  },
  campaigns: {
    title: ({ work }) => work.title,
    reads: () => [{ endpoint: listWork, query: { group: "running", limit: 20 }, isList: true }],
  },
  work: {
    title: ({ work }) => work.board.title,
    reads: ({ id = "" }) => {
      const params = { id };
      const applications = { endpoint: listApplications, params, isOptional: true } as const;
      return [
        { endpoint: getWork, params },
        { endpoint: listBoardRows, params },
        // Only a campaign has these.
        { endpoint: getCampaign, params, isOptional: true },
        { ...applications, query: { limit: 50 }, isList: true },
        { ...applications, query: { state: "selected", limit: 50 } },
        { endpoint: listCategories },
      ];
    },
  },
  deal: {
    title: ({ frame }) => frame.deals,
    reads: ({ id = "" }) => [
      { endpoint: getCompanyDeal, params: { id } },
      { endpoint: listCompanyMessages, params: { id } },
      { endpoint: listCategories },
    ],
  },
  newConsultation: { title: ({ asking }) => asking.consultation.title, reads: none },
  home: {
    title: ({ home }) => home.title,
    reads: () => [
      { endpoint: getCompanyHome },
      // Only the owner has these.
      { endpoint: listCards, isOptional: true },
      { endpoint: listMembers, isOptional: true },
    ],
  },
};

function pageOf(page: Page): SitePage<Words> {
  const { access, preload } = pageViews[page];
  const path = paths[page].slice(paths.home.length) || "/";
  return { path, access, preload, ...ahead[page] };
}

const pages = Object.fromEntries((Object.keys(paths) as Page[]).map((page) => [page, pageOf(page)]));

export const sitePages: SitePages<Words> = {
  pages,
  layout: { preload: routes.loadSignedIn, read: { endpoint: getCompanyProfile } },
  App: serverApp(routes, routesBehindSignIn),
};
