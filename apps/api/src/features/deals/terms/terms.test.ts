import * as company from "@tomoru/contract/company/deals";
import { chargeOf } from "@tomoru/contract/deals/amounts";
import type { Terms } from "@tomoru/contract/deals/terms";
import * as creator from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { canonicalSha256 } from "../../../platform/canonical-json.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { estimateOf } from "../../discovery/insight/estimates.usecases.ts";
import { closeAccount } from "../../membership/closing.usecases.ts";
import { runDealsClock } from "../deals.maintenance.ts";
import {
  acceptByCreator,
  leaveOn,
  readyTerms,
  type SeededDeal,
  seedContract,
  seedReady,
  sendByCompany,
  sendByCreator,
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
const charges = () => app.deps.db.selectFrom("charges").selectAll().execute();
const contracts = () => app.deps.db.selectFrom("deal_contracts").selectAll().execute();

test("a company sends terms, the creator agrees to what was read, and that is the contract with its charge", async () => {
  const seeded = await seedReady(app);
  const sent = await sendByCompany(app, seeded);
  expect(sent.status).toBe(200);
  expect(sent.result).toMatchObject({
    ...{ state: "terms", turn: "creator", turnKind: "answer", versionsLeft: 5, missing: [] },
    money: chargeOf({ feeYen: 100_000, toolFeeBps: 1000 }),
    can: ["replace", "decline", "message"],
  });
  const read = await app.call(creator.getDeal, asCreator(seeded));
  expect(read.result).toMatchObject({
    money: { feeYen: 100_000, taxYen: 10_000, withholdingYen: 0, netYen: 110_000 },
    can: ["counter", "accept", "decline", "askPaper", "message"],
    missing: [],
  });
  const params = { id: seeded.dealId, version: "1" };
  const shown = await app.call(creator.getTerms, { token: seeded.creator.token, params });
  const seen = await app.call(company.getCompanyTerms, { token: seeded.company.token, params });
  expect(shown.result.sha256).toBe(canonicalSha256(shown.result.sheet));
  expect(seen.result.sheet).toEqual(shown.result.sheet);
  expect(shown.result.sheet.orderer).toMatchObject({ address: "東京都渋谷区神南1-2-3 みなとビル4階" });

  const accepted = await acceptByCreator(app, seeded);
  expect(accepted.result).toMatchObject({ state: "contracted", funding: "charging", turn: "company" });
  expect(await charges()).toMatchObject([{ deal_id: seeded.dealId, way: "card", state: "charging" }]);
  const frozen = await app.call(creator.getTerms, { token: seeded.creator.token, params });
  expect(frozen.result).toMatchObject({
    sha256: shown.result.sha256,
    acceptances: [{ side: "company" }, { side: "creator" }],
    parties: { creatorLegalName: "佐々木 さくら", creatorInvoiceNumber: null },
  });
  const listed = await app.call(company.listCompanyDeals, { token: seeded.company.token });
  expect(listed.result.docs).toMatchObject([{ dealId: seeded.dealId, yen: 100_000 }]);
});

test("a company that changes its plan, name and address while terms wait is bound by what it had sent", async () => {
  const seeded = await seedReady(app);
  await sendByCompany(app, seeded);
  const params = { id: seeded.dealId, version: "1" };
  const sent = await app.call(creator.getTerms, { token: seeded.creator.token, params });
  const { companyId } = seeded.company;
  const { db } = app.deps;
  await db
    .updateTable("subscriptions")
    .set({ plan_id: "free", status: "none" })
    .where("company_id", "=", companyId)
    .execute();
  await db
    .updateTable("companies")
    .set({ name: "株式会社そら", address: "渋谷1-1" })
    .where("id", "=", companyId)
    .execute();
  expect((await acceptByCreator(app, seeded)).status).toBe(200);
  const frozen = await app.call(creator.getTerms, { token: seeded.creator.token, params });
  expect(frozen.result.sheet).toEqual(sent.result.sheet);
  expect(frozen.result.sheet.orderer.name).toBe("株式会社みなと珈琲");
  expect(await contracts()).toMatchObject([{ tool_fee_bps: 1000 }]);
  expect(await charges()).toMatchObject([{ tool_fee_bps: 1000, yen: "121000" }]);
});

test("a creator without a name of her own is called as the linked account is, on the page and in the list", async () => {
  const seeded = await seedReady(app);
  const { ownerId } = seeded.creator;
  await app.deps.db
    .updateTable("influencers")
    .set({ creator_name: null })
    .where("id", "=", ownerId)
    .execute();
  await sendByCompany(app, seeded);
  const linked = await app.deps.db
    .selectFrom("social_accounts")
    .select("display_name")
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", "instagram")
    .executeTakeFirstOrThrow();
  expect(linked.display_name).not.toBe("");
  const page = await app.call(company.getCompanyDeal, asCompany(seeded));
  expect(page.result.creator.name).toBe(linked.display_name);
  const listed = await app.call(company.listCompanyDeals, { token: seeded.company.token });
  expect(listed.result.docs).toMatchObject([{ name: linked.display_name }]);
});

test("a creator is warned of an own promise to take no competing work, and nobody else hears of it", async () => {
  const promised = { categoryId: "beauty", until: "2027-01-31" };
  const before = await seedContract(app, { terms: { exclusivity: promised } });
  const seeded = await seedReady(app, { creator: before.creator });
  await sendByCompany(app, seeded);
  const read = await app.call(creator.getDeal, asCreator(seeded));
  const clash = { dealId: before.dealId, productName: "うるおい化粧水「しずく」", ...promised };
  expect(read.result.clashes).toEqual([clash]);
  const seen = await app.call(company.getCompanyDeal, asCompany(seeded));
  expect(JSON.stringify(seen)).not.toContain(before.dealId);
  // One that begins after the promise is over meets nothing.
  const later = await seedReady(app, { creator: before.creator });
  await sendByCompany(app, later, { terms: { postFrom: "2027-02-01", postTo: "2027-02-10" } });
  expect((await app.call(creator.getDeal, asCreator(later))).result.clashes).toEqual([]);
  await acceptByCreator(app, seeded);
  expect((await app.call(creator.getDeal, asCreator(seeded))).result.clashes).toEqual([]);
});

test("with a creator who withdraws nothing is agreed beyond the last day, whoever offers it or answers", async () => {
  const seeded = await seedReady(app);
  await sendByCompany(app, seeded);
  await leaveOn(app, seeded, "2026-12-10");
  expect(await acceptByCreator(app, seeded)).toMatchObject({ status: 409, errors: ["postTo 1023"] });
  const until = (postTo: string) => ({ terms: { postTo, feeYen: 90_000 } });
  expect(await sendByCreator(app, seeded, until("2026-12-10"))).toMatchObject({ status: 409 });
  const sent = await sendByCompany(app, seeded, { ...until("2026-12-11"), baseVersion: 1, revision: 1 });
  expect(sent).toMatchObject({ status: 409, errors: ["postTo 1023"] });
  expect((await sendByCreator(app, seeded, until("2026-12-09"))).status).toBe(200);
});

test("a company reads what the creator's posts usually cost for as long as the fee is talked about", async () => {
  const seeded = await seedReady(app);
  const { influencerId, platform } = { influencerId: seeded.creator.ownerId, platform: "instagram" } as const;
  const price = await estimateOf(app.deps.db, { influencerId, platform });
  const open = await app.call(company.getCompanyDeal, asCompany(seeded));
  expect(open.result.estimate).toEqual(price && { minYen: price.minYen, maxYen: price.maxYen });
  const contracted = await seedContract(app);
  expect((await app.call(company.getCompanyDeal, asCompany(contracted))).result.estimate).toBeNull();
});

test("the fee of the tool is in no answer to a creator", async () => {
  const seeded = await seedContract(app);
  const params = { id: seeded.dealId, version: "1" };
  const answers = await Promise.all([
    app.call(creator.getDeal, asCreator(seeded)),
    app.call(creator.getTerms, { token: seeded.creator.token, params }),
    app.call(creator.listDeals, { token: seeded.creator.token }),
  ]);
  expect(JSON.stringify(answers.map(({ result }) => result))).not.toMatch(/tool|charge"|121000/i);
});

test("each side counters, replaces its own, and sees what changed; the seventh version is refused", async () => {
  const seeded = await seedReady(app);
  await sendByCompany(app, seeded);
  const countered = await sendByCreator(app, seeded, { terms: { feeYen: 120_000 } });
  expect(countered.result.diff).toMatchObject({ sinceVersion: 1, fields: ["feeYen"] });
  const replaced = await sendByCreator(app, seeded, {
    ...{ terms: { feeYen: 130_000 }, baseVersion: 2, revision: 2 },
  });
  expect(replaced.result).toMatchObject({ versionsLeft: 3, turn: "company" });
  // Not with the proposal that it takes the place of: the company has answered neither.
  expect(replaced.result.diff).toMatchObject({
    sinceVersion: 1,
    fields: ["feeYen"],
    before: { feeYen: 100_000 },
  });
  for (const version of [3, 4, 5])
    await sendByCompany(app, seeded, {
      ...{ terms: { feeYen: 110_000 + version }, baseVersion: version, revision: version },
    });
  const seventh = await sendByCreator(app, seeded, { baseVersion: 6, revision: 6 });
  expect([seventh.status, seventh.errors]).toEqual([409, ["rounds 1023"]]);
  const { result } = await app.call(creator.getDeal, asCreator(seeded));
  expect(result).toMatchObject({ versionsLeft: 0, can: ["accept", "decline", "askPaper", "message"] });
});

test("an answer that changes nothing is refused, one's own terms again are the same act, and both use up no version", async () => {
  const seeded = await seedReady(app);
  await sendByCompany(app, seeded);
  const answer = await sendByCreator(app, seeded);
  expect([answer.status, answer.errors]).toEqual([400, ["terms 1023"]]);
  expect((await sendByCompany(app, seeded, { baseVersion: 1, revision: 1 })).status).toBe(200);
  const { result } = await app.call(creator.getDeal, asCreator(seeded));
  expect(result).toMatchObject({ versionsLeft: 5, turn: "creator" });
});

test("what was read before another version came is agreed to by nobody", async () => {
  const seeded = await seedReady(app);
  const { result: first } = await sendByCompany(app, seeded);
  await sendByCompany(app, seeded, { terms: { feeYen: 60_000 }, baseVersion: 1, revision: 1 });
  const accept = (body: { version: number; sha256: string; revision: number }) =>
    app.call(creator.answerTerms, { ...asCreator(seeded), body: { action: "accept", ...body } });
  const old = { version: 1, sha256: first.sha256 ?? "" };
  for (const [body, field] of [
    [{ ...old, revision: 1 }, "revision"],
    [{ ...old, revision: 2 }, "version"],
    [{ ...old, version: 2, revision: 2 }, "sha256"],
  ] as const) {
    const answer = await accept(body);
    expect([answer.status, answer.errors]).toEqual([409, [`${field} 1023`]]);
  }
  expect(await charges()).toEqual([]);
  expect(await contracts()).toEqual([]);
});

test("of 32 that agree and 32 that replace at once one wins, and a contract is charged once", async () => {
  const seeded = await seedReady(app);
  const { result: open } = await sendByCompany(app, seeded);
  const { revision, sha256 } = open;
  const body = { action: "accept" as const, version: 1, sha256: sha256 ?? "", revision };
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => [
      app.call(creator.answerTerms, { ...asCreator(seeded), body }),
      sendByCompany(app, seeded, { terms: { feeYen: 70_000 + at }, baseVersion: 1, revision }),
    ]).flat(),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const agreed = answers.filter(({ result }) => result?.state === "contracted");
  const made = await contracts();
  expect(made).toHaveLength(agreed.length > 0 ? 1 : 0);
  expect(await charges()).toHaveLength(made.length);
});

test("of agreeing and declining at once one stands", async () => {
  const seeded = await seedReady(app);
  const { result: open } = await sendByCompany(app, seeded);
  const { revision, sha256 } = open;
  const accepting = { action: "accept" as const, version: 1, sha256: sha256 ?? "", revision };
  const declining = { action: "decline" as const, revision };
  await Promise.all(
    Array.from({ length: 16 }, () => [
      app.call(creator.answerTerms, { ...asCreator(seeded), body: accepting }),
      app.call(company.answerCompanyTerms, { ...asCompany(seeded), body: declining }),
    ]).flat(),
  );
  const { result } = await app.call(creator.getDeal, asCreator(seeded));
  const isContract = result.state === "contracted";
  expect(["contracted", "cancelled"]).toContain(result.state);
  expect(await charges()).toHaveLength(isContract ? 1 : 0);
});

test("the same key brings the same answer, and another body with it is refused", async () => {
  const seeded = await seedReady(app);
  const headers = { "idempotency-key": "one" };
  const body = { terms: readyTerms(), baseVersion: 0, revision: 0 };
  const send = (more = {}) =>
    app.call(company.sendCompanyTerms, { ...asCompany(seeded), headers, body: { ...body, ...more } });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.result]).toEqual([200, first.result]);
  expect((await send({ terms: readyTerms({ feeYen: 5000 }) })).status).toBe(409);
});

