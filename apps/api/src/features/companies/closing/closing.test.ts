import { login, register, verifySignUpEmail } from "@tomoru/contract/company/accounts";
import { closeCompany, getCompanyProfile, updateCompanyInfo } from "@tomoru/contract/company/companies";
import { sendCompanyInquiry } from "@tomoru/contract/company/company-inquiries";
import { leaveCompany, sendInvitation, updateMember } from "@tomoru/contract/company/members";
import { refreshToken } from "@tomoru/contract/company/session";
import { cancelDeal } from "@tomoru/contract/influencer/deal-endings";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { aFullCompany } from "@tomoru/contract/testing/company.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mintOwnerId } from "../../../platform/owner.ts";
import { atOnce } from "../../../testing/at-once.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { dealNow, putFacts, seedContract, seedDeal } from "../../deals/deals.testing.ts";
import { balancePaidOut, balanceReceived, balanceYenOf } from "../../ledger/balance.usecases.ts";
import { payCharge } from "../../ledger/ledger.testing.ts";
import { findRefunds } from "../../ledger/refunds.repository.ts";
import { refundSucceeded } from "../../ledger/settling.usecases.ts";
import { tablesWith } from "../../membership/leftovers.testing.ts";
import { linkMailedTo, tallyOf } from "../companies.testing.ts";
import { closeCompany as closeCompanyWith } from "./closing.usecases.ts";

const password = "Minato-Kohi7";
let app: TestApp;
let owner: SeededMember;
let colleague: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  owner = await seedCompany(app, { planId: "standard", password, companyName: "株式会社けやき" });
  colleague = await seedColleague(app, owner, { password, fullName: "高橋 彩" });
});
afterAll(() => app.close());

const close = (body: object = { password, isConfirmed: true }) =>
  app.call(closeCompany, { token: owner.token, rawBody: body });

test("a company that is closed leaves a number and nothing that names it or its people", async () => {
  const { website, postalCode, prefecture, address, building, phone, representative, billingEmail } =
    aFullCompany();
  const info = { website, postalCode, prefecture, address, building, phone, representative, billingEmail };
  await app.call(updateCompanyInfo, {
    token: owner.token,
    body: { ...info, invoiceNumber: "T7000012050002" },
  });
  await app.call(sendInvitation, { token: owner.token, body: { email: "mori@example.jp" } });
  await linkMailedTo(app, "mori@example.jp");
  const inquiry = { topic: "other", subject: "質問", message: "いつ確認されますか。" } as const;
  await app.call(sendCompanyInquiry, { token: colleague.token, body: inquiry });
  expect((await close()).status).toBe(200);

  // The last mail to the owner is the one thing that still goes out.
  await app.mail.mailTo(owner.email);
  const named = [
    owner.email,
    colleague.email,
    "mori@example.jp",
    "株式会社けやき",
    "高橋 彩",
    owner.fullName,
  ];
  const said = ["T7000012050002", "03-1234-5678", "渋谷区神南", "minato-coffee.example.jp"];
  await expect.poll(() => tablesWith(app.deps.db, [...named, ...said])).toEqual([]);
});

test("everybody of it is told so at once, and nobody signs in", async () => {
  expect((await close()).status).toBe(200);
  for (const { token } of [owner, colleague]) {
    expect((await app.call(getCompanyProfile, { token })).code).toBe(1006);
  }
  expect((await app.call(refreshToken, { body: { refreshToken: colleague.refreshToken } })).code).toBe(1006);
  expect((await app.call(login, { body: { username: owner.email, password } })).code).toBe(1004);
});

test("its people may sign up again, as somebody new", async () => {
  await close();
  await app.mail.mailTo(owner.email);
  await app.call(verifySignUpEmail, { body: { email: owner.email } });
  const [otp = ""] = /\b\d{6}\b/.exec((await app.mail.mailTo(owner.email)).text) ?? [];
  const person = { fullName: "佐藤 一郎", email: owner.email, password, isTermsAccepted: true };
  const body = { companyName: "株式会社けやき", kind: "corporate", ...person, otp } as const;
  const { result } = await app.call(register, { body });
  const again = await app.call(getCompanyProfile, { token: result.accessToken });
  expect(again.result).toMatchObject({ member: { role: "owner" }, subscription: { planId: "free" } });
  expect(again.result.company.companyId).not.toBe(owner.companyId);
});

test.each([
  [{ password: "Minato-Cha88", isConfirmed: true }, 1004],
  [{ password, isConfirmed: false }, 1023],
  [{ password }, 3009],
  [{ isConfirmed: true }, 3001],
])("%j closes nothing: %i", async (body, code) => {
  expect((await close(body)).code).toBe(code);
  expect((await app.call(getCompanyProfile, { token: owner.token })).status).toBe(200);
});

