import { listWithholding } from "@tomoru/contract/company/charges";
import { consult } from "@tomoru/contract/company/consultations";
import { cancelCompanyDeal } from "@tomoru/contract/company/deal-endings";
import * as company from "@tomoru/contract/company/deals";
import * as answers from "@tomoru/contract/company/deliveries";
import { createList } from "@tomoru/contract/company/lists";
import type { Terms } from "@tomoru/contract/deals/terms";
import { getPayment, getStatement } from "@tomoru/contract/influencer/deal-payments";
import * as creator from "@tomoru/contract/influencer/deals";
import * as deliveries from "@tomoru/contract/influencer/deliveries";
import { decideOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { listPayments } from "@tomoru/contract/influencer/payments";
import { updateTaxProfile } from "@tomoru/contract/influencer/tax";
import { getLedger } from "@tomoru/contract/operator/ledger";
import { aConsultation } from "@tomoru/contract/testing/consultation.builder";
import { aDraftBody } from "@tomoru/contract/testing/delivery.builder";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hearEchoes, type SignedInCreator } from "./features/consultations/consultations.testing.ts";
import {
  makeCompanyReady,
  readyTerms,
  type SeededDeal,
  signInAgain,
} from "./features/deals/deals.testing.ts";
import { linkedAt } from "./features/deals/delivery/deliveries.testing.ts";
import { seedFound } from "./features/discovery/search/found-creators.testing.ts";
import { reconcile } from "./features/funding/reconcile.usecases.ts";
import { accounts } from "./features/ledger/entries.rules.ts";
import { advanceRun } from "./features/payouts/advancing.usecases.ts";
import { fileAndSend, operatorOf, saveBank } from "./features/payouts/payouts.testing.ts";
import { readZengin } from "./features/payouts/zengin-reading.rules.ts";
import { soon } from "./features/social/linking.testing.ts";
import { type BillingApp, startBillingApp } from "./testing/billing-app.ts";
import { type SeededInfluencer, seedCompany, seedSession } from "./testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "./testing/stand-in-platforms.ts";

let platforms: StandInPlatforms;
let app: BillingApp;
beforeAll(async () => {
  platforms = await startStandInPlatforms({ now: () => app.clock.now() });
  app = await startBillingApp({ social: platforms.social });
});
beforeEach(async () => {
  app.clock.set("2026-11-16T03:00:00.000Z");
  await app.empty();
});
afterAll(async () => {
  await app.close();
  await platforms.close();
});

/** A call that has to be taken; its result. */
const taken: BillingApp["call"] = async (endpoint, request) => {
  const answer = await app.call(endpoint, request);
  if (answer.status !== 200)
    throw new Error(`${endpoint.name}: ${answer.status} ${answer.code} ${answer.errors.join(", ")}`);
  return answer;
};

/** A verified company on Standard with a good card, and a linked creator whom companies find, with a bank and who pays taxes. */
async function seedTwo() {
  const found = await seedFound(app, { platform: "youtube" });
  const person: SignedInCreator = { ...found, token: await seedSession(app, found) };
  const buyer = await seedCompany(app);
  await app.addCard(buyer.companyId);
  await app.take(buyer.companyId, "standard");
  await makeCompanyReady(app, buyer);
  const { token } = person;
  const { residency, entity, legalName, hasEmployees } = aTaxProfile();
  await taken(updateTaxProfile, { token, body: { residency, entity, legalName, hasEmployees } });
  await saveBank(app, person as unknown as SeededInfluencer, { accountNumber: "01234567" });
  return { person, buyer };
}

/** From a list over a consultation and an answer to a deal that the company reads. */
async function seedAsked(): Promise<SeededDeal> {
  const { person, buyer } = await seedTwo();
  const { token } = buyer;
  const candidates = { name: "しずく 候補", platform: "youtube" as const, creatorIds: [person.creatorId] };
  const { listId } = (await taken(createList, { token, body: candidates })).result;
  const asked = aConsultation({ listId, platform: "youtube", budgetBand: "u50" });
  expect((await taken(consult, { token, body: asked })).result).toMatchObject({ sent: 1, skipped: [] });
  const offers = await taken(listOffers, { token: person.token });
  const dealId = offers.result.docs[0]?.offerId ?? "";
  await taken(decideOffer, { token: person.token, params: { id: dealId }, body: { status: "approval" } });
  await hearEchoes(app);
  return { key: { influencerId: person.ownerId, dealId }, dealId, creator: person, company: buyer };
}

const ours = ({ creator: { token }, dealId }: SeededDeal) => ({ token, params: { id: dealId } });
const theirs = ({ company: { token }, dealId }: SeededDeal) => ({ token, params: { id: dealId } });
const dealOf = async (deal: SeededDeal) => (await taken(creator.getDeal, ours(deal))).result;

