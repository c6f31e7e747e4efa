import { cancelCompanyDeal } from "@tomoru/contract/company/deal-endings";
import * as company from "@tomoru/contract/company/deals";
import { answerReport } from "@tomoru/contract/company/deliveries";
import * as creator from "@tomoru/contract/influencer/deals";
import { decideOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { updateTaxProfile } from "@tomoru/contract/influencer/tax";
import { aConsultation } from "@tomoru/contract/testing/consultation.builder";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { consultBy, hearEchoes, seedAskable, verify } from "../../consultations/consultations.testing.ts";
import { balanceReceived } from "../../ledger/balance.usecases.ts";
import { runDealsClock } from "../deals.maintenance.ts";
import {
  dealNow,
  makeCompanyReady,
  readyTerms,
  type SeededDeal,
  seedContract,
  seedDeal,
  seedReady,
  seedSecured,
  sendByCompany,
  sendByCreator,
  signInAgain,
} from "../deals.testing.ts";
import { refuseOpenDeals } from "../endings/leaving.usecases.ts";
import { listDeals } from "../lists/operator-deals.usecases.ts";
import { runningDeals } from "../lists/running-deals.usecases.ts";
import { confirmTaxProfile } from "../terms/tax-profile.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
});
afterAll(() => app.close());

const asCompany = ({ company: { token }, dealId }: SeededDeal) => ({ token, params: { id: dealId } });
const pageOf = async (seeded: SeededDeal) =>
  (await app.call(company.getCompanyDeal, asCompany(seeded))).result;

test("how the company wanted to pay stays with the deal when the creator proposes something else", async () => {
  const seeded = await seedReady(app);
  expect((await pageOf(seeded)).wantedWay).toBeNull();
  await sendByCompany(app, seeded, { funding: "transfer" });
  await sendByCreator(app, seeded, { terms: { feeYen: 120_000 } });
  const page = await pageOf(seeded);
  expect(page).toMatchObject({ versions: [{}, {}], wantedWay: "transfer" });
});

test("the first version begins with what the company has asked for, and only the creator compares it with that", async () => {
  const member = await seedCompany(app, { planId: "standard" });
  await verify(app, member);
  await makeCompanyReady(app, member);
  const [asked] = await seedAskable(app, 1);
  if (!asked) throw new Error("nobody was seeded");
  await consultBy(app, member, { creatorId: asked.creatorId });
  const [offer] = (await app.call(listOffers, { token: asked.token })).result.docs;
  const dealId = offer?.offerId ?? "";
  const answered = { token: asked.token, params: { id: dealId }, body: { status: "approval" as const } };
  await app.call(decideOffer, answered);
  await hearEchoes(app);
  const { description, period, postFormat } = aConsultation();
  const page = await app.call(company.getCompanyDeal, { token: member.token, params: { id: dealId } });
  expect(page.result.asked).toEqual({
    ...{ description, situation: null, period, postFormat, usageWish: null },
    ...{ feeYen: null, wishFeeYen: null },
  });
  const own = { token: asked.token, params: { id: dealId } };
  expect((await app.call(creator.getDeal, own)).result.asked).toBeNull();
  const body = {
    terms: readyTerms({ feeYen: page.result.leastFeeYen }),
    baseVersion: 0,
    revision: page.result.revision,
    funding: "card" as const,
  };
  const sent = await app.call(company.sendCompanyTerms, {
    token: member.token,
    params: { id: dealId },
    body,
  });
  expect(sent).toMatchObject({ errors: [], result: { asked: null } });
  expect((await app.call(creator.getDeal, own)).result.asked).toEqual(page.result.asked);
  const contracted = await seedContract(app);
  expect(await pageOf(contracted)).toMatchObject({ asked: null, versionsLeft: 0 });
  const seen = await app.call(creator.getDeal, {
    ...{ token: contracted.creator.token, params: { id: contracted.dealId } },
  });
  expect(seen.result.asked).toBeNull();
});

test("what is left of a company's transfers is told for as long as it can pay for the deal", async () => {
  const open = await seedReady(app);
  const { companyId } = open.company;
  const now = app.clock.now();
  const move = { companyId, yen: 30_000, reference: "ccsbtxn_1", now };
  await app.deps.db.transaction().execute((trx) => balanceReceived(trx, move));
  expect((await pageOf(open)).balanceYen).toBe(30_000);
  const contracted = await seedContract(app, { company: open.company });
  expect((await pageOf(contracted)).balanceYen).toBe(30_000);
  const paid = await seedSecured(app, { company: open.company });
  expect((await pageOf(paid)).balanceYen).toBe(0);
});

