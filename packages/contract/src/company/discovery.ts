import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { countryCodes } from "../countries.ts";
import { defineEndpoint } from "../endpoint.ts";
import { genders } from "../influencer/profile.ts";
import { limits } from "../limits.ts";
import { platforms } from "../platforms.ts";
import { AccountCard, ageBands, CreatorId, followerBands } from "./account-card.ts";
import { Insight, PrAnalysis } from "./insight.ts";

export const searchSorts = ["followers", "medianViews", "engagement", "price", "lastPost"] as const;
export type SearchSort = (typeof searchSorts)[number];
export const lastPostDays = [7, 30, 90] as const;

const wrong = { error: failure("dataInvalid") };
const notNumber = { error: failure("numberRequired") };

/** Entries of a query that stand behind one another with commas; empty is as missing. */
function listOf<const Entry extends string>(entries: readonly Entry[] | null, most: number) {
  const split = z.pipe(
    z.string(wrong),
    z.transform((text) => [...new Set(text.split(",").filter((entry) => entry !== ""))]),
  );
  const entry = entries === null ? z.string(wrong) : z.enum(entries, wrong);
  return z.optional(z.pipe(split, z.array(entry).check(z.maxLength(most, wrong))));
}

const WholeNumber = z.optional(
  z.pipe(
    z.union([z.string(notNumber).check(z.regex(/^\d{1,9}$/, notNumber)), z.number()], notNumber),
    z.pipe(
      z.transform(Number),
      z.number(notNumber).check(z.int(notNumber), z.gte(0, notNumber), z.lte(999_999_999, notNumber)),
    ),
  ),
);

/** Numbers of an account that a search may bound; shares in 1/100 %, prices in yen. */
export const searchRanges = ["followers", "medianViews", "engagement", "price", "prShare"] as const;
export type SearchRange = (typeof searchRanges)[number];

/** At most three words of up to thirty characters, all of them to be found. */
export const SearchWords = z.string(wrong).check(
  z.trim(),
  z.maxLength(400, wrong),
  z.refine((text) => !/\p{Cc}/u.test(text), wrong),
  z.refine((text) => wordsIn(text).length <= limits.searchWords, wrong),
  z.refine((text) => wordsIn(text).every((word) => [...word].length <= limits.searchWordLength), wrong),
);
const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => word !== "");

const FollowerBandFilter = z.optional(
  z.pipe(z.enum(followerBands.map(String) as [string, ...string[]], wrong), z.transform(Number)),
);
const LastPostDays = z.optional(
  z.pipe(z.enum(lastPostDays.map(String) as [string, ...string[]], wrong), z.transform(Number)),
);

const filterShape = {
  platform: z._default(z.enum(platforms, wrong), "instagram"),
  q: z.optional(SearchWords),
  category: listOf(null, limits.searchCategories),
  followerBand: FollowerBandFilter,
  followersMin: WholeNumber,
  followersMax: WholeNumber,
  medianViewsMin: WholeNumber,
  medianViewsMax: WholeNumber,
  engagementMin: WholeNumber,
  engagementMax: WholeNumber,
  priceMin: WholeNumber,
  priceMax: WholeNumber,
  prShareMin: WholeNumber,
  prShareMax: WholeNumber,
  country: z.optional(z.enum(countryCodes, wrong)),
  gender: z.optional(z.enum(genders, wrong)),
  ageBand: listOf(ageBands, ageBands.length),
  lastPostDays: LastPostDays,
};

type Ranges = Readonly<Partial<Record<`${SearchRange}${"Min" | "Max"}`, number | undefined>>>;
export const uncrossed = searchRanges.map((range) =>
  z.refine<Ranges>(
    // What is no number is said at its own field, and crosses nothing.
    (query) => !((query[`${range}Min`] ?? 0) > (query[`${range}Max`] ?? Number.POSITIVE_INFINITY)),
    { error: failure("dataInvalid"), path: [`${range}Max`] },
  ),
);

export const SearchFilters = z.object(filterShape).check(...uncrossed);
export type SearchFilters = z.infer<typeof SearchFilters>;

export const CreatorSearch = z
  .object({
    ...filterShape,
    sort: z.optional(z.enum(searchSorts, wrong)),
    cursor: z.optional(z.string(wrong).check(z.maxLength(1000, wrong))),
  })
  .check(...uncrossed);
export type CreatorSearch = z.infer<typeof CreatorSearch>;

/** What a visitor may filter by, and what the basic filters of a plan are. */
export const visitorFilters = ["platform", "q", "category", "followerBand"] as const;
export const basicFilters = [...visitorFilters, "followersMin", "followersMax", "country"] as const;

export const searchCreators = defineEndpoint({
  name: "searchCreators",
  summary:
    "Find accounts of one platform, 24 a page. Without a token the first page alone, with fewer filters.",
  method: "GET",
  path: "/company/creator",
  access: "visitor",
  tag: "Creators",
  query: CreatorSearch,
  result: z.object({
    docs: z.array(AccountCard),
    nextCursor: z.nullable(z.string()),
    /** Only with the first page. */
    total: z.nullable(z.object({ value: z.number().check(z.int(), z.gte(0)), isAtLeast: z.boolean() })),
    page: z.number().check(z.int(), z.gte(1)),
    pagesAllowed: z.number().check(z.int(), z.gte(1)),
  }),
  codes: ["dataInvalid", "numberRequired", "categoryInvalid", "noAccess", "tooManyRequests"],
});

const CreatorParam = z.object({ id: CreatorId });
const PlatformQuery = z.object({ platform: z._default(z.enum(platforms, wrong), "instagram") });
const insightCodes = ["influencerIdInvalid", "dataInvalid", "dataNotFound", "noAccess"] as const;

export const getInsight = defineEndpoint({
  name: "getInsight",
  summary: "What the posts of an account tell. Opening it again in the month is free.",
  method: "GET",
  path: "/company/creator/{id}",
  access: "company",
  tag: "Creators",
  params: CreatorParam,
  query: PlatformQuery,
  result: Insight,
  codes: insightCodes,
});

export const getPrAnalysis = defineEndpoint({
  name: "getPrAnalysis",
  summary: "Labelled PR posts of an account beside its others. Counts as the same insight.",
  method: "GET",
  path: "/company/creator/{id}/pr",
  access: "company",
  tag: "Creators",
  params: CreatorParam,
  query: PlatformQuery,
  result: z.nullable(PrAnalysis),
  codes: insightCodes,
});

export const compareCreators = defineEndpoint({
  name: "compareCreators",
  summary: "Two to four accounts of a platform side by side; each counts as an insight.",
  method: "GET",
  path: "/company/creator/compare",
  access: "company",
  tag: "Creators",
  query: z.object({
    platform: PlatformQuery.shape.platform,
    ids: z.pipe(
      z.string(wrong),
      z.pipe(
        z.transform((text: string) => [...new Set(text.split(","))]),
        z
          .array(CreatorId)
          .check(z.minLength(limits.leastCompared, wrong), z.maxLength(limits.comparedCreators, wrong)),
      ),
    ),
  }),
  result: z.object({ docs: z.array(Insight) }),
  codes: insightCodes,
});
