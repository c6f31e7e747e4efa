import { decideOffer } from "@tomoru/contract/influencer/offers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { consultBy, hearEchoes, seedAskable } from "../../consultations/consultations.testing.ts";
import { dealNow, type SeededDeal, seedDeal } from "../deals.testing.ts";
import type { Act } from "../transitions/deal-facts.rules.ts";
import { contracted } from "../transitions/deal-facts.testing.ts";
import { actOnDeal } from "./acting.usecases.ts";
import { putEchoed } from "./echoes.repository.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const propose = (about: string): Act => ({ kind: "propose", by: "company", about });
const act = ({ key }: SeededDeal, what: Act, revision?: number) =>
  app.deps.db.transaction().execute((trx) => actOnDeal(app.deps, { trx, key, revision, act: what }));
const faultsOf = (acting: Promise<unknown>) =>
  acting.then(
    () => "done",
    (refusal: { status: number; faults: { field: string }[] }) =>
      `${refusal.status} ${refusal.faults.map(({ field }) => field).join(" ")}`,
  );
const events = () => app.deps.db.selectFrom("deal_events").selectAll().execute();
const listed = () => app.deps.db.selectFrom("company_deals").selectAll().executeTakeFirstOrThrow();

test("an act moves the deal, with its event and its echo", async () => {
  const seeded = await seedDeal(app);
  const { deal, isMoved } = await act(seeded, propose("a"), 0);
  expect(isMoved).toBe(true);
  expect(deal.row).toMatchObject({ revision: 1, turn: "creator", turn_kind: "answer", last_version: 1 });
  expect(await events()).toMatchObject([
    { revision: 1, act: "propose", actor: "company", state: "terms", deal: deal.row.id },
  ]);
  await hearEchoes(app);
  expect(await listed()).toMatchObject({ turn: "creator", turn_kind: "answer", changes: 1 });
  expect(await app.deps.db.selectFrom("deal_echoes").selectAll().execute()).toEqual([]);
});

test("the same act again is a success that changes nothing, whatever the page had read", async () => {
  const seeded = await seedDeal(app);
  await act(seeded, propose("a"), 0);
  const again = await act(seeded, propose("a"), 0);
  expect([again.isMoved, again.deal.row.revision]).toEqual([false, 1]);
  expect(await events()).toHaveLength(1);
});

test("a page that has read an older deal moves nothing", async () => {
  const seeded = await seedDeal(app);
  await act(seeded, propose("a"), 0);
  expect(await faultsOf(act(seeded, propose("b"), 0))).toBe("409 revision");
  expect(await faultsOf(act(seeded, { kind: "contest", by: "creator" }, 1))).toBe("409 state");
});

test("of 64 different acts at once one wins", async () => {
  const seeded = await seedDeal(app);
  const all = Array.from({ length: 64 }, (_, at) => faultsOf(act(seeded, propose(String(at)), 0)));
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(["done", "409 revision"]));
  expect(await events()).toHaveLength(1);
});

test("after a hard due only the clock acts, and before it the clock does not", async () => {
  const seeded = await seedDeal(app);
  const tick: Act = { kind: "tick", by: "clock" };
  expect(await faultsOf(act(seeded, tick))).toBe("409 state");
  const { facts } = await dealNow(app, seeded);
  app.clock.set(facts.turnDueAt?.toISOString() ?? "");
  expect(await faultsOf(act(seeded, propose("a")))).toBe("409 turnDueAt");
  expect((await act(seeded, tick)).deal.facts.state).toBe("expired");
});

test("an older state that comes late leaves the newer one", async () => {
  const seeded = await seedDeal(app, { facts: contracted });
  const older = await listed();
  await act(seeded, { kind: "paid", by: "stripe" });
  await hearEchoes(app);
  const newer = await listed();
  expect(newer).toMatchObject({ funding: "secured", turn: "creator" });
  await putEchoed(app.deps.db, [{ ...older, fee_yen: null }]);
  expect(await listed()).toEqual(newer);
});

test("a yes to a company opens a deal under the offer's id, a no and an operator's offer none", async () => {
  const creators = await seedAskable(app, 2);
  const company = await seedCompany(app);
  const offerIds: string[] = [];
  for (const { creatorId, ownerId } of creators) {
    await consultBy(app, company, { creatorId, budgetBand: "50-100" });
    const own = app.deps.db.selectFrom("offers").select("offer_id").where("influencer_id", "=", ownerId);
    offerIds.push((await own.executeTakeFirstOrThrow()).offer_id);
  }
  const answers = ["approval", "reject"] as const;
  for (const [at, status] of answers.entries()) {
    const request = { params: { id: offerIds[at] ?? "" }, body: { status }, token: creators[at]?.token };
    expect((await app.call(decideOffer, request)).status).toBe(200);
    expect((await app.call(decideOffer, request)).status).toBe(200);
  }
  const deals = await app.deps.db.selectFrom("deals").selectAll().execute();
  expect(deals).toMatchObject([
    { deal_id: offerIds[0], company_id: company.companyId, state: "terms", turn: "company", revision: 0 },
  ]);
  expect(Number(deals[0]?.least_fee_yen)).toBe(500_000);
  await hearEchoes(app);
  expect(await listed()).toMatchObject({ deal_id: offerIds[0], state: "terms", turn: "company" });
});