test.each([
  ["a fee under what was asked", { feeYen: 4000 }, "terms.feeYen 1023"],
  ["a format of another platform", { formats: [{ format: "short", count: 1 }] }, "terms.formats 1023"],
  ["a draft after the first day", { draftDueOn: "2026-12-02" }, "terms.draftDueOn 1023"],
  ["no day for the draft", { draftDueOn: null }, "terms.draftDueOn 3009"],
  [
    "a first day that is today",
    { draftDueOn: "2026-11-15", postFrom: "2026-11-15" },
    "terms.draftDueOn 1023",
  ],
  ["a last day before the first", { postTo: "2026-11-30" }, "terms.postTo 1023"],
  ["a last day in a year", { postTo: "2027-11-30" }, "terms.postTo 1023"],
  ["a use without an end", { usage: { scope: "ads", channels: null, until: null } }, "terms.usage 1023"],
  ["words against the label", { content: "PRの表記は外してください。" }, "terms.content 1023"],
  [
    "the same beside what is sent",
    { shipping: { ships: true, note: "広告の表記は不要です。" } },
    "terms.shipping 1023",
  ],
  ["a client of no agency", { clientName: "株式会社しずく" }, "terms.clientName 1023"],
] as const)("%s is refused at its field", async (_what, terms, error) => {
  const seeded = await seedReady(app);
  await app.deps.db.updateTable("deals").set({ least_fee_yen: 50_000 }).execute();
  const answer = await sendByCompany(app, seeded, { terms: terms as Partial<Terms> });
  expect([answer.status, answer.errors[0]]).toEqual([400, error]);
});

