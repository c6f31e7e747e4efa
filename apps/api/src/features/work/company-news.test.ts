import { getCompanyHome } from "@tomoru/contract/company/home";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { hearEchoes } from "../consultations/consultations.testing.ts";
import { noteOnDeal } from "../deals/acting/acting.usecases.ts";
import { dealNow, type SeededDeal, signInAgain } from "../deals/deals.testing.ts";
import { act, seedDelivery } from "../deals/delivery/deliveries.testing.ts";
import { movePaymentStage } from "../deals/page/payment-stages.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-16T03:00:00.000Z");
});
afterAll(() => app.close());

const newsOf = async (seeded: SeededDeal) => {
  await hearEchoes(app);
  const { company } = await signInAgain(app, seeded);
  const { changes } = (await app.call(getCompanyHome, { token: company.token })).result;
  return changes.map((change) => (change.kind === "deal" ? [change.state, change.at] : [change.kind]));
};

async function cancelled(): Promise<SeededDeal> {
  const seeded = await seedDelivery(app);
  app.clock.advance(3600);
  await act(app, seeded, { kind: "cancel", by: "company" });
  return seeded;
}

async function dueAgain(seeded: SeededDeal): Promise<void> {
  const { row } = await dealNow(app, seeded);
  const payments = [{ influencerId: row.influencer_id, deal: row.id }];
  const now = app.clock.now();
  await app.deps.db
    .transaction()
    .execute((trx) => movePaymentStage(trx, { payments, stage: "due", dueOn: "2026-12-28", now }));
}

test("that a deal was cancelled is told at its own moment, not when its money falls due again", async () => {
  const seeded = await cancelled();
  app.clock.advance(3600);
  await dueAgain(seeded);
  expect(await newsOf(seeded)).toEqual([["cancelled", "2026-11-16T04:00:00.000Z"]]);
  app.clock.set("2026-11-19T01:00:00.000Z");
  await dueAgain(seeded);
  expect(await newsOf(seeded)).toEqual([]);
});

test("neither a message nor a hold that is let go tells anew how a deal stands", async () => {
  const seeded = await seedDelivery(app, {
    facts: { state: "reported", turn: "company", turnKind: "accept" },
  });
  expect(await newsOf(seeded)).toEqual([["reported", "2026-11-16T03:00:00.000Z"]]);
  app.clock.set("2026-11-19T01:00:00.000Z");
  await act(app, seeded, { kind: "hold", by: "operator" });
  await act(app, seeded, { kind: "release", by: "operator" });
  const { row } = await dealNow(app, seeded);
  await app.deps.db
    .transaction()
    .execute((trx) => noteOnDeal(app.deps, { trx, deal: row, set: { company_unread: 1 } }));
  expect(await newsOf(seeded)).toEqual([]);
});

test("a deal that the operator has go on is told as decided, not as a draft that has come again", async () => {
  const seeded = await seedDelivery(app, {
    facts: { state: "draft_review", turn: "company", turnKind: "review", draftRound: 1 },
  });
  await act(app, seeded, { kind: "dispute", by: "company" });
  app.clock.advance(3600);
  await act(app, seeded, { kind: "decide", by: "operator", decision: "resume", creatorPct: 0 });
  await hearEchoes(app);
  const { company } = await signInAgain(app, seeded);
  const { changes } = (await app.call(getCompanyHome, { token: company.token })).result;
  expect(changes).toMatchObject([{ state: "draft_review", isDecided: true, at: "2026-11-16T04:00:00.000Z" }]);
});