test("of two who close at once one does, and nothing is left half-way", async () => {
  const answers = await atOnce(() => close(), 2);
  const { 200: closed } = tallyOf(answers);
  expect(closed).toBe(1);
  expect(await tablesWith(app.deps.db, [colleague.email])).toEqual([]);
});

test("a member who leaves or is removed keeps a number; the owner hands the company over first", async () => {
  expect(await app.call(leaveCompany, { token: owner.token })).toMatchObject({ status: 409, code: 1023 });
  const removed = await seedColleague(app, owner, { fullName: "森 葉子" });
  expect((await app.call(leaveCompany, { token: colleague.token })).status).toBe(200);
  await app.call(updateMember, {
    token: owner.token,
    params: { id: removed.memberId },
    body: { status: "removed" },
  });
  for (const email of [colleague.email, removed.email]) await app.mail.mailTo(email);
  const personal = [colleague.email, removed.email, "高橋 彩", "森 葉子"];
  await expect.poll(() => tablesWith(app.deps.db, personal)).toEqual([]);
  expect((await app.call(getCompanyProfile, { token: owner.token })).status).toBe(200);
});

test("money that is left over with us keeps a company open until it has gone back", async () => {
  const { db, clock } = app.deps;
  const move = { companyId: mintOwnerId<"company">(owner.companyId), yen: 50_000, now: clock.now() };
  await db.transaction().execute((trx) => balanceReceived(trx, { ...move, reference: "ccsbtxn_1" }));
  const refused = await close();
  expect([refused.status, refused.errors]).toEqual([409, ["deals 1023"]]);
  await db.transaction().execute((trx) => balancePaidOut(trx, { ...move, reference: "bank 1" }));
  expect((await close()).status).toBe(200);
});

test("money that comes while the plan is being ended keeps the company open too", async () => {
  const { db, clock } = app.deps;
  const companyId = mintOwnerId<"company">(owner.companyId);
  const session = await db
    .selectFrom("account_sessions")
    .select("id")
    .where("owner_id", "=", companyId)
    .where("account_id", "=", owner.memberId)
    .executeTakeFirstOrThrow();
  const caller = {
    actor: "company",
    ownerId: companyId,
    accountId: owner.memberId,
    sessionId: session.id,
  } as const;
  const move = { companyId, yen: 50_000, reference: "ccsbtxn_2", now: clock.now() };
  const endAtOnce = async () => {
    await db.transaction().execute((trx) => balanceReceived(trx, move));
  };
  const closing = closeCompanyWith(app.deps, { caller, password, ip: "127.0.0.1", endAtOnce });
  await expect(closing).rejects.toMatchObject({ status: 409, faults: [{ field: "deals" }] });
  expect((await app.call(getCompanyProfile, { token: owner.token })).status).toBe(200);
  expect(await balanceYenOf(db, companyId)).toBe(50_000);
});

test("a refund that has not arrived keeps the company open until it has", async () => {
  const { deal, ...contracted } = await seedPaidContract(app, owner);
  const { revision } = (await app.call(getDeal, contracted)).result;
  const body = { kind: "alone" as const, reason: "撮影ができなくなりました。", revision };
  expect((await app.call(cancelDeal, { ...contracted, body })).status).toBe(200);
  expect(await close()).toMatchObject({ status: 409, errors: ["deals 1023"] });
  const { db, clock } = app.deps;
  for (const { id } of await findRefunds(db, deal)) {
    const arrived = { influencerId: deal.influencerId, id, intent: "pi_1", now: clock.now() };
    await db.transaction().execute((trx) => refundSucceeded(trx, arrived));
  }
  expect((await close()).status).toBe(200);
});

/** With its money secured. */
async function seedPaidContract(app: TestApp, company: SeededMember) {
  const { creator, key, dealId } = await seedContract(app, { company });
  const { id } = (await dealNow(app, { key })).row;
  const deal = { influencerId: key.influencerId, deal: id };
  await app.deps.db.transaction().execute((trx) => payCharge(app.deps, trx, deal));
  await putFacts(app, key, { funding: "secured" });
  return { deal, token: creator.token, params: { id: dealId } };
}

test("terms end with a company that closes; a contract keeps it until the money is paid", async () => {
  const contracted = await seedContract(app, { company: owner });
  const refused = await close();
  expect([refused.status, refused.errors]).toEqual([409, ["deals 1023"]]);
  expect((await app.call(getCompanyProfile, { token: owner.token })).status).toBe(200);

  const key = { token: contracted.creator.token, params: { id: contracted.dealId } };
  const { revision } = (await app.call(getDeal, key)).result;
  const body = { kind: "alone" as const, reason: "撮影ができなくなりました。", revision };
  expect((await app.call(cancelDeal, { ...key, body })).status).toBe(200);
  const open = await seedDeal(app, { company: owner });
  expect((await close()).status).toBe(200);
  expect((await dealNow(app, open)).facts).toMatchObject({
    state: "cancelled",
    endReason: "closed",
    turn: "none",
  });
});
