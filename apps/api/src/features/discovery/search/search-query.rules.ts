import { type AgeBand, bornWithin, followerBands } from "@tomoru/contract/company/account-card";
import {
  basicFilters,
  type CreatorSearch,
  type SearchSort,
  visitorFilters,
} from "@tomoru/contract/company/discovery";
import type { PlanValue } from "@tomoru/contract/company/plans";
import { daysAfter } from "../../../platform/japan-time.ts";
import { numberOfCountry, numberOfGender } from "./numbered-values.data.ts";
import type { Range, SearchFilters } from "./search.rules.ts";
import { wordsOf } from "./search-words.rules.ts";

/** What somebody may search: a company by its plan; a visitor one page. */
export type Reach = {
  readonly filters: readonly string[] | null;
  readonly sorts: readonly SearchSort[] | null;
  readonly defaultSort: SearchSort;
  readonly pages: number;
};

export const visitorsReach: Reach = {
  filters: visitorFilters,
  sorts: ["followers"],
  defaultSort: "followers",
  pages: 1,
};

type Values = { readonly searchPages: number; readonly filters: PlanValue; readonly prAnalysis: boolean };

export function reachOf(values: Values): Reach {
  return {
    filters: values.filters ? null : basicFilters,
    sorts: null,
    defaultSort: "medianViews",
    pages: values.searchPages,
  };
}

const prFilters = ["prShareMin", "prShareMax"];
const shared = ["sort", "cursor"];

/** Filters that are set and not allowed. */
export function filtersBeyond(
  query: CreatorSearch,
  { filters, sorts }: Reach,
  hasPrAnalysis: boolean,
): boolean {
  const set = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (!hasPrAnalysis && set.some((name) => prFilters.includes(name))) return true;
  if (sorts !== null && query.sort !== undefined && !sorts.includes(query.sort)) return true;
  return filters !== null && set.some((name) => !filters.includes(name) && !shared.includes(name));
}

const open = { min: null, max: null };

/** `positions` are those of the categories that the query names; `today` is Japan's. */
export function filtersOf(
  query: CreatorSearch,
  { positions, today }: { positions: readonly number[]; today: string },
): SearchFilters {
  const range = (name: "followers" | "medianViews" | "engagement" | "price" | "prShare"): Range => ({
    min: query[`${name}Min`] ?? null,
    max: query[`${name}Max`] ?? null,
  });
  return {
    words: wordsOf(query.q ?? ""),
    categories: positions,
    followers: within(range("followers"), bandOf(query.followerBand)),
    medianViews: range("medianViews"),
    engagement: range("engagement"),
    price: range("price"),
    prShare: range("prShare"),
    lastPost:
      query.lastPostDays === undefined ? open : { min: daysAfter(today, -query.lastPostDays), max: null },
    born: query.ageBand?.length ? query.ageBand.map((band) => bornWithin(band as AgeBand, today)) : null,
    country: numberOfCountry(query.country ?? null),
    gender: numberOfGender(query.gender ?? null),
  };
}

function bandOf(band: number | undefined): Range {
  if (band === undefined) return open;
  const next = followerBands.find((other) => other > band);
  return { min: band, max: next === undefined ? null : next - 1 };
}

function within(one: Range, other: Range): Range {
  const mins = [one.min, other.min].filter((value) => value !== null);
  const maxs = [one.max, other.max].filter((value) => value !== null);
  return {
    min: mins.length > 0 ? Math.max(...mins) : null,
    max: maxs.length > 0 ? Math.min(...maxs) : null,
  };
}
