import type { AccountCard } from "@tomoru/contract/company/account-card";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../../deps.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { cardOf, goneCard } from "./account-cards.rules.ts";
import { findShownAccounts } from "./cards.repository.ts";
import { creatorIds } from "./creator-id.rules.ts";
import { findFacts } from "./creators.repository.ts";

type Asked = { influencerIds: readonly string[]; platform: Platform; hasPrAnalysis: boolean };

/** Cards of applicants, whether search finds them or not: they showed themselves by applying. Gone once the account is unlinked. */
export async function applicantCardsFor(
  { db, clock, hash }: Deps,
  { influencerIds, platform, hasPrAnalysis }: Asked,
): Promise<(influencerId: string) => { card: AccountCard; isGone: boolean }> {
  const ids = creatorIds(hash);
  const shown = await findShownAccounts(db, { platform, influencerIds });
  return (influencerId) => {
    const facts = shown.get(influencerId);
    if (facts?.figures && facts.readAt) {
      const { figures, readAt } = facts;
      const onlooker = { now: clock.now(), ids, hasPrAnalysis };
      return { card: cardOf({ ...facts, figures, readAt }, onlooker), isGone: false };
    }
    const { handle = "", displayName = "" } = facts ?? {};
    const card = goneCard({ creatorId: ids.of(influencerId), platform, handle, displayName });
    return { card: { ...card, categories: [...(facts?.categories ?? [])] }, isGone: facts === undefined };
  };
}

export type OwnAccount = {
  readonly platform: Platform;
  readonly handle: string;
  readonly followers: number | null;
  readonly medianViews: number | null;
  readonly price: { readonly minYen: number; readonly maxYen: number } | null;
};

/** A creator's linked accounts and categories, as companies weigh them. */
export async function ownAccounts(
  db: Queryable,
  ownerId: OwnerId<"influencer">,
): Promise<{ accounts: OwnAccount[]; categories: string[] }> {
  const facts = await findFacts(db, ownerId);
  if (!facts) return { accounts: [], categories: [] };
  return {
    accounts: facts.accounts.map(({ platform, handle, followers, figures }) => ({
      platform,
      handle,
      followers: figures?.followers ?? followers,
      medianViews: figures?.medianViews ?? null,
      price: figures?.price ? { minYen: figures.price.minYen, maxYen: figures.price.maxYen } : null,
    })),
    categories: facts.creator.categories.map(({ id }) => id),
  };
}
