import { getDeal } from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import { databaseClock } from "../../../platform/db/database-clock.ts";
import { atOnce } from "../../../testing/at-once.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { payCharge } from "../../ledger/ledger.testing.ts";
import { advanceRun, runPayoutsClock } from "../../payouts/advancing.usecases.ts";
import { saveBank } from "../../payouts/payouts.testing.ts";
import { actOnDeal } from "../acting/acting.usecases.ts";
import { runDealsClock, runDealsReminders } from "../deals.maintenance.ts";
import {
  acceptByCreator,
  dealNow,
  putFacts,
  type SeededDeal,
  seedContract,
  seedReady,
  sendByCompany,
  signInAgain,
} from "../deals.testing.ts";
import { approved, seedDelivery } from "../delivery/deliveries.testing.ts";
import { outcomeOf } from "../delivery/delivery-acts.testing.ts";
import type { Act } from "../transitions/deal-facts.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
});
afterAll(() => app.close());

const setClock = (moment: Date) => app.clock.set(moment.toISOString());
const hour = 3600;
/** The end of the 20th in Japan. */
const due = new Date("2026-11-20T15:00:00Z");
const reviewing = { state: "draft_review", draftRound: 1, turn: "company", turnKind: "review" } as const;
const accepting = { ...approved, state: "reported", turn: "company", turnKind: "accept" } as const;
const received = { reportedOn: "2026-11-13", payDueOn: "2026-11-30", paymentStage: "due" } as const;
const dueAt = (turnDueAt: Date) => ({ turnDueAt });

/** One deal of each due that the clock ends, an hour apart. */
async function seedEach() {
  const terms = await seedReady(app);
  await sendByCompany(app, terms);
  const unpaid = await seedContract(app);
  const draft = await seedDelivery(app, { facts: { ...reviewing, ...dueAt(secondsAfter(due, 2 * hour)) } });
  const report = await seedDelivery(app, {
    facts: { ...accepting, ...received, ...dueAt(secondsAfter(due, 3 * hour)) },
  });
  await putFacts(app, terms.key, dueAt(due));
  await putFacts(app, unpaid.key, dueAt(secondsAfter(due, hour)));
  await app.deps.db.deleteFrom("mails").execute();
  return { terms, unpaid, draft, report };
}

const stateOf = async (seeded: SeededDeal) => (await dealNow(app, seeded)).facts.state;
const outcomesOf = async (deals: Awaited<ReturnType<typeof seedEach>>) => ({
  terms: await stateOf(deals.terms),
  unpaid: await stateOf(deals.unpaid),
  draft: await stateOf(deals.draft),
  report: await stateOf(deals.report),
});
const ended = { terms: "expired", unpaid: "cancelled", draft: "draft_approved", report: "accepted" };
const ticks = async () => {
  const rows = await app.deps.db
    .selectFrom("deal_events")
    .innerJoin("deals", (join) =>
      join
        .onRef("deals.influencer_id", "=", "deal_events.influencer_id")
        .onRef("deals.id", "=", "deal_events.deal"),
    )
    .select("deals.deal_id")
    .where("act", "=", "tick")
    .orderBy("deal_events.id")
    .execute();
  return rows.map(({ deal_id }) => deal_id);
};
const mailed = async () => {
  const mails = await app.deps.db.selectFrom("mails").select(["kind", "about"]).execute();
  return mails.map(({ kind, about }) => `${kind} ${about}`).sort();
};

test("after 26 hours without the job each due is ended once and told once, whoever else looks at it", async () => {
  const deals = await seedEach();
  const { terms, unpaid, draft, report } = deals;
  setClock(secondsAfter(due, 26 * hour));
  await atOnce(() => runDealsClock(app.deps), 4);
  await runDealsClock(app.deps);
  expect(await outcomesOf(deals)).toEqual(ended);
  const acted = await ticks();
  expect([...acted].sort()).toEqual([terms, unpaid, draft, report].map(({ dealId }) => dealId).sort());
  const told = await mailed();
  expect(told).toHaveLength(new Set(told).size);
  const toBoth = (kind: string, { creator, company }: SeededDeal) => [
    `${kind} ${creator.ownerId}`,
    `${kind} ${company.companyId}`,
  ];
  expect(told).toEqual(
    [
      ...[toBoth("expired", terms), toBoth("cancelled", unpaid)],
      ...[toBoth("draftApproved", draft), toBoth("accepted", report)],
    ]
      .flat()
      .sort(),
  );
  const booked = app.deps.db
    .selectFrom("ledger")
    .select("kind")
    .where("kind", "in", ["accepted", "chargeVoided"]);
  expect((await booked.execute()).map(({ kind }) => kind).sort()).toEqual(["accepted", "chargeVoided"]);
  // A reminder of what ends soon has nothing to say any more.
  await runDealsReminders(app.deps);
  expect(await mailed()).toEqual(told);
});

test("one copy alone goes by the order of the dues", async () => {
  const { terms, unpaid, draft, report } = await seedEach();
  setClock(secondsAfter(due, 26 * hour));
  let at = 0;
  // Each look at the clock is a millisecond on, so that the ids of what happened are in its order.
  const moving = { now: () => new Date(secondsAfter(due, 26 * hour).getTime() + ++at) };
  await runDealsClock({ ...app.deps, clock: moving });
  expect(await ticks()).toEqual([terms, unpaid, draft, report].map(({ dealId }) => dealId));
});

