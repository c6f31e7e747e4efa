import { getCompanyDeal } from "@tomoru/contract/company/deals";
import type { PostCheck } from "@tomoru/contract/deals/delivery";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { uuidAt } from "../../platform/random.ts";
import { atOnce } from "../../testing/at-once.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { dealNow, type SeededDeal, signInAgain } from "../deals/deals.testing.ts";
import { act, approved, seedDelivery } from "../deals/delivery/deliveries.testing.ts";
import { openDispute } from "../deals/delivery/disputes.usecases.ts";
import { changePost, findDealPosts, insertPost } from "../deals/delivery/posts.repository.ts";
import { payCharge } from "../ledger/ledger.testing.ts";
import { chargebackBooked } from "../ledger/settling.usecases.ts";
import { advanceRun, runPayoutsClock } from "./advancing.usecases.ts";
import { operatorOf, saveBank } from "./payouts.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
});
afterAll(() => app.close());

const payOn = "2026-12-15";
const justBefore = "2026-12-10T23:59:59Z";
/** Nine in Japan, two bank days before. */
const lastCut = "2026-12-11T00:00:00Z";

/** Reported on the 20th with a post that a check has found so, and disputed by the company on the first of December. */
async function disputedWith(...checks: PostCheck[]): Promise<SeededDeal> {
  const reported = { reportedOn: "2026-11-20", payDueOn: payOn, paymentStage: "due" as const };
  const seeded = await seedDelivery(app, {
    facts: { ...approved, ...reported, state: "reported", turn: "company", turnKind: "accept" },
  });
  await saveBank(app, seeded.creator);
  const { row } = await dealNow(app, seeded);
  const key = { influencerId: seeded.key.influencerId, deal: row.id };
  await app.deps.db.transaction().execute(async (trx) => {
    await payCharge(app.deps, trx, key);
    for (const [at, result] of checks.entries()) {
      const id = uuidAt(app.clock.now());
      const url = `https://youtu.be/dQw4w9WgXc${at}`;
      await insertPost(trx, row, { id, url, kind: "video", media_id: id, now: app.clock.now() });
      await changePost(trx, row, { id, set: { result, next_check_at: null } });
    }
  });
  await act(app, seeded, { kind: "hold", by: "operator" });
  app.clock.set("2026-12-01T03:00:00Z");
  await act(app, seeded, { kind: "release", by: "operator" });
  const { row: standing } = await dealNow(app, seeded);
  const asked = { key: seeded.key, reason: "色が違います", revision: standing.revision };
  await app.deps.db
    .transaction()
    .execute((trx) => openDispute(app.deps, { trx, ...asked, act: { kind: "dispute", by: "company" } }));
  return seeded;
}

const runs = () =>
  app.deps.db.selectFrom("payout_runs").select(["kind", "payments"]).orderBy("kind").execute();
const payments = () => app.deps.db.selectFrom("payments").select(["stage", "due_on"]).execute();
const accepted = () =>
  app.deps.db.selectFrom("ledger").select("kind").where("kind", "=", "accepted").execute();
const cutAll = async () => {
  const made = await app.deps.db.selectFrom("payout_runs").select("id").execute();
  for (const { id } of made) await advanceRun(app.deps, id);
};

test("a dispute that is undecided at its last cut is paid in full, once, where every post is in order, and both are told why", async () => {
  const seeded = await disputedWith("ok", "ok");
  app.clock.set(justBefore);
  await runPayoutsClock(app.deps);
  expect((await dealNow(app, seeded)).facts).toMatchObject({ state: "reported", hold: "dispute" });
  expect(await payments()).toEqual([]);
  app.clock.set(lastCut);
  // As many copies as there may be, at once.
  await atOnce(() => runPayoutsClock(app.deps), 6);
  await cutAll();
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    state: "accepted",
    hold: null,
    payDueOn: payOn,
  });
  expect(await payments()).toEqual([{ stage: "scheduled", due_on: payOn }]);
  expect(await accepted()).toHaveLength(1);
  expect((await runs()).map((run) => run.payments).sort()).toEqual([0, 1]);
  const mails = app.deps.db.selectFrom("mails").select("kind").where("kind", "=", "undecided");
  expect(await mails.execute()).toHaveLength(2);
  const { company } = await signInAgain(app, seeded);
  const page = await app.call(getCompanyDeal, { token: company.token, params: { id: seeded.dealId } });
  expect(page.result.disputes).toMatchObject([{ decision: "accept", decidedReason: null }]);
});

test.each<[string, PostCheck[]]>([
  ["is gone", ["ok", "notFound"]],
  ["has lost its label", ["labelMissing"]],
  ["could only be shown by a picture", ["unreadable"]],
])(
  "where a post %s it stays held until the operator decides, and is then paid on the next pay date",
  async (_, checks) => {
    const seeded = await disputedWith(...checks);
    app.clock.set(lastCut);
    await atOnce(() => runPayoutsClock(app.deps), 2);
    expect((await dealNow(app, seeded)).facts).toMatchObject({ state: "reported", hold: "dispute" });
    expect([await payments(), await accepted(), await runs()]).toEqual([[], [], []]);
    await act(app, seeded, { kind: "decide", by: "operator", decision: "accept", creatorPct: 0 });
    expect(await payments()).toEqual([{ stage: "due", due_on: "2026-12-30" }]);
  },
);

test("what a card's bank has taken back is not paid by the clock", async () => {
  const seeded = await disputedWith("ok");
  const { row } = await dealNow(app, seeded);
  const key = { influencerId: seeded.key.influencerId, deal: row.id, now: app.clock.now() };
  const taken = { n: 10, intent: "pi_seeded", yen: 121_000, state: "open" } as const;
  await app.deps.db.transaction().execute((trx) => chargebackBooked(trx, { ...key, ...taken }));
  app.clock.set(lastCut);
  await runPayoutsClock(app.deps);
  expect((await dealNow(app, seeded)).facts.hold).toBe("dispute");
  expect(await findDealPosts(app.deps.db, row)).toHaveLength(1);
  expect(await payments()).toEqual([]);
});

test("a supplement that a person cuts before its hour pays it too", async () => {
  const seeded = await disputedWith("ok");
  app.clock.set("2026-12-10T22:00:00Z");
  const { result } = await operatorOf(app).make("supplement", payOn);
  await advanceRun(app.deps, result.runId);
  expect((await dealNow(app, seeded)).facts.state).toBe("accepted");
  expect(await payments()).toEqual([{ stage: "scheduled", due_on: payOn }]);
});

test("a main cut of the same hour leaves it as it is: the last cut is the supplement's", async () => {
  const seeded = await disputedWith("ok");
  app.clock.set("2026-12-10T22:00:00Z");
  const { result } = await operatorOf(app).make("main", payOn);
  await advanceRun(app.deps, result.runId);
  expect((await dealNow(app, seeded)).facts).toMatchObject({ state: "reported", hold: "dispute" });
  expect(await payments()).toEqual([]);
});
