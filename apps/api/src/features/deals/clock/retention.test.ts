import { closeCompany } from "@tomoru/contract/company/companies";
import { sendMessage } from "@tomoru/contract/influencer/deal-messages";
import { getTerms } from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { canonicalSha256 } from "../../../platform/canonical-json.ts";
import { seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { tablesWith } from "../../membership/leftovers.testing.ts";
import { putFacts, type SeededDeal, seedContract } from "../deals.testing.ts";
import { creatorDeal, termsVersion } from "../page/deal-page.usecases.ts";
import { eraseOldDeals } from "./retention.usecases.ts";

const password = "Minato-Kohi7";
const companyName = "株式会社けやき";
const address = "渋谷区神南1-2-3";
let app: TestApp;
let deal: SeededDeal;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
  const company = await seedCompany(app, { planId: "standard", password, companyName });
  deal = await seedContract(app, { company });
  const body = { text: "よろしくお願いします。", files: [] };
  await app.call(sendMessage, { token: deal.creator.token, params: { id: deal.dealId }, body });
  const ended = { turn: "none", turnKind: null, turnDueAt: null } as const;
  await putFacts(app, deal.key, { state: "cancelled", endReason: "agreed", ...ended });
});
afterAll(() => app.close());

const contract = () => termsVersion(app.deps, app.deps.db, { key: deal.key, version: 1 });
const rowsOf = async (table: "deal_messages" | "deal_terms" | "deal_contracts" | "company_deals") =>
  (await app.deps.db.selectFrom(table).selectAll().execute()).length;

test("of a company that has closed no table names it in the open, and its creator has the contract whole", async () => {
  const request = { token: deal.creator.token, params: { id: deal.dealId, version: "1" } };
  const before = (await app.call(getTerms, request)).result;
  const closing = { token: deal.company.token, body: { password, isConfirmed: true } } as const;
  expect((await app.call(closeCompany, closing)).status).toBe(200);
  await app.mail.mailTo(deal.company.email);
  await expect.poll(() => tablesWith(app.deps.db, [companyName, address, "佐藤 一郎"])).toEqual([]);
  const after = (await app.call(getTerms, request)).result;
  expect(after).toEqual(before);
  expect(after.sheet.orderer).toMatchObject({ name: companyName, representative: "佐藤 一郎" });
  expect(canonicalSha256(after.sheet)).toBe(after.sha256);
});

test("what was said goes two years after the end, the contract with the deal seven years after its year", async () => {
  const until = async (moment: string) => {
    app.clock.set(moment);
    await eraseOldDeals(app.deps);
  };
  await until("2028-11-30T14:59:59.000Z");
  expect(await rowsOf("deal_messages")).toBe(1);
  await until("2028-11-30T15:00:00.000Z");
  expect(await rowsOf("deal_messages")).toBe(0);
  expect(await creatorDeal(app.deps, app.deps.db, deal.key)).toMatchObject({ state: "cancelled" });
  await until("2033-12-31T14:59:59.000Z");
  const kept = await contract();
  expect(canonicalSha256(kept.sheet)).toBe(kept.sha256);
  expect(kept.parties).not.toBeNull();
  await until("2033-12-31T15:00:00.000Z");
  for (const table of ["deal_terms", "deal_contracts", "company_deals"] as const) {
    expect(await rowsOf(table)).toBe(0);
  }
});

test("a deal that goes on, or whose money is not paid, is kept however old it is", async () => {
  await putFacts(app, deal.key, { state: "accepted", endReason: null, paymentStage: "due" });
  app.clock.set("2040-01-01T00:00:00.000Z");
  await eraseOldDeals(app.deps);
  expect(await rowsOf("deal_messages")).toBe(1);
  expect(await rowsOf("deal_contracts")).toBe(1);
});

test("a sheet whose creator alone was sealed opens as well", async () => {
  const { sheet } = await contract();
  const { creator, ...open } = sheet;
  const { influencer_id, id } = { influencer_id: deal.key.influencerId, id: (await rowOf()).deal };
  const sealed = app.deps.keys.seal(JSON.stringify(creator), `deal_terms/${influencer_id}/${id}/1`);
  await app.deps.db
    .updateTable("deal_terms")
    .set({ sheet: JSON.stringify(open), creator: sealed })
    .where("influencer_id", "=", influencer_id)
    .execute();
  expect((await contract()).sheet).toEqual(sheet);
});

const rowOf = () => app.deps.db.selectFrom("deal_terms").select("deal").executeTakeFirstOrThrow();
