import { comparePath, insightPath, paths } from "@tomoru/company/paths";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import {
  compareCreators,
  getInsight,
  getPrAnalysis,
  searchCreators,
} from "@tomoru/contract/company/discovery";
import { listSavedSearches } from "@tomoru/contract/company/saved-searches";
import { aSparseInsight } from "@tomoru/contract/testing/insight.builder";
import { press } from "../../act.ts";
import { answer, held, refusal } from "../../answer.ts";
import {
  foundByVisitor,
  foundWithoutPr,
  haruka,
  insight,
  longFound,
  nao,
  noneFound,
} from "../../fixtures/company/creators.ts";
import { newOwner } from "../../fixtures/company/people.ts";
import { typed } from "../../fixtures/extremes.ts";
import type { Scene } from "../../scene.ts";

const visitor: Scene = {
  name: "company-visitor",
  site: "company",
  page: "visitorCreators",
  state: "loaded",
  path: paths.visitorCreators,
  answers: [answer(searchCreators, foundByVisitor)],
};
const search: Scene = {
  name: "company-search",
  site: "company",
  page: "creators",
  state: "loaded",
  path: `${paths.creators}?platform=instagram`,
  signedIn: true,
};
const one: Scene = {
  name: "company-insight",
  site: "company",
  page: "insight",
  state: "loaded",
  path: insightPath(haruka),
  signedIn: true,
  title: { ja: haruka.displayName, en: haruka.displayName },
};
const unread = { ja: "インサイト", en: "Insight" };
const compare: Scene = {
  name: "company-compare",
  site: "company",
  page: "compare",
  state: "loaded",
  path: comparePath({ ids: [haruka.creatorId, nao.creatorId], platform: "instagram" }),
  signedIn: true,
};

const seeSheet: NonNullable<Scene["act"]> = async (page, locale) => {
  await page
    .getByRole("button", { name: { ja: /^絞り込み/, en: /^Filters/ }[locale] })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
};

const select: NonNullable<Scene["act"]> = async (page) => {
  for (const at of [0, 1]) await page.getByRole("checkbox").nth(at).check();
};

export const companySearchScenes: readonly Scene[] = [
  visitor,
  { ...visitor, name: "company-visitor-loading", state: "loading", answers: [held(searchCreators)] },
  {
    ...visitor,
    name: "company-visitor-empty",
    state: "empty",
    answers: [answer(searchCreators, { ...noneFound, pagesAllowed: 1 })],
  },
  {
    ...visitor,
    name: "company-visitor-ration",
    state: "error",
    answers: [refusal(searchCreators, "tooManyRequests")],
  },

  search,
  { ...search, name: "company-search-loading", state: "loading", answers: [held(searchCreators)] },
  {
    ...search,
    name: "company-search-error",
    state: "error",
    answers: [refusal(searchCreators, "unexpected")],
  },
  {
    ...search,
    name: "company-search-empty",
    state: "empty",
    path: `${paths.creators}?platform=instagram&q=%E4%B9%BE%E7%87%A5&priceMax=100000`,
    answers: [answer(searchCreators, noneFound)],
  },
  {
    ...search,
    name: "company-search-free",
    answers: [
      answer(getCompanyProfile, newOwner),
      answer(searchCreators, foundWithoutPr),
      answer(listSavedSearches, { docs: [] }),
    ],
  },
  {
    ...search,
    name: "company-search-limit",
    state: "error",
    answers: [refusal(searchCreators, "tooManyRequests")],
  },
  { ...search, name: "company-search-long", state: "long", answers: [answer(searchCreators, longFound)] },
  { ...search, name: "company-search-selected", act: select },
  { ...search, name: "company-search-filters", state: "open", sizes: ["phone"], act: seeSheet },
  {
    ...search,
    name: "company-search-save",
    state: "open",
    path: `${paths.creators}?platform=instagram&category=beauty`,
    act: async (page, locale) => {
      await press({ ja: "検索を保存", en: "Save search" })(page, locale);
      await page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor();
    },
  },

  one,
  { ...one, name: "company-insight-loading", state: "loading", title: unread, answers: [held(getInsight)] },
  {
    ...one,
    name: "company-insight-error",
    state: "error",
    title: unread,
    answers: [refusal(getInsight, "unexpected")],
  },
  {
    ...one,
    name: "company-insight-gone",
    state: "error",
    title: unread,
    answers: [refusal(getInsight, "dataNotFound")],
  },
  {
    ...one,
    name: "company-insight-limit",
    state: "error",
    title: unread,
    answers: [refusal(getInsight, "noAccess", "plan")],
  },
  {
    ...one,
    name: "company-insight-sparse",
    state: "empty",
    answers: [answer(getInsight, aSparseInsight()), answer(getPrAnalysis, null)],
  },
  {
    ...one,
    name: "company-insight-free",
    answers: [
      answer(getCompanyProfile, newOwner),
      answer(getInsight, { ...insight, posts: insight.posts.map((post) => ({ ...post, isPr: null })) }),
    ],
  },
  {
    ...one,
    name: "company-insight-long",
    state: "long",
    title: { ja: typed.unbroken, en: typed.unbroken },
    answers: [
      answer(getInsight, {
        ...insight,
        displayName: typed.unbroken,
        handle: typed.unbroken,
        followers: 999_999_999,
        medianViews: 999_999_999,
        lists: [{ listId: "1", name: typed.unbrokenJapanese.slice(0, 60), note: typed.unbrokenJapanese }],
        posts: insight.posts.map((post) => ({ ...post, caption: typed.unbrokenJapanese })),
      }),
    ],
  },

  compare,
  { ...compare, name: "company-compare-loading", state: "loading", answers: [held(compareCreators)] },
  {
    ...compare,
    name: "company-compare-error",
    state: "error",
    answers: [refusal(compareCreators, "unexpected")],
  },
  {
    ...compare,
    name: "company-compare-few",
    state: "empty",
    path: comparePath({ ids: [haruka.creatorId], platform: "instagram" }),
  },
];
