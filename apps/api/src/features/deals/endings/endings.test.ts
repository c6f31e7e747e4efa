import * as companyEndings from "@tomoru/contract/company/deal-endings";
import * as company from "@tomoru/contract/company/deals";
import { cancelledAt } from "@tomoru/contract/deals/amounts";
import * as creatorEndings from "@tomoru/contract/influencer/deal-endings";
import * as creator from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { actOnDeal } from "../acting/acting.usecases.ts";
import {
  leaveOn,
  putFacts,
  type SeededDeal,
  seedContract,
  seedSecured,
  signInAgain,
} from "../deals.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const asCreator = ({ creator: { token }, dealId }: SeededDeal) => ({ token, params: { id: dealId } });
const asCompany = ({ company: { token }, dealId }: SeededDeal) => ({ token, params: { id: dealId } });
const read = async (seeded: SeededDeal) => (await app.call(creator.getDeal, asCreator(seeded))).result;
/** What either side's list says of it. */
async function listed(seeded: SeededDeal) {
  const query = { group: "done" as const };
  const own = await app.call(creator.listDeals, { token: seeded.creator.token, query });
  const companys = await app.call(company.listCompanyDeals, { token: seeded.company.token, query });
  const yenIn = ({ docs }: (typeof own)["result"]) =>
    docs.find(({ dealId }) => dealId === seeded.dealId)?.yen;
  return { creator: yenIn(own.result), company: yenIn(companys.result) };
}
const payments = () => app.deps.db.selectFrom("payments").selectAll().execute();
const refunds = async () =>
  (await app.deps.db.selectFrom("refunds").select("yen").execute()).map(({ yen }) => Number(yen));

test("nobody owes anything for leaving within 24 hours, or before the money is there", async () => {
  for (const seeded of [await seedContract(app), await seedSecured(app)]) {
    const { result: preview } = await app.call(companyEndings.previewCompanyCancel, asCompany(seeded));
    expect(preview.alone).toEqual({ creatorPct: 0, creatorYen: 0, refundYen: 121_000 });
    const { revision } = await read(seeded);
    const body = { kind: "alone" as const, reason: "企画がなくなりました。", revision };
    const { result } = await app.call(companyEndings.cancelCompanyDeal, { ...asCompany(seeded), body });
    expect(result).toMatchObject({ state: "cancelled", endReason: "alone", turn: "none" });
    expect((await read(seeded)).endWords).toEqual({ by: "company", text: "企画がなくなりました。" });
    expect(await read(seeded)).toMatchObject({ creatorPct: 0, money: null });
    expect(await listed(seeded)).toEqual({ creator: 0, company: 0 });
  }
  expect(await payments()).toEqual([]);
  expect(await refunds()).toEqual([121_000]);
});

test("a company that leaves while it reads a draft pays half, with a statement, and has the rest back", async () => {
  const seeded = await seedSecured(app);
  await putFacts(app, seeded.key, { state: "draft_review", draftRound: 1 });
  const { result: preview } = await app.call(companyEndings.previewCompanyCancel, asCompany(seeded));
  const { refundYen } = cancelledAt({ feeYen: 100_000, toolFeeBps: 1000, percent: 50 });
  expect(preview.alone).toEqual({ creatorPct: 50, creatorYen: 55_000, refundYen });
  const { result: own } = await app.call(creatorEndings.previewCancel, asCreator(seeded));
  expect(own.alone).toEqual({ creatorPct: 0, creatorYen: 0, refundYen: null });
  const { revision } = await read(seeded);
  const body = { kind: "alone" as const, reason: "企画がなくなりました。", revision };
  const cancel = () => app.call(companyEndings.cancelCompanyDeal, { ...asCompany(seeded), body });
  const answers = await Promise.all(Array.from({ length: 16 }, cancel));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // 15 November: the half-monthly cycle pays at the month's end.
  expect(await payments()).toMatchObject([{ deal_id: seeded.dealId, stage: "due", due_on: "2026-11-30" }]);
  expect(await refunds()).toEqual([refundYen]);
  // Both pages say what is left, and no longer what was agreed.
  const share = { feeYen: 50_000, taxYen: 5000, withholdingYen: 0, netYen: 55_000 };
  expect(await read(seeded)).toMatchObject({ creatorPct: 50, money: share });
  const kept = { chargeYen: 121_000 - refundYen };
  expect(answers[0]?.result).toMatchObject({
    creatorPct: 50,
    money: kept,
    charge: { refunds: [{ yen: refundYen }] },
  });
  expect(await listed(seeded)).toEqual({ creator: 55_000, company: 50_000 });
});