/** Proposed, countered with a higher fee, and agreed to: a contract that the provider's success pays for. */
async function secure(deal: SeededDeal, terms: Partial<Terms> = {}): Promise<void> {
  const first = readyTerms({ formats: [{ format: "video", count: 1 }], feeYen: 80_000, ...terms });
  const { revision } = (await taken(company.getCompanyDeal, theirs(deal))).result;
  const sent = await taken(company.sendCompanyTerms, {
    ...theirs(deal),
    body: { terms: first, baseVersion: 0, revision },
  });
  const counter = { ...first, feeYen: 100_000 };
  const countered = await taken(creator.sendTerms, {
    ...ours(deal),
    body: { terms: counter, baseVersion: 1, revision: sent.result.revision },
  });
  const { versions, revision: read } = countered.result;
  const accepted = await taken(company.answerCompanyTerms, {
    ...theirs(deal),
    body: { action: "accept", version: 2, sha256: versions.at(-1)?.sha256, revision: read },
  });
  expect(accepted.result).toMatchObject({ state: "contracted", contractVersion: 2, turnKind: "fund" });
  await expect.poll(async () => (await dealOf(deal)).funding, soon).toBe("secured");
}

async function sendDraft(deal: SeededDeal, caption: string) {
  const body = {
    ...aDraftBody({ caption }),
    ...{ title: "朝の支度", platformLabel: true, videoLabel: { startSec: 0, seconds: 5 } },
    revision: (await dealOf(deal)).revision,
  };
  const { drafts } = (await taken(deliveries.sendDraft, { ...ours(deal), body })).result;
  return drafts.at(-1)?.draftId ?? "";
}

type Answer = { readonly action: "approve" | "changes"; readonly changes?: string[] };

async function answerDraft(deal: SeededDeal, draftId: string, answer: Answer) {
  const { revision } = (await taken(company.getCompanyDeal, theirs(deal))).result;
  const params = { id: deal.dealId, draftId };
  const body = { ...answer, revision };
  return (await taken(answers.answerDraft, { ...theirs(deal), params, body })).result;
}

const headers = { "x-operator": "tanaka" };

/** What was booked of a deal, and what stands in each account that is not even. */
async function booksOf({ dealId }: SeededDeal) {
  const { docs } = (await taken(getLedger, { query: { deal: dealId }, headers })).result;
  const sums = accounts.map((name) => [name, docs.reduce((sum, entry) => sum + entry[name], 0)] as const);
  return {
    kinds: docs.map(({ kind }) => kind),
    sums: Object.fromEntries(sums.filter(([, yen]) => yen !== 0)),
  };
}

const checkLedger = () => reconcile(app.deps, { isWhole: true });

/** Cut, filed, sent by somebody else, and paid by the bank; what its file says. */
async function payOut(payOn: string) {
  const { runId } = (await operatorOf(app).make("main", payOn)).result;
  await advanceRun(app.deps, runId);
  await fileAndSend(app, runId);
  const { rows } = readZengin((await operatorOf(app).file(runId)).result.bytes);
  app.clock.set(`${payOn}T03:00:00Z`);
  const result = { file: 1, line: 1, result: "paid" as const, paidOn: payOn };
  expect((await operatorOf(app).results(runId, [result])).result).toMatchObject({ state: "done" });
  return rows;
}

