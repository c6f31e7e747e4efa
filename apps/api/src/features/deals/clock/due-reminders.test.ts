import { setCompanyStatus } from "@tomoru/contract/operator/companies";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { runDealsReminders } from "../deals.maintenance.ts";
import {
  putFacts,
  type SeededDeal,
  seedDeal,
  seedReady,
  sendByCompany,
  signInAgain,
} from "../deals.testing.ts";
import { approved, seedDelivery } from "../delivery/deliveries.testing.ts";
import type { DealFacts } from "../transitions/deal-facts.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
});
afterAll(() => app.close());

/** Both copies at once, at a moment: what was written, and to whom. */
async function remindedAt(moment: string) {
  app.clock.set(moment);
  await app.deps.db.deleteFrom("mails").execute();
  await Promise.all([runDealsReminders(app.deps), runDealsReminders(app.deps)]);
  const mails = await app.deps.db.selectFrom("mails").select(["kind", "about"]).orderBy("kind").execute();
  return mails.map(({ kind, about }) => ({ kind, about }));
}

const toCreator = (kind: string, { creator }: Pick<SeededDeal, "creator">) => ({
  kind,
  about: creator.ownerId,
});
const toCompany = (kind: string, { company }: Pick<SeededDeal, "company">) => ({
  kind,
  about: company.companyId,
});

/** Facts of a deal whose turn ends at this moment. */
const turn = (of: Partial<DealFacts>, dueAt: string): Partial<DealFacts> => ({
  ...of,
  turnDueAt: new Date(dueAt),
});

test("48 hours before terms end by silence the side whose turn it is is told, once over all copies", async () => {
  const seeded = await seedReady(app);
  // Until the end of the 22nd in Japan.
  expect(await remindedAt("2026-11-20T14:59:00Z")).toEqual([]);
  expect(await remindedAt("2026-11-20T15:00:00Z")).toEqual([toCompany("termsClosing", seeded)]);
  expect(await remindedAt("2026-11-20T15:10:00Z")).toEqual([]);
  expect((await sendByCompany(app, await signInAgain(app, seeded))).status).toBe(200);
  // The answer has a due of its own, seven days on: the end of the 28th.
  expect(await remindedAt("2026-11-26T14:00:00Z")).toEqual([]);
  expect(await remindedAt("2026-11-26T15:00:00Z")).toEqual([toCreator("termsClosing", seeded)]);
});

test.each([
  ["a draft", { state: "draft_review", draftRound: 1, turn: "company", turnKind: "review" }],
  ["a report", { state: "reported", paymentStage: "due", turn: "company", turnKind: "accept" }],
  ["a card that was refused", { state: "contracted", funding: "failed", turn: "company", turnKind: "fund" }],
] as const)("24 hours before the clock acts on %s the company is told", async (_, facts) => {
  const seeded = await seedDelivery(app, { facts: turn(facts, "2026-11-20T15:00:00Z") });
  expect(await remindedAt("2026-11-19T14:59:00Z")).toEqual([]);
  expect(await remindedAt("2026-11-19T15:00:00Z")).toEqual([toCompany("actDue", seeded)]);
  expect(await remindedAt("2026-11-20T10:00:00Z")).toEqual([]);
});

test("a transfer that is awaited is reminded by the days of the bank alone", async () => {
  const facts = { state: "contracted", funding: "charging", turn: "company", turnKind: "fund" } as const;
  await seedDelivery(app, { facts: turn(facts, "2026-11-20T15:00:00Z") });
  expect(await remindedAt("2026-11-20T03:00:00Z")).toEqual([]);
});

test.each([
  ["draftDue", {}],
  ["postDue", approved],
] as const)(
  "%s: two days before, and the day after once it is late, both in the morning",
  async (kind, facts) => {
    const seeded = await seedDelivery(app, {
      facts: { ...facts, turnDueAt: new Date("2026-11-25T15:00:00Z") },
    });
    expect(await remindedAt("2026-11-22T23:50:00Z")).toEqual([]);
    expect(await remindedAt("2026-11-23T00:00:00Z")).toEqual([toCreator(kind, seeded)]);
    expect(await remindedAt("2026-11-25T15:10:00Z")).toEqual([]);
    expect(await remindedAt("2026-11-26T00:00:00Z")).toEqual([toCreator(kind, seeded)]);
    expect(await remindedAt("2026-11-26T00:10:00Z")).toEqual([]);
  },
);

