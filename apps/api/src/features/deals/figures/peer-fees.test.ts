import { getOpenCampaign } from "@tomoru/contract/influencer/campaigns";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { publishBy } from "../../campaigns/campaigns.testing.ts";
import { seedAskable, verify } from "../../consultations/consultations.testing.ts";
import { seedDeal, signInAgain } from "../deals.testing.ts";
import type { DealFacts } from "../transitions/deal-facts.rules.ts";
import { makePeerFees } from "./peer-fees.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set("2026-11-15T03:00:00Z");
});
afterAll(() => app.close());

test("who applies is told the median of twenty of one's size, as of the night, and of fewer nothing", async () => {
  const company = await seedCompany(app, { planId: "standard" });
  await verify(app, company);
  const campaignId = await publishBy(app, company);
  const creators = await seedAskable(app, limits.peerFeePeople);
  const [first] = creators;
  if (!first) throw new Error("twenty were seeded");
  const agree = async (creator: typeof first, feeYen: number, facts: Partial<DealFacts> = {}) => {
    const contractedAt = app.clock.now();
    const seeded = await seedDeal(app, {
      creator,
      company,
      facts: { state: "contracted", contractedAt, ...facts },
    });
    await app.deps.db
      .updateTable("deals")
      .set({ fee_yen: feeYen })
      .where("influencer_id", "=", creator.ownerId)
      .where("deal_id", "=", seeded.dealId)
      .execute();
    return seeded;
  };
  const night = () => Promise.all([makePeerFees(app.deps), makePeerFees(app.deps)]);
  const said = async (seeded: Awaited<ReturnType<typeof agree>>) => {
    const { creator } = await signInAgain(app, seeded);
    const params = { id: campaignId };
    return (await app.call(getOpenCampaign, { token: creator.token, params })).result.peerFeeYen;
  };

  for (const [at, creator] of creators.slice(1).entries()) await agree(creator, 10_000 * (at + 1));
  // Neither of them is a price that holds: the creator has no other.
  const over = { turn: "none", turnKind: null, turnDueAt: null } as const;
  const ended = await agree(first, 900_000, {
    state: "cancelled",
    endReason: "alone",
    creatorPct: 0,
    ...over,
  });
  await night();
  expect(await said(ended)).toBeNull();

  await agree(first, 500_000);
  app.clock.advance(60);
  // If a creator has two contracts, only the newer one counts.
  const newer = await agree(first, 5000);
  await night();
  expect(await said(newer)).toBe(95_000);

  const more = await seedAskable(app, 1);
  await agree(more[0] ?? first, 1_000_000);
  expect(await said(newer)).toBe(95_000);
  await night();
  expect(await said(newer)).toBe(100_000);

  app.clock.set("2027-05-20T03:00:00Z");
  await night();
  expect(await app.deps.db.selectFrom("peer_fees").selectAll().execute()).toEqual([]);
}, 60_000);
