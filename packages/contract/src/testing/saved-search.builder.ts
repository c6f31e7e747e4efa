import type { SavedSearch } from "../company/saved-searches.ts";

/** A saved search that found nobody new; a test names what it is about. */
export function aSavedSearch(part: Partial<SavedSearch> = {}): SavedSearch {
  return {
    searchId: "019ab4d2-0000-7000-8000-0000000000f1",
    name: "しずく 候補",
    platform: "instagram",
    filters: { category: ["beauty"], medianViewsMin: 10_000 },
    sort: "medianViews",
    newCount: 0,
    isMailed: false,
    createdAt: "2026-11-20T01:30:00.000Z",
    ...part,
  };
}