test("who has no deals reads an empty page, and what is no cursor is refused", async () => {
  const { creator: nobody, company: other } = await seedDeal(app);
  await app.deps.db.deleteFrom("deals").execute();
  await app.deps.db.deleteFrom("company_deals").execute();
  for (const query of [{}, { group: "waiting" }, { group: "active" }, { group: "done" }] as const) {
    const none = { docs: [], nextCursor: null };
    const own = await app.call(creator.listDeals, { token: nobody.token, query });
    expect(own).toMatchObject({ status: 200, result: none });
    const companys = await app.call(company.listCompanyDeals, { token: other.token, query });
    expect(companys).toMatchObject({ status: 200, result: none });
  }
  const [moment, row] = ["2026-11-25T03:00:00.000Z", "01890000-0000-7000-8000-0000000000ab"];
  const refused = { status: 400, errors: ["cursor 1023"] };
  for (const plain of ["no place", `${moment}~abc`, `2026-02-30T03:00:00.000Z~${row}`]) {
    const query = { cursor: Buffer.from(plain).toString("base64url") };
    expect(await app.call(creator.listDeals, { token: nobody.token, query })).toMatchObject(refused);
    expect(await app.call(company.listCompanyDeals, { token: other.token, query })).toMatchObject(refused);
  }
});

test("the operator's pages of deals end with the last", async () => {
  await seedDeal(app);
  await seedDeal(app);
  const page = (offset: number, limit: number) =>
    listDeals(app.deps, { operator: "mai", query: { offset, limit } });
  expect(await page(0, 1)).toMatchObject({ docs: [{}], hasNextPage: true });
  expect(await page(1, 1)).toMatchObject({ docs: [{}], hasNextPage: false });
});

test("a deal that goes on is called by its product, else by its company", async () => {
  const seeded = await seedSecured(app);
  const { influencerId } = seeded.key;
  const called = async () =>
    (await runningDeals(app.deps.db, { influencerId, today: "2026-11-15" })).map(
      ({ description }) => description,
    );
  expect(await called()).toEqual(["うるおい化粧水「しずく」"]);
  await app.deps.db.updateTable("deals").set({ product_name: null }).execute();
  expect(await called()).toEqual(["株式会社みなと珈琲"]);
});

test("what a contract forbids to take beside it is named in its mail, and not by a key", async () => {
  const promised = { categoryId: "beauty", until: "2027-01-31" };
  const seeded = await seedContract(app, { terms: { exclusivity: promised } });
  const { name_ja } = await app.deps.db
    .selectFrom("categories")
    .select("name_ja")
    .where("id", "=", "beauty")
    .executeTakeFirstOrThrow();
  const { text } = await app.mail.mailTo(seeded.company.email);
  expect(text).toContain(name_ja);
});

test("a tax profile that says the same stays confirmed, and one that says something else does not", async () => {
  const { creator: person } = await seedReady(app);
  await app.deps.db.transaction().execute((trx) => confirmTaxProfile(app.deps, trx, person.ownerId));
  const { residency, entity, legalName, tradeName, invoiceNumber, hasEmployees } = aTaxProfile();
  const said = { residency, entity, legalName, tradeName, invoiceNumber, hasEmployees };
  const say = async (part: Partial<typeof said>) =>
    (await app.call(updateTaxProfile, { token: person.token, body: { ...said, ...part } })).result
      .isConfirmed;
  expect(await say({})).toBe(true);
  expect(await say({ tradeName: "" })).toBe(true);
  expect(await say({ hasEmployees: true })).toBe(false);
  expect(await say({})).toBe(false);
});

test("to cancel by agreement needs a share, and to reject a report needs words", async () => {
  const seeded = await seedSecured(app);
  const { revision } = await pageOf(seeded);
  const cancel = { kind: "propose" as const, reason: "企画がなくなりました。", revision };
  expect(await app.call(cancelCompanyDeal, { ...asCompany(seeded), body: cancel })).toMatchObject({
    status: 400,
    errors: ["creatorPct 3009"],
  });
  const reject = { action: "reject" as const, fact: "itemMissing" as const, revision };
  expect(await app.call(answerReport, { ...asCompany(seeded), rawBody: reject })).toMatchObject({
    status: 400,
    errors: ["words 3009"],
  });
});

test("terms hold no company from closing, a contract does", async () => {
  const open = await seedReady(app);
  const { companyId } = open.company;
  await sendByCompany(app, open);
  await expect(refuseOpenDeals(app.deps.db, { companyId })).resolves.toBeUndefined();
  await seedContract(app, { company: open.company });
  await expect(refuseOpenDeals(app.deps.db, { companyId })).rejects.toMatchObject({ status: 409 });
});

test("of terms that ran out nothing is left to pay, in either list", async () => {
  const before = await seedReady(app);
  await sendByCompany(app, before);
  app.clock.set("2026-11-22T15:00:00.000Z");
  const seeded = await signInAgain(app, before);
  await runDealsClock(app.deps);
  await hearEchoes(app);
  expect((await dealNow(app, seeded)).facts.state).toBe("expired");
  const own = await app.call(creator.listDeals, { token: seeded.creator.token, query: {} });
  expect(own.result.docs).toMatchObject([{ yen: 0 }]);
  const companys = await app.call(company.listCompanyDeals, { token: seeded.company.token, query: {} });
  expect(companys.result.docs).toMatchObject([{ yen: 0 }]);
});
