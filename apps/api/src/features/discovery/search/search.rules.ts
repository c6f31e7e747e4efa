import type { SearchSort } from "@tomoru/contract/company/discovery";
import type { Platform } from "@tomoru/contract/platforms";

/** Both ends included; null is open. An account without that number is not found by a range. */
export type Range<T = number> = { readonly min: T | null; readonly max: T | null };

export type SearchFilters = {
  /** Folded, all of them to be found. */
  readonly words: readonly string[];
  /** Positions of categories, any of them. */
  readonly categories: readonly number[];
  readonly followers: Range;
  readonly medianViews: Range;
  readonly engagement: Range;
  readonly price: Range;
  readonly prShare: Range;
  readonly lastPost: Range<string>;
  /** Any of these, by days of birth; null: whatever the age, and unknown too. */
  readonly born: readonly Range<string>[] | null;
  readonly country: number | null;
  readonly gender: number | null;
};

const open = { min: null, max: null };

export function onlyWords(words: readonly string[]): SearchFilters {
  const ranges = {
    followers: open,
    medianViews: open,
    engagement: open,
    price: open,
    prShare: open,
    lastPost: open,
  };
  return { words, categories: [], ...ranges, born: null, country: null, gender: null };
}

/** Where a page begins: behind this account, in the order of the search. */
export type SearchPlace = { readonly value: string; readonly id: string };

export type Found = SearchPlace;
export type FoundPage = {
  readonly rows: readonly Found[];
  /** Where the search went on from, had it not been cut short; null: the rows are all that it found. */
  readonly cutAt: SearchPlace | null;
};

export type Search = {
  readonly platform: Platform;
  readonly sort: SearchSort;
  readonly filters: SearchFilters;
  readonly after: SearchPlace | null;
};
