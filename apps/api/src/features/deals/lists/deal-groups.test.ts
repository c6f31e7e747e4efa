import { listCompanyDeals } from "@tomoru/contract/company/deals";
import type { DealGroup, PaymentStage } from "@tomoru/contract/deals/deal-states";
import { listDeals } from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { runEchoes } from "../acting/echoes.usecases.ts";
import { dealNow, putFacts, type SeededDeal, seedDeal } from "../deals.testing.ts";

let app: TestApp;
let seeded: SeededDeal;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  seeded = await seedDeal(app);
});
afterAll(() => app.close());

const over = { turn: "none", turnKind: null, turnDueAt: null } as const;
/** Where the deal stands, in the company's copy too. */
async function stand(facts: Parameters<typeof putFacts>[2]): Promise<void> {
  await putFacts(app, seeded.key, facts);
  const { row } = await dealNow(app, seeded);
  const echo = { influencer_id: row.influencer_id, deal: row.id, id: row.id };
  await app.deps.db.insertInto("deal_echoes").values(echo).execute();
  await runEchoes(app.deps, []);
}

const groups: readonly DealGroup[] = ["waiting", "active", "done"];

async function groupsOfBothSides() {
  const { creator, company } = seeded;
  const named = [];
  for (const group of groups) {
    const query = { group };
    const [theirs, ours] = [
      (await app.call(listDeals, { token: creator.token, query })).result,
      (await app.call(listCompanyDeals, { token: company.token, query })).result,
    ];
    expect([theirs.counts[group], ours.counts[group]]).toEqual([theirs.docs.length, ours.docs.length]);
    named.push([theirs.docs.length, ours.docs.length]);
  }
  return named;
}

test.each<[PaymentStage, "active" | "done"]>([
  ["due", "active"],
  ["scheduled", "active"],
  ["sent", "active"],
  ["failed", "active"],
  ["paid", "done"],
])("an accepted deal whose payment is %s is %s for both sides", async (paymentStage, group) => {
  await stand({ state: "accepted", funding: "secured", ...over, paymentStage });
  expect(await groupsOfBothSides()).toEqual(groups.map((name) => (name === group ? [1, 1] : [0, 0])));
});

test("an accepted deal whose fee was written off is done for both sides, and says so", async () => {
  await app.deps.db.updateTable("deals").set({ is_written_off: true }).execute();
  await stand({ state: "accepted", funding: "secured", ...over, paymentStage: "failed" });
  expect(await groupsOfBothSides()).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
  const { creator, company } = seeded;
  const theirs = await app.call(listDeals, { token: creator.token });
  const ours = await app.call(listCompanyDeals, { token: company.token });
  const said = [{ isWrittenOff: true }];
  expect([theirs.result.docs, ours.result.docs]).toMatchObject([said, said]);
});

test("a deal that was cancelled is done, with a share that is still to be paid too", async () => {
  await stand({ state: "cancelled", endReason: "alone", ...over, paymentStage: "due" });
  expect(await groupsOfBothSides()).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
});
