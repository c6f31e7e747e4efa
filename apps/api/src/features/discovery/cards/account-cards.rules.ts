import { type AccountCard, ageBandOf, followerBandOf } from "@tomoru/contract/company/account-card";
import { discoveryRules } from "@tomoru/contract/company/discovery-rules";
import type { Platform } from "@tomoru/contract/platforms";
import { secondsAfter } from "../../../platform/clock.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import type { AccountFigures } from "./account-figures.rules.ts";
import type { CreatorIds } from "./creator-id.rules.ts";

/** What a card is made of, before it is known who looks. */
export type CardFacts = {
  readonly influencerId: string;
  readonly platform: Platform;
  readonly handle: string;
  readonly displayName: string;
  readonly categories: readonly string[];
  readonly country: string | null;
  readonly gender: AccountCard["gender"];
  readonly bornOn: string | null;
  readonly figures: AccountFigures;
  readonly readAt: Date;
  readonly isSandbox: boolean;
};

export type Onlooker = {
  readonly now: Date;
  readonly ids: CreatorIds;
  /** Whether the plan has the analysis of PR posts. */
  readonly hasPrAnalysis: boolean;
  readonly listIds?: readonly string[];
};

export function cardOf(facts: CardFacts, { now, ids, hasPrAnalysis, listIds = [] }: Onlooker): AccountCard {
  const { figures, readAt } = facts;
  const isRecent = readAt >= secondsAfter(now, -discoveryRules.rhythmFiguresDays * 86_400);
  return {
    creatorId: ids.of(facts.influencerId),
    platform: facts.platform,
    handle: facts.handle,
    displayName: facts.displayName,
    categories: [...facts.categories],
    followerBand: followerBandOf(figures.followers),
    followers: figures.followers,
    medianViews: figures.medianViews,
    engagement: figures.engagement,
    price: figures.price && { minYen: figures.price.minYen, maxYen: figures.price.maxYen },
    lastPostOn: figures.lastPostOn,
    postsPerWeek: isRecent ? figures.postsPerWeek : null,
    prShare: hasPrAnalysis ? figures.prShare : null,
    recentViews: figures.recentViews.map(({ views, isPr }) => ({ views, isPr: hasPrAnalysis ? isPr : null })),
    country: facts.country,
    gender: facts.gender,
    ageBand: ageBandOf(facts.bornOn, japanDay(now)),
    readAt: readAt.toISOString(),
    isGranted: figures.isGranted,
    listIds: [...listIds],
  };
}
type Named = Pick<AccountCard, "creatorId" | "platform" | "handle" | "displayName">;

/** The card of a creator who can no longer be found: the name and no figures. */
export function goneCard(named: Named): AccountCard {
  const figures = { followers: null, medianViews: null, engagement: null, price: null, prShare: null };
  const posts = { lastPostOn: null, postsPerWeek: null, recentViews: [] };
  const person = { categories: [], followerBand: null, country: null, gender: null, ageBand: null };
  return { ...named, ...figures, ...posts, ...person, readAt: null, listIds: [] };
}

/** A visitor is told who it is and about how many follow; no number. */
export function visitorsCard({
  creatorId,
  platform,
  handle,
  displayName,
  categories,
  followerBand,
}: AccountCard): AccountCard {
  return { ...goneCard({ creatorId, platform, handle, displayName }), categories, followerBand };
}
