import type { PostKind } from "@tomoru/contract/deals/post-urls";
import type { Terms } from "@tomoru/contract/deals/terms";
import type { Platform } from "@tomoru/contract/platforms";
import { aSheet, someTerms } from "@tomoru/contract/testing/deal.builder";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { newMediaId, postAddress } from "../../../dev/published-posts.ts";
import type { SeededInfluencer } from "../../../testing/seed.ts";
import type { StandInPlatforms } from "../../../testing/stand-in-platforms.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { openCharge } from "../../ledger/charge.usecases.ts";
import { linkAt } from "../../social/linking.testing.ts";
import { actOnDeal } from "../acting/acting.usecases.ts";
import { sheetHash } from "../agreement/sheet.rules.ts";
import { insertContract, insertVersion } from "../agreement/terms.repository.ts";
import { partiesOf, sealParties, sealSheet } from "../agreement/versions.rules.ts";
import { dealNow, type SeededDeal, seedDeal } from "../deals.testing.ts";
import type { Act, DealFacts } from "../transitions/deal-facts.rules.ts";

/** Days that suit the tests' clock. */
const days = { draftDueOn: "2026-11-20", postFrom: "2026-11-25", postTo: "2026-12-01" };

type Seed = {
  readonly platform?: Platform;
  readonly terms?: Partial<Terms>;
  readonly facts?: Partial<DealFacts>;
  /** Instead of new ones. */
  readonly between?: Partial<Pick<SeededDeal, "creator" | "company">>;
};

/** A deal whose money is secured: the creator is to send a draft, or wherever `facts` put it. */
export async function seedDelivery(app: TestApp, { platform = "youtube", terms, facts, between }: Seed = {}) {
  const formats: Terms["formats"] = [{ format: platform === "instagram" ? "reel" : "video", count: 1 }];
  const agreed = someTerms({ ...days, formats, ...terms });
  const { draftRequired, draftDueOn, revisions, postFrom, postTo, payCycle } = agreed;
  const seeded = await seedDeal(app, {
    ...between,
    platform,
    facts: {
      state: "contracted",
      funding: "secured",
      lastVersion: 1,
      contractVersion: 1,
      contractedAt: app.clock.now(),
      agreed: { draftRequired, draftDueOn, revisions, postFrom, postTo, payCycle },
      turn: "creator",
      turnKind: draftRequired ? "draft" : "post",
      turnDueAt: new Date("2026-11-20T15:00:00Z"),
      ...facts,
    },
  });
  const { row } = await dealNow(app, seeded);
  const sheet = aSheet({ dealId: seeded.dealId, platform, terms: agreed });
  const { keys } = app.deps;
  const [version, now] = [1, app.clock.now()];
  const sha256 = sheetHash(sheet);
  const made = { key: row, version, sha256, toolFeeBps: 1000, funding: "card" as const };
  const sealed = sealSheet(keys, { row, version }, sheet);
  const parties = sealParties(keys, { row, version }, partiesOf(aTaxProfile()));
  await app.deps.db.transaction().execute(async (trx) => {
    await insertVersion(trx, { ...made, by: "company", acceptance: null, sentAt: now, ...sealed });
    await insertContract(trx, { ...made, acceptances: [], parties, now });
    await openCharge(app.deps, trx, {
      ...{ influencerId: seeded.key.influencerId, deal: row.id, companyId: seeded.company.companyId },
      ...{ dealId: row.deal_id, feeYen: agreed.feeYen, toolFeeBps: 1000, isTaxed: true, way: "card" },
      ...{ buyer: { name: sheet.orderer.name, address: null }, productName: row.product_name },
      ...{ creatorName: sheet.creator.name, dueAt: now, now },
    });
  });
  return seeded;
}

export const approved: Partial<DealFacts> = {
  state: "draft_approved",
  draftRound: 1,
  turnKind: "post",
  turnDueAt: new Date("2026-12-01T15:00:00Z"),
};

/** The creator's account at a platform that stands in, and what is published there. */
export async function linkedAt(
  world: { app: TestApp; platforms: StandInPlatforms },
  { seeded, platform }: { seeded: SeededDeal; platform: Platform },
) {
  const { ownerId, token } = seeded.creator;
  // What the creator was seeded with is no account of the platforms.
  await world.app.deps.db.deleteFrom("social_accounts").where("influencer_id", "=", ownerId).execute();
  await linkAt(world, { person: { ownerId, token } as SeededInfluencer, platform });
  const account = await world.app.deps.db
    .selectFrom("social_accounts")
    .select(["platform_user_id", "handle"])
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", platform)
    .executeTakeFirstOrThrow();
  const accountId = account.platform_user_id;
  return {
    accountId,
    handle: account.handle,
    async publish(caption: string, { kind = "video" as PostKind, title = "走る" } = {}) {
      const mediaId = newMediaId(world.app.deps.random, { platform, kind });
      const publishedAt = world.app.clock.now();
      const post = { accountId, mediaId, kind, title, caption, isPaid: true, publishedAt };
      await world.platforms.published.publish(platform, post);
      return { mediaId, url: postAddress(platform, account.handle, post) };
    },
    edit: (mediaId: string, caption: string) =>
      world.platforms.published.edit({ platform, accountId, mediaId }, { caption, title: "走る" }),
    remove: (mediaId: string) => world.platforms.published.remove({ platform, accountId, mediaId }),
  };
}

/** An act past the calls. */
export function act({ deps }: TestApp, { key }: SeededDeal, what: Act) {
  return deps.db.transaction().execute((trx) => actOnDeal(deps, { trx, key, act: what }));
}
