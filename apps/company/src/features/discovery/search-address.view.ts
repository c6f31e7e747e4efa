import {
  type AgeBand,
  ageBands,
  type FollowerBand,
  followerBands,
} from "@tomoru/contract/company/account-card";
import {
  lastPostDays,
  type SearchRange,
  type SearchSort,
  searchRanges,
  searchSorts,
} from "@tomoru/contract/company/discovery";
import { type CountryCode, countryCodes } from "@tomoru/contract/countries";
import { genders } from "@tomoru/contract/influencer/profile";
import { type Platform, platforms } from "@tomoru/contract/platforms";

export type Range = { readonly min: number | null; readonly max: number | null };

/** A search as its address has it: whatever the address says that is no filter is left out. */
export type AddressedSearch = {
  readonly platform: Platform;
  readonly q: string;
  readonly category: readonly string[];
  readonly ranges: Readonly<Record<SearchRange, Range>>;
  readonly followerBand: FollowerBand | null;
  readonly country: CountryCode | null;
  readonly gender: (typeof genders)[number] | null;
  readonly ageBand: readonly AgeBand[];
  readonly lastPostDays: number | null;
  readonly sort: SearchSort;
  readonly cursor: string | null;
};

/** The filters that can be removed from a search, by their names in the address. */
export type FilterKey =
  | "q"
  | "category"
  | "followerBand"
  | SearchRange
  | "country"
  | "gender"
  | "ageBand"
  | "lastPostDays";

export const memberSort: SearchSort = "medianViews";

export function platformIn(address: URLSearchParams): Platform {
  return platforms.find((known) => known === address.get("platform")) ?? "instagram";
}

export function searchIn(address: URLSearchParams): AddressedSearch {
  const one = <T extends string>(key: string, known: readonly T[]) =>
    known.find((value) => value === address.get(key)) ?? null;
  const many = (key: string) => (address.get(key) ?? "").split(",").filter((entry) => entry !== "");
  const range = (key: SearchRange): Range => ({
    min: wholeNumber(address.get(`${key}Min`)),
    max: wholeNumber(address.get(`${key}Max`)),
  });
  return {
    platform: platformIn(address),
    q: address.get("q")?.trim() ?? "",
    category: many("category"),
    ranges: Object.fromEntries(searchRanges.map((key) => [key, range(key)])) as AddressedSearch["ranges"],
    followerBand: followerBands.find((band) => String(band) === address.get("followerBand")) ?? null,
    country: one("country", countryCodes),
    gender: one("gender", genders),
    ageBand: ageBands.filter((band) => many("ageBand").includes(band)),
    lastPostDays: lastPostDays.find((days) => String(days) === address.get("lastPostDays")) ?? null,
    sort: one("sort", searchSorts) ?? memberSort,
    cursor: address.get("cursor"),
  };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The query of a member's search. */
export function queryOf(search: AddressedSearch) {
  const { platform, q, category, ranges, followerBand, ageBand, sort, cursor } = search;
  const filled = {
    ...(q !== "" && { q }),
    ...(category.length > 0 && { category: category.join(",") }),
    ...(followerBand !== null && { followerBand: String(followerBand) }),
    ...(search.country && { country: search.country }),
    ...(search.gender && { gender: search.gender }),
    ...(ageBand.length > 0 && { ageBand: ageBand.join(",") }),
    ...(search.lastPostDays && { lastPostDays: String(search.lastPostDays) }),
    ...(cursor && { cursor }),
  };
  const bounds = searchRanges.flatMap((key) => {
    const { min, max } = ranges[key];
    return [
      ...(min === null ? [] : [[`${key}Min`, min] as const]),
      ...(max === null ? [] : [[`${key}Max`, max] as const]),
    ];
  });
  return { platform, ...filled, ...Object.fromEntries(bounds), sort };
}

/** The query of a visitor's search: only the first page, ordered by followers. */
export function visitorQueryOf({ platform, q, category, followerBand }: AddressedSearch) {
  return {
    platform,
    ...(q !== "" && { q }),
    ...(category.length > 0 && { category: category.join(",") }),
    ...(followerBand !== null && { followerBand: String(followerBand) }),
  };
}

type Change = Readonly<Record<string, string | number | null>>;

/** The address with these filters, from its first page on. What was set last stands last: it is the first to be offered for removal. */
export function changed(address: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete("cursor");
  for (const [key, value] of Object.entries(change)) {
    next.delete(key);
    if (value !== null && value !== "") next.set(key, String(value));
  }
  return next;
}

/** Removes all filters; platform and order stay. */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  const kept = ["platform", "sort"].flatMap((key) => {
    const value = address.get(key);
    return value === null ? [] : [[key, value]];
  });
  return new URLSearchParams(kept);
}

export function without(address: URLSearchParams, filter: FilterKey): URLSearchParams {
  return changed(address, { [filter]: null, [`${filter}Min`]: null, [`${filter}Max`]: null });
}

/** The filters that narrow a search, in the order in which they were set. */
export function filtersIn(address: URLSearchParams): FilterKey[] {
  const search = searchIn(address);
  const isSet: Record<FilterKey, boolean> = {
    q: search.q !== "",
    category: search.category.length > 0,
    followerBand: search.followerBand !== null,
    country: search.country !== null,
    gender: search.gender !== null,
    ageBand: search.ageBand.length > 0,
    lastPostDays: search.lastPostDays !== null,
    ...mapped(searchRanges, (key) => search.ranges[key].min !== null || search.ranges[key].max !== null),
  };
  const named = [...address.keys()].map((key) => key.replace(/(Min|Max)$/, ""));
  const ordered = named.filter((name, at) => named.lastIndexOf(name) === at);
  return ordered.filter((name): name is FilterKey => isSet[name as FilterKey] === true);
}

function mapped<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
}