test("a worker that was down for a day tells once it is back; of what is overdue for long nothing more is said", async () => {
  const seeded = await seedDelivery(app, { facts: { turnDueAt: new Date("2026-11-25T15:00:00Z") } });
  expect(await remindedAt("2026-11-27T03:00:00Z")).toEqual([toCreator("draftDue", seeded)]);
  const forgotten = await seedDelivery(app, { facts: { turnDueAt: new Date("2026-11-20T15:00:00Z") } });
  expect(await remindedAt("2026-11-27T03:00:00Z")).toEqual([]);
  expect(forgotten.dealId).not.toBe(seeded.dealId);
});

test("whose turn has just begun is not reminded, and what is held is not due", async () => {
  const seeded = await seedReady(app);
  await sendByCompany(app, seeded);
  await putFacts(app, seeded.key, { turnDueAt: new Date("2026-11-16T15:00:00Z") });
  const held = await seedDelivery(app, {
    facts: { hold: "operator", turnDueAt: new Date("2026-11-16T15:00:00Z") },
  });
  expect(await remindedAt("2026-11-16T00:10:00Z")).toEqual([]);
  expect(held.dealId).not.toBe(seeded.dealId);
});

test("fourteen days and a day before a use elsewhere ends both sides are told", async () => {
  const over = { state: "accepted", turn: "none", turnKind: null, turnDueAt: null } as const;
  const seeded = await seedDelivery(app, { facts: over });
  await app.deps.db.updateTable("deals").set({ usage_until: "2027-01-31" }).execute();
  const both = [toCreator("usageEnding", seeded), toCompany("usageEnding", seeded)];
  const sorted = (mails: readonly { about: string | null }[]) => mails.map(({ about }) => about).sort();
  expect(await remindedAt("2027-01-16T12:00:00Z")).toEqual([]);
  expect(sorted(await remindedAt("2027-01-17T00:00:00Z"))).toEqual(sorted(both));
  expect(await remindedAt("2027-01-18T00:00:00Z")).toEqual([]);
  expect(sorted(await remindedAt("2027-01-30T00:00:00Z"))).toEqual(sorted(both));
  expect(await remindedAt("2027-01-31T00:00:00Z")).toEqual([]);
});

test("who is suspended, has left, or turned such mails off gets none", async () => {
  const facts = turn(
    { state: "draft_review", draftRound: 1, turn: "company", turnKind: "review" },
    "2026-11-20T15:00:00Z",
  );
  const stopped = await seedDelivery(app, { facts });
  const off = await seedDelivery(app, { facts });
  const gone = await seedDelivery(app, { facts });
  const unpaid = { status: "unpaid" as const };
  const { db } = app.deps;
  await db.updateTable("accounts").set(unpaid).where("owner_id", "=", stopped.company.companyId).execute();
  await db
    .updateTable("members")
    .set({ is_notify_answers: false })
    .where("company_id", "=", off.company.companyId)
    .execute();
  await db.deleteFrom("members").where("company_id", "=", gone.company.companyId).execute();
  const waiting = await seedDeal(app, {
    facts: turn(
      { turn: "creator", turnKind: "answer", lastVersion: 1, openBy: "company" },
      "2026-11-20T15:00:00Z",
    ),
  });
  await db
    .updateTable("accounts")
    .set({ status: "suspended" })
    .where("owner_id", "=", waiting.creator.ownerId)
    .execute();
  expect(await remindedAt("2026-11-20T03:00:00Z")).toEqual([]);
  const params = { companyId: waiting.company.companyId };
  const headers = { "x-operator": "mai" };
  const body = { status: "suspended" as const, reason: "確認のため" };
  expect((await app.call(setCompanyStatus, { params, body, headers })).status).toBe(200);
  expect(await remindedAt("2026-11-20T04:00:00Z")).toEqual([]);
});
