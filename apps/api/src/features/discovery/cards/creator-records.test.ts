import { previewCompanyCancel } from "@tomoru/contract/company/deal-endings";
import { getInsight } from "@tomoru/contract/company/discovery";
import { decideOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { uuidAt } from "../../../platform/random.ts";
import { type SeededMember, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { applicationsTo, applyBy, publishBy } from "../../campaigns/campaigns.testing.ts";
import { consultBy, seedAskable, verify } from "../../consultations/consultations.testing.ts";
import { dealNow, type SeededDeal, signInAgain } from "../../deals/deals.testing.ts";
import { act, approved, seedDelivery } from "../../deals/delivery/deliveries.testing.ts";
import type { DealFacts } from "../../deals/transitions/deal-facts.rules.ts";

let app: TestApp;
let company: SeededMember;
let creator: SeededDeal["creator"];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  company = await seedCompany(app, { planId: "standard" });
  await verify(app, company);
  const [one] = await seedAskable(app, 1);
  if (!one) throw new Error("one was seeded");
  creator = one;
});
afterAll(() => app.close());

/** A deal to be posted by 1 December, reported at these moments, and accepted. */
const done = (...reportedAt: string[]) => doneBy({}, ...reportedAt);

async function doneBy(held: Partial<DealFacts>, ...reportedAt: string[]) {
  const turn = { turn: "company", turnKind: "accept", turnDueAt: new Date("2026-12-20T15:00:00Z") } as const;
  const days = { reportedOn: "2026-12-01", payDueOn: "2026-12-30", paymentStage: "due" } as const;
  const facts = { state: "reported", ...turn, ...days, ...held } as const;
  const seeded = await seedDelivery(app, { facts, between: { creator, company } });
  const { row } = await dealNow(app, seeded);
  for (const at of reportedAt) {
    await app.deps.db
      .insertInto("deal_reports")
      .values({
        ...{
          influencer_id: row.influencer_id,
          deal: row.id,
          id: uuidAt(new Date(at)),
          reported_at: new Date(at),
        },
        ...{ note: null, figures: JSON.stringify(null), fact: null, words: null, rejected_at: null },
      })
      .execute();
  }
  await act(app, seeded, { kind: "acceptReport", by: "company" });
  return seeded;
}

const inTime = "2026-12-01T14:59:59Z";
const late = "2026-12-01T15:00:00Z";

test("a company reads of who applied how many deals were done, and which of them late or never", async () => {
  const campaignId = await publishBy(app, company);
  await applyBy(app, creator, campaignId);
  const record = async () => (await applicationsTo(app, company, campaignId))[0]?.record;
  expect(await record()).toEqual({ deals: 0, late: 0 });
  // What was repaired after the day was delivered on it.
  await done(inTime, "2026-12-05T03:00:00Z");
  expect(await record()).toEqual({ deals: 1, late: 0 });
  await done(late);
  expect(await record()).toEqual({ deals: 2, late: 1 });
  const between = { creator, company };
  // One that the company gave up on its first day says nothing of the creator; one that is still running neither.
  const early = await seedDelivery(app, { between });
  await act(app, early, { kind: "cancel", by: "company" });
  await seedDelivery(app, { between });
  const never = await seedDelivery(app, { between });
  app.clock.set("2026-12-08T15:00:00Z");
  const signedIn = await signInAgain(app, never);
  await act(app, never, { kind: "cancel", by: "company" });
  company = { ...company, token: signedIn.company.token };
  expect(await record()).toEqual({ deals: 3, late: 2 });
});

test("who was held up beyond the last day of posting is late only after the day that was given for it", async () => {
  const campaignId = await publishBy(app, company);
  await applyBy(app, creator, campaignId);
  const record = async () => (await applicationsTo(app, company, campaignId))[0]?.record;
  const heldUp = { reportDueOn: "2026-12-06" };
  await doneBy(heldUp, "2026-12-06T14:59:59Z");
  expect(await record()).toEqual({ deals: 1, late: 0 });
  await doneBy(heldUp, "2026-12-06T15:00:00Z");
  expect(await record()).toEqual({ deals: 2, late: 1 });
  // A day for the report that is no later than agreed takes nothing away.
  await doneBy({ reportDueOn: "2026-11-28" }, inTime);
  expect(await record()).toEqual({ deals: 3, late: 1 });
  const facts = { ...approved, ...heldUp, turnDueAt: new Date("2026-12-06T15:00:00Z") };
  const never = await seedDelivery(app, { facts, between: { creator, company } });
  app.clock.set("2026-12-13T14:59:59Z");
  const preview = async () => {
    const { token } = (await signInAgain(app, never)).company;
    company = { ...company, token };
    return (await app.call(previewCompanyCancel, { token, params: { id: never.dealId } })).result.alone;
  };
  expect(await preview()).toMatchObject({ creatorPct: 80 });
  app.clock.set("2026-12-13T15:00:00Z");
  expect(await preview()).toMatchObject({ creatorPct: 0 });
  await act(app, never, { kind: "cancel", by: "company" });
  expect(await record()).toEqual({ deals: 4, late: 2 });
});

test("whoever is found has a record from five deals on, and a time of answers from five answers on", async () => {
  const insight = async () => {
    const params = { id: creator.creatorId };
    const { result } = await app.call(getInsight, {
      token: company.token,
      params,
      query: { platform: "instagram" },
    });
    return result.record;
  };
  for (let at = 0; at < 4; at += 1) await done(inTime);
  expect(await insight()).toBeNull();
  await done(late);
  expect(await insight()).toEqual({ deals: 5, onTime: 4, medianReplyHours: null });
  for (const minutes of [10, 30, 61, 90, 150]) {
    await consultBy(app, company, { creatorId: creator.creatorId });
    const [offer] = (await app.call(listOffers, { token: creator.token })).result.docs;
    const params = { id: offer?.offerId ?? "" };
    await app.call(decideOffer, { token: creator.token, params, body: { status: "reject" } });
    await app.deps.db
      .updateTable("offers")
      .set({ created_at: new Date(app.clock.now().getTime() - minutes * 60_000) })
      .where("influencer_id", "=", creator.ownerId)
      .where("offer_id", "=", params.id)
      .execute();
  }
  expect(await insight()).toEqual({ deals: 5, onTime: 4, medianReplyHours: 2 });
});
