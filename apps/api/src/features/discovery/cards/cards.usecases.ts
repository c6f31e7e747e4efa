import type { AccountCard } from "@tomoru/contract/company/account-card";
import { type Platform, platforms } from "@tomoru/contract/platforms";
import type { Deps } from "../../../deps.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../../platform/owner.ts";
import { cardOf, goneCard } from "./account-cards.rules.ts";
import { findCardsOrNames, findFoundIds } from "./cards.repository.ts";
import { creatorIds } from "./creator-id.rules.ts";

type Asked = { influencerIds: readonly string[]; platform: Platform; hasPrAnalysis: boolean };

/** By creator. Who is not found any more keeps a name, as long as the account is linked, and no figures. */
export async function cardsFor(
  { db, clock, hash }: Deps,
  { influencerIds, platform, hasPrAnalysis }: Asked,
): Promise<Map<string, { card: AccountCard; isGone: boolean }>> {
  const ids = creatorIds(hash);
  const { found, names } = await findCardsOrNames(db, { platform, influencerIds });
  const onlooker = { now: clock.now(), ids, hasPrAnalysis };
  return new Map<string, { card: AccountCard; isGone: boolean }>(
    influencerIds.map((id) => {
      const facts = found.get(id);
      if (facts) return [id, { card: cardOf(facts, onlooker), isGone: false }];
      const named = names.get(id) ?? { handle: "", displayName: "" };
      return [id, { card: goneCard({ creatorId: ids.of(id), platform, ...named }), isGone: true }];
    }),
  );
}

type Skipped = { creatorId: string; reason: "gone" | "otherPlatform" };

/** Sorts creators into those who can be found on the platform and the others, with the reason. */
export async function sortCreators(
  { hash }: Pick<Deps, "hash">,
  { db, creatorIds: asked, platform }: { db: Queryable; creatorIds: readonly string[]; platform: Platform },
): Promise<{ found: string[]; skipped: Skipped[]; creatorIdOf: (influencerId: string) => string }> {
  const ids = creatorIds(hash);
  const pairs = [...new Set(asked)].map(
    (creatorId) => [creatorId, ids.influencerIdOf(creatorId) ?? ""] as const,
  );
  const influencerIds = pairs.map(([, id]) => id).filter((id) => id !== "");
  const here = await findFoundIds(db, { platform, influencerIds });
  const left = influencerIds.filter((id) => !here.has(id));
  const elsewhere = new Set<string>();
  for (const other of platforms.filter((one) => one !== platform))
    for (const id of await findFoundIds(db, { platform: other, influencerIds: left })) elsewhere.add(id);
  return {
    found: influencerIds.filter((id) => here.has(id)),
    creatorIdOf: (id) => ids.of(id),
    skipped: pairs.flatMap(([creatorId, id]) =>
      here.has(id)
        ? []
        : { creatorId, reason: elsewhere.has(id) ? ("otherPlatform" as const) : ("gone" as const) },
    ),
  };
}

/** Those of these creators who can be found on the platform. */
export function foundAmong(
  db: Queryable,
  asked: { influencerIds: readonly string[]; platform: Platform },
): Promise<Set<string>> {
  return findFoundIds(db, asked);
}

/** For calls that name a creator. */
export function influencerOf({ hash }: Pick<Deps, "hash">, creatorId: string): string | undefined {
  return creatorIds(hash).influencerIdOf(creatorId);
}

/** The other way round. */
export function creatorIdOf({ hash }: Pick<Deps, "hash">, influencerId: string): string {
  return creatorIds(hash).of(influencerId);
}

/** A creator by either id, as the back office knows them or as companies do; undefined for what is neither. */
export function anyCreator({ hash }: Pick<Deps, "hash">, id: string): OwnerId<"influencer"> | undefined {
  const influencerId = id.includes("-") ? id : influencerOf({ hash }, id);
  return influencerId === undefined ? undefined : mintOwnerId<"influencer">(influencerId);
}
