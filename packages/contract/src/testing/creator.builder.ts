import type { AccountCard } from "../company/account-card.ts";
import type { searchCreators } from "../company/discovery.ts";
import type { ResultOf } from "../endpoint.ts";

/** Twenty posts around a median, newest first; each fifth a PR post where the plan tells them. */
export function recentViewsAround(median: number, { hasPr = true } = {}): AccountCard["recentViews"] {
  const spread = [101, 92, 107, 55, 116, 83, 199, 99, 45, 152, 105, 63, 132, 89, 123, 39, 176, 109, 78, 95];
  return spread.map((percent, at) => ({
    views: Math.round((median * percent) / 100),
    isPr: hasPr ? at % 5 === 3 : null,
  }));
}

/** As a member of a company on Standard sees an account; a test names what it is about. */
export function anAccountCard(part: Partial<AccountCard> = {}): AccountCard {
  return {
    creatorId: "7Fq2mZ0pK4sXbN9vT1cR6w",
    platform: "instagram",
    handle: "haruka_suhada",
    displayName: "水野 はるか",
    categories: ["beauty"],
    followerBand: 100_000,
    followers: 124_000,
    medianViews: 31_200,
    engagement: 482,
    price: { minYen: 200_000, maxYen: 350_000 },
    lastPostOn: "2026-12-01",
    postsPerWeek: 3.5,
    prShare: 1200,
    recentViews: recentViewsAround(31_200),
    country: "JP",
    gender: "female",
    ageBand: "25-34",
    readAt: "2026-11-30T19:12:00.000Z",
    listIds: [],
    ...part,
  };
}

/** As a visitor sees it. */
export function aVisitorsCard(part: Partial<AccountCard> = {}): AccountCard {
  return anAccountCard({
    followers: null,
    medianViews: null,
    engagement: null,
    price: null,
    lastPostOn: null,
    postsPerWeek: null,
    prShare: null,
    recentViews: [],
    country: null,
    gender: null,
    ageBand: null,
    readAt: null,
    ...part,
  });
}

/** The first page of a search, which has no other. */
export function aFoundPage(
  part: Partial<ResultOf<typeof searchCreators>> = {},
): ResultOf<typeof searchCreators> {
  const docs = part.docs ?? [anAccountCard()];
  return {
    docs,
    nextCursor: null,
    total: { value: docs.length, isAtLeast: false },
    page: 1,
    pagesAllowed: 50,
    ...part,
  };
}
