import { searchRanges } from "@tomoru/contract/company/discovery";
import type { SavedFilters, SavedSearch } from "@tomoru/contract/company/saved-searches";
import { type AddressedSearch, memberSort } from "./search-address.view.ts";

/** Names the saved search that an address was opened from; its filters may have been changed since. */
export const savedKey = "saved";

export function savedAddress({
  searchId,
  platform,
  filters,
  sort,
}: Pick<SavedSearch, "searchId" | "platform" | "filters" | "sort">): URLSearchParams {
  const address = new URLSearchParams({ platform });
  for (const [key, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    address.set(key, Array.isArray(value) ? value.join(",") : String(value));
  }
  if (sort !== memberSort) address.set("sort", sort);
  address.set(savedKey, searchId);
  return address;
}

/** What is kept of a search. */
export function filtersToSave(search: AddressedSearch): SavedFilters {
  const { q, category, followerBand, ranges, country, gender, ageBand, lastPostDays } = search;
  const bounds = searchRanges.flatMap((range) => {
    const { min, max } = ranges[range];
    return [
      ...(min === null ? [] : [[`${range}Min`, min] as const]),
      ...(max === null ? [] : [[`${range}Max`, max] as const]),
    ];
  });
  return {
    ...(q !== "" && { q }),
    ...(category.length > 0 && { category: [...category] }),
    ...(followerBand !== null && { followerBand }),
    ...Object.fromEntries(bounds),
    ...(country !== null && { country }),
    ...(gender !== null && { gender }),
    ...(ageBand.length > 0 && { ageBand: [...ageBand] }),
    ...(lastPostDays !== null && { lastPostDays }),
  } as SavedFilters;
}
