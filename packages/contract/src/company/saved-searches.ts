import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { countryCodes } from "../countries.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { genders } from "../influencer/profile.ts";
import { limits } from "../limits.ts";
import { Platform, platforms } from "../platforms.ts";
import { Moment } from "../values.ts";
import { ageBands, followerBands } from "./account-card.ts";
import { lastPostDays, type SearchRange, SearchWords, searchSorts, uncrossed } from "./discovery.ts";

const wrong = { error: failure("dataInvalid") };
const notNumber = { error: failure("numberRequired") };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Malformed is as missing as somebody else's. */
const SearchId = z
  .string({ error: failure("dataNotFound") })
  .check(z.regex(uuid, { error: failure("dataNotFound") }));
const SearchName = text({ max: limits.searchNameMaxLength });

/** What its form asks for in writing. */
export const SearchNaming = z.object({ name: SearchName });

const Bound = z.optional(
  z.number(notNumber).check(z.int(notNumber), z.gte(0, notNumber), z.lte(999_999_999, notNumber)),
);
const boundsOf = <Range extends SearchRange>(range: Range) =>
  ({ [`${range}Min`]: Bound, [`${range}Max`]: Bound }) as Record<`${Range}${"Min" | "Max"}`, typeof Bound>;

/** The filters of a search but its platform, in the names of the search's query. What is not set is missing. */
export const SavedFilters = z
  .object(
    {
      q: z.optional(SearchWords),
      category: z.optional(
        z.array(z.string(wrong), wrong).check(z.maxLength(limits.searchCategories, wrong)),
      ),
      followerBand: z.optional(z.literal(followerBands, wrong)),
      ...boundsOf("followers"),
      ...boundsOf("medianViews"),
      ...boundsOf("engagement"),
      ...boundsOf("price"),
      ...boundsOf("prShare"),
      country: z.optional(z.enum(countryCodes, wrong)),
      gender: z.optional(z.enum(genders, wrong)),
      ageBand: z.optional(z.array(z.enum(ageBands, wrong), wrong).check(z.maxLength(ageBands.length, wrong))),
      lastPostDays: z.optional(z.literal(lastPostDays, wrong)),
    },
    { error: coded("fieldRequired") },
  )
  .check(...uncrossed);
export type SavedFilters = z.infer<typeof SavedFilters>;

export const SavedSearch = z
  .object({
    searchId: z.string(),
    name: z.string(),
    platform: Platform,
    filters: SavedFilters,
    sort: z.enum(searchSorts),
    /** Accounts that are found since it was last opened, up to 99; counted hourly. */
    newCount: z.number().check(z.int(), z.gte(0), z.lte(limits.newCountMost)),
    /** Whether the member who asks is written to when there are new ones. */
    isMailed: z.boolean(),
    createdAt: Moment,
  })
  .register(z.globalRegistry, { id: "SavedSearch" });
export type SavedSearch = z.infer<typeof SavedSearch>;

const params = z.object({ id: SearchId });
const tag = "Saved searches";
const access = "company";
const SearchPlatform = z.enum(platforms, { error: coded("fieldRequired") });
const Sort = z.enum(searchSorts, { error: coded("fieldRequired") });
const IsMailed = z.boolean(wrong);
const searchCodes = [
  "fieldRequired",
  "dataInvalid",
  "numberRequired",
  "categoryInvalid",
  "dataNotFound",
  "noAccess",
] as const;

export const listSavedSearches = defineEndpoint({
  name: "listSavedSearches",
  summary: "The company's saved searches, oldest first, with how many are found anew.",
  method: "GET",
  path: "/company/search",
  access,
  tag,
  result: z.object({ docs: z.array(SavedSearch) }),
  codes: [],
});

export const saveSearch = defineEndpoint({
  name: "saveSearch",
  summary: "Save a search under a name: filters and order, for everybody of the company.",
  method: "POST",
  path: "/company/search",
  access,
  tag,
  headers: IdempotentHeaders,
  body: z.object({
    name: SearchName,
    platform: SearchPlatform,
    filters: SavedFilters,
    sort: z._default(Sort, "medianViews"),
    isMailed: z._default(IsMailed, false),
  }),
  result: SavedSearch,
  codes: searchCodes,
});

export const updateSavedSearch = defineEndpoint({
  name: "updateSavedSearch",
  summary: "Change the name, what is searched for, or one's own mails. Absent keys stay.",
  method: "PUT",
  path: "/company/search/{id}",
  access,
  tag,
  params,
  body: z.object({
    name: z.optional(SearchName),
    platform: z.optional(SearchPlatform),
    filters: z.optional(SavedFilters),
    sort: z.optional(Sort),
    isMailed: z.optional(IsMailed),
  }),
  result: SavedSearch,
  codes: searchCodes,
});

export const openSavedSearch = defineEndpoint({
  name: "openSavedSearch",
  summary: "Its accounts were looked at: from now on others are new.",
  method: "PUT",
  path: "/company/search/{id}/open",
  access,
  tag,
  params,
  result: SavedSearch,
  codes: ["dataNotFound"],
});

export const removeSavedSearch = defineEndpoint({
  name: "removeSavedSearch",
  summary: "Delete a saved search.",
  method: "PUT",
  path: "/company/search/{id}/remove",
  access,
  tag,
  params,
  codes: ["dataNotFound"],
});