test("what one side proposes the other accepts within 72 hours, and nobody else", async () => {
  let seeded = await seedSecured(app);
  const proposal = { kind: "propose" as const, creatorPct: 30, reason: "撮影ができなくなりました。" };
  const propose = async () =>
    app.call(creatorEndings.cancelDeal, {
      ...asCreator(seeded),
      body: { ...proposal, revision: (await read(seeded)).revision },
    });
  expect((await propose()).result.proposal).toMatchObject({
    ...{ kind: "cancel", by: "creator", creatorPct: 30, reason: proposal.reason },
    lapsesAt: "2026-11-18T03:00:00.000Z",
  });
  const answer = async () => ({ action: "accept" as const, revision: (await read(seeded)).revision });
  const own = await app.call(creatorEndings.answerCancel, { ...asCreator(seeded), body: await answer() });
  expect([own.status, own.errors]).toEqual([409, ["proposal 1023"]]);
  app.clock.advance(72 * 3600);
  seeded = await signInAgain(app, seeded);
  const late = await app.call(companyEndings.answerCompanyCancel, {
    ...asCompany(seeded),
    body: await answer(),
  });
  expect([late.status, late.errors]).toEqual([409, ["proposal 1023"]]);
  expect((await read(seeded)).proposal).toBeNull();
  expect((await propose()).status).toBe(200);
  const accepted = await app.call(companyEndings.answerCompanyCancel, {
    ...asCompany(seeded),
    body: await answer(),
  });
  expect(accepted.result).toMatchObject({ state: "cancelled", endReason: "agreed" });
  expect(accepted.result.endWords).toEqual({ by: "creator", text: proposal.reason });
  expect((await payments()).map(({ amount_yen }) => Number(amount_yen))).toEqual([33_000]);
});

test("an amendment that both accept is a version of its own, with a hash, and moves the due", async () => {
  const seeded = await seedSecured(app, { terms: { draftRequired: false, draftDueOn: null } });
  const changes = { postTo: "2026-12-20", formats: [{ format: "feed" as const, count: 1 }] };
  const propose = async (what: object) =>
    app.call(companyEndings.amendCompanyDeal, {
      ...asCompany(seeded),
      rawBody: { changes: what, revision: (await read(seeded)).revision },
    });
  expect((await propose({ formats: [{ format: "reel", count: 2 }] })).errors).toEqual([
    "changes.formats 1023",
  ]);
  expect((await propose({ postTo: "2026-11-01" })).errors).toEqual(["changes.postTo 1023"]);
  expect((await propose({})).status).toBe(400);
  expect((await propose(changes)).result.proposal).toMatchObject({ kind: "amendment", changes });
  const body = { action: "accept" as const, revision: (await read(seeded)).revision };
  const { result } = await app.call(creatorEndings.answerAmendment, { ...asCreator(seeded), body });
  expect(result).toMatchObject({
    ...{ contractVersion: 2, turnDueAt: "2026-12-20T15:00:00.000Z", proposal: null },
    terms: { postTo: "2026-12-20", formats: changes.formats },
    diff: { sinceVersion: 1, fields: ["formats", "postTo"] },
  });
  const { result: version } = await app.call(creator.getTerms, {
    token: seeded.creator.token,
    params: { id: seeded.dealId, version: "2" },
  });
  expect(version).toMatchObject({
    acceptances: [{ side: "company" }, { side: "creator" }],
    parties: { creatorLegalName: "佐々木 さくら" },
  });
  expect(version.sha256).toBe(result.sha256);
});

test("an amendment of one day leaves none of the others behind it", async () => {
  const seeded = await seedSecured(app);
  const propose = async (changes: object) =>
    app.call(companyEndings.amendCompanyDeal, {
      ...asCompany(seeded),
      rawBody: { changes, revision: (await read(seeded)).revision },
    });
  // The draft is due on 25 November, posts are from the first to the tenth of December.
  for (const postFrom of ["2026-11-24", "2026-12-11"])
    expect(await propose({ postFrom })).toMatchObject({ status: 400, errors: ["changes.postFrom 1023"] });
  await putFacts(app, seeded.key, { state: "draft_approved", draftRound: 1, turnKind: "post" });
  expect((await propose({ postFrom: "2026-11-24" })).status).toBe(200);
});

test("of a creator who withdraws no posts are moved beyond the last day, neither asked for nor agreed to", async () => {
  const seeded = await seedSecured(app);
  const propose = async (postTo: string) =>
    app.call(companyEndings.amendCompanyDeal, {
      ...asCompany(seeded),
      body: { changes: { postTo }, revision: (await read(seeded)).revision },
    });
  await propose("2026-12-20");
  await leaveOn(app, seeded, "2026-12-15");
  const body = { action: "accept" as const, revision: (await read(seeded)).revision };
  const accepted = await app.call(creatorEndings.answerAmendment, { ...asCreator(seeded), body });
  expect(accepted).toMatchObject({ status: 409, errors: ["postTo 1023"] });
  await app.call(creatorEndings.answerAmendment, {
    ...asCreator(seeded),
    body: { action: "decline", revision: (await read(seeded)).revision },
  });
  expect(await propose("2026-12-15")).toMatchObject({ status: 409, errors: ["postTo 1023"] });
  expect((await propose("2026-12-14")).status).toBe(200);
});

test("a report that is accepted is owed on its day, once", async () => {
  const before = await seedSecured(app, { terms: { draftRequired: false, draftDueOn: null } });
  app.clock.set("2026-12-02T03:00:00.000Z");
  const seeded = await signInAgain(app, before);
  const act = (what: Parameters<typeof actOnDeal>[1]["act"]) =>
    app.deps.db.transaction().execute((trx) => actOnDeal(app.deps, { trx, key: seeded.key, act: what }));
  await act({ kind: "report", by: "creator" });
  await Promise.all(Array.from({ length: 8 }, () => act({ kind: "acceptReport", by: "company" })));
  expect(await read(seeded)).toMatchObject({
    state: "accepted",
    payDueOn: "2026-12-30",
    paymentStage: "due",
  });
  expect(await payments()).toMatchObject([{ deal_id: seeded.dealId, due_on: "2026-12-30" }]);
});
