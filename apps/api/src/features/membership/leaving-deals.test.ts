import { previewClose } from "@tomoru/contract/influencer/close-preview";
import { cancelMembership } from "@tomoru/contract/influencer/membership";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { uuidAt } from "../../platform/random.ts";
import { seedPayment, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { dealNow, putFacts, seedDeal, seedSecured } from "../deals/deals.testing.ts";
import { keepGuardianConsent } from "../deals/terms/guardian.usecases.ts";
import { saveBank, seedAccepted } from "../payouts/payouts.testing.ts";
import { closeAccount, closeDueAccounts } from "./closing.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => {
  app.clock.set("2026-11-15T03:00:00Z");
  return app.empty();
});
afterAll(() => app.close());

const refunds = async () =>
  (await app.deps.db.selectFrom("refunds").select("yen").execute()).map(({ yen }) => Number(yen));

test("before the report a deal ends with the account: no share, and the company has all of it back", async () => {
  const secured = await seedSecured(app);
  const { creator } = secured;
  const open = await seedDeal(app, { creator });
  const reported = await seedSecured(app, { creator });
  await putFacts(app, reported.key, { state: "reported", turn: "company", turnKind: "accept" });
  const { result } = await app.call(previewClose, { token: creator.token });
  const cancelled = result.cancelled.map(({ dealId }) => dealId);
  expect(cancelled.toSorted()).toEqual([secured.dealId, open.dealId].toSorted());
  expect(result.paidLater).toEqual({ yen: 110_000, hasBank: false });
  expect(result.due).toEqual({ pendingYen: 110_000, failedYen: 0 });
  await closeAccount(app.deps, creator.ownerId);
  const ended = { state: "cancelled", endReason: "closed", turn: "none" };
  expect((await dealNow(app, secured)).facts).toMatchObject({ ...ended, creatorPct: 0 });
  expect((await dealNow(app, open)).facts).toMatchObject(ended);
  expect((await dealNow(app, reported)).facts).toMatchObject({ state: "reported", turn: "company" });
  expect(await refunds()).toEqual([121_000]);
  const told = () => app.mail.received.filter(({ to }) => to === creator.email).map(({ text }) => text);
  await expect.poll(told).toContainEqual(expect.stringContaining("残りの報酬をお振り込みし終えたとき"));
  expect(await app.deps.db.selectFrom("payments").selectAll().execute()).toEqual([]);
});

test("what is still due is one sum: of reported deals, of accepted ones, and what an operator entered", async () => {
  const { creator, key } = await seedSecured(app);
  await putFacts(app, key, { state: "reported", turn: "company", turnKind: "accept" });
  await seedAccepted(app, creator.ownerId);
  await seedPayment(app, creator, { status: "Pending", amount: 38_000 });
  await seedPayment(app, creator, { status: "Failed", amount: 5000 });
  await seedPayment(app, creator, { status: "Paid", amount: 120_000 });
  const { result } = await app.call(previewClose, { token: creator.token });
  expect(result.due).toEqual({ pendingYen: 110_000 + 110_000 + 38_000, failedYen: 5000 });
  expect(result.paidLater.yen).toBe(220_000);
});

test("who leaves at the month's end is paid as who deletes is: the bank details stay until then", async () => {
  const { creator, key } = await seedSecured(app);
  await saveBank(app, creator);
  await putFacts(app, key, { state: "reported", turn: "company", turnKind: "accept" });
  const { result } = await app.call(previewClose, { token: creator.token });
  expect(result.paidLater).toEqual({ yen: 110_000, hasBank: true });
  const body = { reason: "others" as const, description: "しばらくお休みします。" };
  expect((await app.call(cancelMembership, { token: await seedSession(app, creator), body })).status).toBe(
    200,
  );
  app.clock.set("2026-12-01T00:00:00.000Z");
  await closeDueAccounts(app.deps);
  const { db } = app.deps;
  const account = db.selectFrom("accounts").select("status").where("owner_id", "=", creator.ownerId);
  expect(await account.execute()).toEqual([{ status: "closed" }]);
  const kept = await db.selectFrom("payout_destinations").select("source").execute();
  expect(kept).toEqual([{ source: "closed" }]);
  expect((await dealNow(app, { key })).facts).toMatchObject({ state: "reported", turn: "company" });
});

test("why a creator proposed or disputed goes with the account, once it decides nothing any more", async () => {
  const { creator, key } = await seedSecured(app);
  const { row } = await dealNow(app, { key });
  const now = app.clock.now();
  const place = { influencer_id: creator.ownerId, deal: row.id };
  const words = "家族の事情です";
  const proposal = { kind: "cancel" as const, made_by: "creator" as const, made_at: now, lapses_at: now };
  const dispute = { kind: "dispute" as const, made_by: "creator" as const, opened_at: now };
  const ids = [uuidAt(now), uuidAt(now)] as const;
  await app.deps.db
    .insertInto("deal_proposals")
    .values({ ...place, ...proposal, id: ids[0], answered_at: null, body: JSON.stringify({ reason: words }) })
    .execute();
  for (const [at, decision] of (["accept", null] as const).entries())
    await app.deps.db
      .insertInto("deal_disputes")
      .values({ ...place, ...dispute, id: ids[at] ?? "", reason: words, decide_by: "2026-11-30", decision })
      .execute();
  await closeAccount(app.deps, creator.ownerId);
  const { body } = await app.deps.db.selectFrom("deal_proposals").select("body").executeTakeFirstOrThrow();
  expect(body).toEqual({});
  const disputes = await app.deps.db.selectFrom("deal_disputes").select(["reason", "decision"]).execute();
  expect(disputes.toSorted((one) => (one.decision ? -1 : 1)).map(({ reason }) => reason)).toEqual([
    "",
    words,
  ]);
});

test("drafts, what was said for the tax and a guardian's consent go with the account", async () => {
  const { creator, key } = await seedSecured(app);
  const { ownerId: influencerId } = creator;
  const { row } = await dealNow(app, { key });
  const consent = { guardianName: "佐藤 母", evidence: "電話" };
  await app.deps.db.transaction().execute(async (trx) => {
    await keepGuardianConsent(app.deps, { trx, influencerId, consent });
    await trx
      .insertInto("deal_drafts")
      .values({
        ...{ influencer_id: influencerId, deal: row.id, id: row.id, round: 1, sent_at: app.clock.now() },
        content: JSON.stringify({ caption: "#PR しずく" }),
      })
      .execute();
  });
  const left = () =>
    Promise.all(
      (["tax_profiles", "guardian_consents", "deal_drafts"] as const).map(
        async (table) => (await app.deps.db.selectFrom(table).select("influencer_id").execute()).length,
      ),
    );
  expect(await left()).toEqual([1, 1, 1]);
  await closeAccount(app.deps, influencerId);
  expect(await left()).toEqual([0, 0, 0]);
});
