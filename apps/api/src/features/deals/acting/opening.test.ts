import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedCompany, seedInfluencer } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { mintOfferId } from "../../offers/offers.usecases.ts";
import { openDeal } from "./opening.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

test("a deal begins with the company's turn, a floor for its fee, and an echo for the company", async () => {
  const { ownerId: influencerId } = await seedInfluencer(app);
  const { companyId } = await seedCompany(app);
  const now = new Date("2026-05-11T03:00:00Z");
  const deal = {
    influencerId,
    companyId,
    dealId: mintOfferId(app.deps),
    source: "application" as const,
    platform: "tiktok" as const,
    productName: "折りたたみ自転車",
    leastFeeYen: null,
    now,
  };
  const open = () => app.deps.db.transaction().execute((trx) => openDeal(trx, deal));
  await open();
  const found = await app.deps.db.selectFrom("deals").selectAll().execute();
  expect(found).toMatchObject([
    {
      influencer_id: influencerId,
      company_id: companyId,
      deal_id: deal.dealId,
      state: "terms",
      turn: "company",
      turn_kind: "propose",
      // The end of the seventh day in Japan.
      turn_due_at: new Date("2026-05-18T15:00:00Z"),
      least_fee_yen: expect.toSatisfy((yen) => Number(yen) === 3000),
      revision: 0,
    },
  ]);
  expect(await app.deps.db.selectFrom("deal_echoes").select("deal").execute()).toEqual([
    { deal: found[0]?.id },
  ]);
  await expect(open()).rejects.toThrow();
});