test("somebody else's deal is nowhere to be found, of either side", async () => {
  const [own, other] = [await seedContract(app), await seedReady(app)];
  const body = { terms: readyTerms(), baseVersion: 0, revision: 0 };
  const params = { id: own.dealId };
  const version = { ...params, version: "1" };
  const [creators, companies] = [other.creator.token, other.company.token];
  const answers = [
    await app.call(creator.getDeal, { token: creators, params }),
    await app.call(creator.getTerms, { token: creators, params: version }),
    await app.call(creator.sendTerms, { token: creators, params, body }),
    await app.call(creator.answerTerms, {
      token: creators,
      params,
      body: { action: "decline", revision: 2 },
    }),
    await app.call(company.getCompanyDeal, { token: companies, params }),
    await app.call(company.getCompanyTerms, { token: companies, params: version }),
    await app.call(company.sendCompanyTerms, { token: companies, params, body }),
  ];
  expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(answers.map(() => "404 2005"));
});

test("why terms were declined is read by the other side, and goes with the account of who said it", async () => {
  const seeded = await seedReady(app);
  const { result } = await sendByCompany(app, seeded);
  const reason = "撮影の日程が合いませんでした。";
  const body = { action: "decline" as const, reason, revision: result.revision };
  expect((await app.call(creator.answerTerms, { ...asCreator(seeded), body })).status).toBe(200);
  const read = await app.call(company.getCompanyDeal, asCompany(seeded));
  expect(read.result).toMatchObject({ endReason: "declined", endWords: { by: "creator", text: reason } });
  await closeAccount(app.deps, seeded.creator.ownerId);
  const after = await app.call(company.getCompanyDeal, asCompany(seeded));
  expect(after.result.endWords).toBeNull();
});

