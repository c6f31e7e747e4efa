import { getDeal } from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { uuidAt } from "../../../platform/random.ts";
import { type SeededMember, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import {
  dealNow,
  type SeededDeal,
  seedDeal,
  seedReady,
  sendByCompany,
  signInAgain,
} from "../deals.testing.ts";
import { act, seedDelivery } from "../delivery/deliveries.testing.ts";
import { countAnswered } from "./company-figures.repository.ts";
import { makeCompanyFigures } from "./company-figures.usecases.ts";

let app: TestApp;
let company: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  company = await seedCompany(app, { planId: "standard" });
});
afterAll(() => app.close());

/** As the creator of a deal reads it. */
async function cardOf(seeded: SeededDeal) {
  const { creator } = await signInAgain(app, seeded);
  const shown = await app.call(getDeal, { token: creator.token, params: { id: seeded.dealId } });
  return shown.result.company;
}

const dueAt = new Date("2026-11-22T15:00:00Z");
const days = { reportedOn: "2026-11-15", payDueOn: "2026-11-30", turnDueAt: dueAt };
const reported = {
  state: "reported",
  paymentStage: "due",
  turn: "company",
  turnKind: "accept",
  ...days,
} as const;

/** Reports that wait for the company. */
async function waiting(count: number): Promise<SeededDeal[]> {
  const all: SeededDeal[] = [];
  for (let at = 0; at < count; at += 1)
    all.push(await seedDelivery(app, { facts: reported, between: { company } }));
  return all;
}

async function accept(deals: readonly SeededDeal[]) {
  for (const seeded of deals) await act(app, seeded, { kind: "acceptReport", by: "company" });
}

const figures = () => Promise.all([makeCompanyFigures(app.deps), makeCompanyFigures(app.deps)]);

test("what a company has done is shown once there are five cases of it, as of the night", async () => {
  const deals = await waiting(6);
  const [first] = deals as [SeededDeal];
  await accept(deals.slice(0, 4));
  await figures();
  expect(await cardOf(first)).toMatchObject({ dealsDone: null, answerRate: null, medianDaysToPay: null });
  await accept(deals.slice(4, 5));
  app.clock.set(dueAt.toISOString());
  await act(app, deals[5] as SeededDeal, { kind: "tick", by: "clock" });
  expect(await cardOf(first)).toMatchObject({ dealsDone: null });
  await figures();
  const card = await cardOf(first);
  expect(card).toMatchObject({ dealsDone: 6, cancelRate: 0, warnings: ["unverified", "under30Days"] });
  expect(card.answerRate).toBeCloseTo(5 / 6);
});

test("days to the payment are counted from the report, by what was paid", async () => {
  const deals = await waiting(5);
  await accept(deals);
  await app.deps.db
    .updateTable("payments")
    .set({ stage: "paid", received_on: "2026-11-15", paid_on: "2026-11-30" })
    .execute();
  await figures();
  expect(await cardOf(deals[0] as SeededDeal)).toMatchObject({ medianDaysToPay: 15 });
});

test("contracts that a company cancelled or never paid count against it, and what it wrote is warned of", async () => {
  const contractedAt = app.clock.now();
  const between = { company };
  const cancelled = await seedDelivery(app, { between });
  await act(app, cancelled, { kind: "cancel", by: "company" });
  const left = await seedDelivery(app, { between });
  await act(app, left, { kind: "cancel", by: "creator" });
  for (let at = 0; at < 2; at += 1) await seedDelivery(app, { between });
  const over = { turn: "none", turnKind: null, turnDueAt: null } as const;
  const unpaid = await seedDeal(app, {
    company,
    facts: { state: "cancelled", endReason: "unfunded", contractedAt, ...over },
  });
  const { row } = await dealNow(app, left);
  const message = { influencer_id: row.influencer_id, deal: row.id, id: uuidAt(contractedAt), content: "…" };
  const sent = { sender: "company" as const, warned: ["prepay", "offPlatform"], sent_at: contractedAt };
  await app.deps.db
    .insertInto("deal_messages")
    .values({ ...message, ...sent })
    .execute();
  await figures();
  const card = await cardOf(unpaid);
  expect(card.cancelRate).toBeCloseTo(2 / 5);
  expect(card.warnings).toEqual(["unverified", "under30Days", "unfundedOnce", "prepay"]);
});

test("another version of terms that are the company's own is no answer", async () => {
  const deals = await waiting(5);
  await accept(deals);
  const talked = await seedReady(app, { company });
  const { result } = await sendByCompany(app, talked);
  await sendByCompany(app, talked, { baseVersion: 1, revision: result.revision, terms: { feeYen: 120_000 } });
  const answers = await countAnswered(app.deps.db, { at: new Date(0) });
  expect(answers).toEqual([{ companyId: company.companyId, met: 6, missed: 0 }]);
});

test("what is older than 180 days says nothing any more, and other companies' deals never do", async () => {
  const deals = await waiting(5);
  await accept(deals);
  await figures();
  const other = await seedDelivery(app, {});
  expect(await cardOf(other)).toMatchObject({ dealsDone: null, answerRate: null });
  expect(await cardOf(deals[0] as SeededDeal)).toMatchObject({ dealsDone: 5, answerRate: 1 });
  app.clock.set("2027-05-20T03:00:00Z");
  await figures();
  const shown = { dealsDone: null, answerRate: null, cancelRate: null, warnings: ["unverified"] };
  expect(await cardOf(deals[0] as SeededDeal)).toMatchObject(shown);
});