test("an act after its due is refused while the job is down, and the outcome is that of a job that ran", async () => {
  const deals = await seedEach();
  setClock(secondsAfter(due, 20 * hour));
  const late = (seeded: SeededDeal, act: Act) =>
    outcomeOf(app.deps.db.transaction().execute((trx) => actOnDeal(app.deps, { trx, key: seeded.key, act })));
  const terms = await signInAgain(app, deals.terms);
  expect((await acceptByCreator(app, terms)).errors).toEqual(["turnDueAt 1023"]);
  expect(await late(deals.draft, { kind: "askChanges", by: "company", round: 1 })).toBe("409 turnDueAt");
  expect(await late(deals.draft, { kind: "approveDraft", by: "company", round: 1 })).toBe("409 turnDueAt");
  expect(await late(deals.report, { kind: "rejectReport", by: "company", fact: "wrongPost" })).toBe(
    "409 turnDueAt",
  );
  expect(await late(deals.unpaid, { kind: "cancel", by: "creator" })).toBe("409 turnDueAt");
  const shown = await app.call(getDeal, { token: terms.creator.token, params: { id: terms.dealId } });
  expect(shown.result.can).not.toContain("accept");
  setClock(secondsAfter(due, 26 * hour));
  await runDealsClock(app.deps);
  expect(await outcomesOf(deals)).toEqual(ended);
});

test("a draft that the job approves a day late leaves the creator the five days from then on", async () => {
  // The silence ended with the last day of posting; the job comes 26 hours later.
  const last = new Date("2026-12-01T15:00:00Z");
  const seeded = await seedDelivery(app, { facts: { ...reviewing, ...dueAt(last) } });
  setClock(secondsAfter(last, 26 * hour));
  await runDealsClock(app.deps);
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    ...{ state: "draft_approved", turnKind: "post", turnDueAt: new Date("2026-12-08T15:00:00Z") },
  });
});

/** The cut of the end of November that comes last: nine in Japan, two bank days before. */
const lastCut = new Date("2026-11-26T00:00:00Z");

async function seedSilent(turnDueAt: Date): Promise<SeededDeal> {
  const seeded = await seedDelivery(app, { facts: { ...accepting, ...received, ...dueAt(turnDueAt) } });
  await saveBank(app, seeded.creator);
  const { row } = await dealNow(app, seeded);
  const key = { influencerId: seeded.key.influencerId, deal: row.id };
  await app.deps.db.transaction().execute((trx) => payCharge(app.deps, trx, key));
  return seeded;
}

test.each<[order: string, jobs: ((deps: Deps) => Promise<void>)[]]>([
  ["the dues first", [runDealsClock, runPayoutsClock]],
  ["the payments first", [runPayoutsClock, runDealsClock]],
])(
  "a report whose silence ended before the cut is paid on its day after 26 hours without any job, %s",
  async (_, jobs) => {
    const seeded = await seedSilent(secondsAfter(lastCut, -hour));
    setClock(secondsAfter(lastCut, 25 * hour));
    for (const job of jobs) await job(app.deps);
    const runs = await app.deps.db.selectFrom("payout_runs").select("id").execute();
    for (const { id } of runs) await advanceRun(app.deps, id);
    expect((await dealNow(app, seeded)).facts).toMatchObject({ state: "accepted", payDueOn: "2026-11-30" });
    const paid = await app.deps.db.selectFrom("payments").select(["stage", "due_on"]).execute();
    expect(paid).toEqual([{ stage: "scheduled", due_on: "2026-11-30" }]);
  },
);

test("a reminder that a job of a day before did not send is sent once, and only to whom it still helps", async () => {
  const soon = await seedDelivery(app, { facts: { ...reviewing, ...dueAt(secondsAfter(due, 30 * hour)) } });
  const over = await seedDelivery(app, { facts: { ...reviewing, ...dueAt(secondsAfter(due, -hour)) } });
  await app.deps.db.deleteFrom("mails").execute();
  setClock(secondsAfter(due, 26 * hour));
  await atOnce(() => runDealsReminders(app.deps), 3);
  expect(await mailed()).toEqual([`actDue ${soon.company.companyId}`]);
  expect(over.company.companyId).not.toBe(soon.company.companyId);
});

/** A copy whose machine is this many minutes wrong, which goes by the database's time. */
async function copyApart(minutes: number): Promise<Deps> {
  const wrong = { now: () => secondsAfter(new Date(), minutes * 60) };
  const { db, log } = app.deps;
  return { ...app.deps, clock: await databaseClock({ db, clock: wrong, log }) };
}

test("copies whose machines are twenty minutes apart end a due at the database's time, and neither a minute before", async () => {
  const [slow, fast] = [await copyApart(-10), await copyApart(10)];
  const now = new Date();
  const ahead = await seedDelivery(app, { facts: { ...reviewing, ...dueAt(secondsAfter(now, 5 * 60)) } });
  const over = await seedDelivery(app, { facts: { ...reviewing, ...dueAt(secondsAfter(now, -5 * 60)) } });
  await runDealsClock(fast);
  expect([await stateOf(ahead), await stateOf(over)]).toEqual(["draft_review", "draft_approved"]);
  const later = await seedDelivery(app, { facts: { ...reviewing, ...dueAt(secondsAfter(now, -5 * 60)) } });
  await runDealsClock(slow);
  expect([await stateOf(ahead), await stateOf(later)]).toEqual(["draft_review", "draft_approved"]);
  const act = { kind: "approveDraft", by: "company", round: 1 } as const;
  const by = (deps: Deps, { key }: SeededDeal) =>
    outcomeOf(deps.db.transaction().execute((trx) => actOnDeal(deps, { trx, key, act })));
  // The fast machine would have called it late, and the slow one a third deal in time.
  expect(await by(fast, ahead)).toBe("done");
  const gone = await seedDelivery(app, { facts: { ...reviewing, ...dueAt(secondsAfter(now, -5 * 60)) } });
  expect(await by(slow, gone)).toBe("409 turnDueAt");
});