test("silence ends what waits for an answer, once, and both may act no more", async () => {
  const before = await seedReady(app);
  await sendByCompany(app, before);
  app.clock.set("2026-11-22T14:59:59.000Z");
  const seeded = await signInAgain(app, before);
  await Promise.all([runDealsClock(app.deps), runDealsClock(app.deps)]);
  expect((await app.call(creator.getDeal, asCreator(seeded))).result.state).toBe("terms");
  app.clock.set("2026-11-22T15:00:00.000Z");
  const late = await acceptByCreator(app, seeded);
  expect([late.status, late.errors]).toEqual([409, ["turnDueAt 1023"]]);
  await Promise.all([runDealsClock(app.deps), runDealsClock(app.deps)]);
  const { result } = await app.call(creator.getDeal, asCreator(seeded));
  expect(result).toMatchObject({ state: "expired", turn: "none", can: ["askPaper"] });
  expect(result.events.map(({ act, actor }) => `${actor} ${act}`)).toEqual([
    ...["company open", "company propose", "clock tick"],
  ]);
});

test("what is not paid for within 72 hours ends without a share", async () => {
  const before = await seedContract(app);
  app.clock.advance(72 * 3600);
  const seeded = await signInAgain(app, before);
  await runDealsClock(app.deps);
  const { result } = await app.call(company.getCompanyDeal, asCompany(seeded));
  expect(result).toMatchObject({ state: "cancelled", endReason: "unfunded", charge: { state: "voided" } });
});