test("a creator who was found in a list is asked, contracted, paid for, and has her fee on her account", async () => {
  let deal = await seedAsked();
  await secure(deal);
  expect(await booksOf(deal)).toEqual({
    kinds: ["charged", "cardPaid"],
    sums: { card: 121_000, secured: -121_000 },
  });

  const rough = await sendDraft(deal, "#PR KAZEで走ります");
  await answerDraft(deal, rough, { action: "changes", changes: ["商品名を1行目に入れてください"] });
  const better = await sendDraft(deal, "#PR しずくで朝の支度");
  expect(await answerDraft(deal, better, { action: "approve" })).toMatchObject({ state: "draft_approved" });

  app.clock.set("2026-12-01T03:00:00Z");
  deal = await signInAgain(app, deal);
  const account = await linkedAt({ app, platforms }, { seeded: deal, platform: "youtube" });
  const { url } = await account.publish("#PR しずくで朝の支度");
  await taken(deliveries.addPost, { ...ours(deal), body: { url } });
  await expect.poll(async () => (await dealOf(deal)).posts.map(({ check }) => check), soon).toEqual(["ok"]);
  const { revision } = await dealOf(deal);
  const reported = await taken(deliveries.reportDeal, { ...ours(deal), body: { revision } });
  expect(reported.result).toMatchObject({ state: "reported", turn: "company", payDueOn: "2026-12-30" });
  const accepting = { action: "accept" as const, revision: reported.result.revision };
  const accepted = await taken(answers.answerReport, { ...theirs(deal), body: accepting });
  expect(accepted.result).toMatchObject({ state: "accepted", paymentStage: "due" });
  expect((await booksOf(deal)).sums).toEqual({ card: 121_000, payable: -110_000, fee: -10_000, tax: -1000 });
  const waiting = (await taken(listPayments, { token: deal.creator.token })).result;
  expect(waiting).toMatchObject({ totals: { pendingYen: 110_000, paidYen: 0 } });
  const paymentId = waiting.docs[0]?.id ?? "";
  expect(
    (await taken(getStatement, { token: deal.creator.token, params: { id: paymentId } })).result,
  ).toMatchObject({
    ...{ dealId: deal.dealId, payOn: "2026-12-30", netYen: 110_000, state: "open" },
    payee: { legalName: "佐々木 さくら" },
    issuer: { companyId: deal.company.companyId },
  });

  app.clock.set("2026-12-25T00:00:01Z");
  expect(await payOut("2026-12-30")).toMatchObject([{ accountNumber: "1234567", yen: 110_000 }]);
  deal = await signInAgain(app, deal);
  expect((await taken(listPayments, { token: deal.creator.token })).result).toMatchObject({
    docs: [{ id: paymentId, amount: 110_000, status: "Paid", stage: "paid", date: "2026-12-30" }],
    totals: { pendingYen: 0, paidYen: 110_000 },
  });
  expect(await dealOf(deal)).toMatchObject({ state: "accepted", paymentStage: "paid" });
  await hearEchoes(app);
  const { docs } = (await taken(company.listCompanyDeals, { token: deal.company.token })).result;
  expect(docs).toMatchObject([{ dealId: deal.dealId, state: "accepted", paymentStage: "paid" }]);
  expect(await booksOf(deal)).toEqual({
    kinds: ["charged", "cardPaid", "accepted", "paid"],
    sums: { card: 121_000, bank: -110_000, fee: -10_000, tax: -1000 },
  });
  expect(await checkLedger()).toEqual({ deals: 1, faults: [] });
}, 60_000);

test("cancelled while its draft is read: half of the fee is paid out less its tax, and the company has all the rest back", async () => {
  let deal = await seedAsked();
  await secure(deal, { withholding: { kind: "std", reason: "appearance" } });
  app.clock.set("2026-11-18T03:00:00Z");
  deal = await signInAgain(app, deal);
  await sendDraft(deal, "#PR しずくで朝の支度");
  const { revision } = (await taken(company.getCompanyDeal, theirs(deal))).result;
  const body = { kind: "alone" as const, reason: "発売が延期になりました", revision };
  const cancelled = await taken(cancelCompanyDeal, { ...theirs(deal), body });
  expect(cancelled.result).toMatchObject({ state: "cancelled", paymentStage: "due" });
  const refund = { card: 60_500, payable: -55_000, fee: -5000, tax: -500 };
  await expect.poll(async () => (await booksOf(deal)).sums, soon).toEqual(refund);

  const payOn = "2026-12-15";
  app.clock.set("2026-12-10T00:00:01Z");
  expect(await payOut(payOn)).toMatchObject([{ accountNumber: "1234567", yen: 49_895 }]);
  const even = { card: 55_395, bank: -49_895, fee: -5000, tax: -500 };
  await expect.poll(async () => (await booksOf(deal)).sums, soon).toEqual(even);
  expect((await booksOf(deal)).kinds).toEqual([
    ...["charged", "cardPaid", "cancelled", "refunded"],
    ...["paid", "withholdingReturned", "refunded"],
  ]);
  deal = await signInAgain(app, deal);
  const { docs } = (await taken(listPayments, { token: deal.creator.token })).result;
  expect(
    (await taken(getPayment, { token: deal.creator.token, params: { id: docs[0]?.id ?? "" } })).result,
  ).toMatchObject({
    ...{ stage: "paid", paidOn: payOn, sharePercent: 50 },
    ...{ feeYen: 50_000, taxYen: 5000, withholdingYen: 5105, netYen: 49_895 },
  });
  expect((await taken(listWithholding, { token: deal.company.token })).result).toMatchObject({
    ...{ month: "2026-12", dueOn: "2027-01-10" },
    totals: { grossYen: 50_000, withheldYen: 5105 },
  });
  expect(await checkLedger()).toEqual({ deals: 1, faults: [] });
}, 60_000);
