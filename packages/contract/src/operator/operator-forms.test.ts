import { expect, test } from "vitest";
import { z } from "zod/mini";
import { limits } from "../limits.ts";
import { faultsSaid } from "../testing/faults-said.ts";
import { grantPlan } from "./billing.ts";
import { CompanyParams, OperatorHeaders, setCompanyOwner, setCompanyStatus } from "./companies.ts";
import { confirmTaxProfile, setGuardianConsent } from "./creators.ts";
import { decideDispute, holdDeal, listOperatorDeals } from "./deals.ts";
import { payOutBalance, refundByHand } from "./ledger.ts";
import { sendOffers, sendPayments, setInfluencerStatus } from "./operator.ts";
import { holdPayment, listDuePayments, setPayoutAccount, writeOffPayment } from "./payments.ts";
import { downloadPayoutFile, getPayoutRun, importPayoutResults, settlePayoutRun } from "./payouts.ts";

const uuid = "019aa9b2-5f00-7c3e-8f21-000000000000";
const noIds = [`${uuid}0`, `0${uuid}`, uuid.toUpperCase(), uuid.replaceAll("-", ""), "", 1, undefined];
const email = "hanako@example.jp";

test("who acts signs with up to eighty visible characters", () => {
  const say = (name: unknown) => faultsSaid(OperatorHeaders, { "x-operator": name });
  for (const name of ["a", "Suzuki (support)", "x".repeat(80)]) expect(say(name)).toEqual([]);
  for (const name of ["", "x".repeat(81), "鈴木", "a\nb", undefined])
    expect(say(name), String(name)).toEqual(["x-operator 1023"]);
});

test("an id of a row is whole and exact, and anything else is told as the call tells it", () => {
  const ids = [
    [CompanyParams, "companyId", "2005"],
    [refundByHand.params, "id", "2005"],
    [getPayoutRun.params, "id", "2010"],
  ] as const;
  for (const [schema, field, code] of ids) {
    expect(faultsSaid(schema, { [field]: uuid })).toEqual([]);
    for (const wrong of noIds)
      expect(faultsSaid(schema, { [field]: wrong }), `${field} ${wrong}`).toEqual([`${field} ${code}`]);
  }
  const owner = (memberId: unknown) => faultsSaid(setCompanyOwner.body, { memberId, reason: "退職" });
  expect(owner(uuid)).toEqual([]);
  for (const wrong of noIds) expect(owner(wrong)).toEqual(["memberId 1023"]);
  const ofCompany = (company: unknown) => faultsSaid(listOperatorDeals.query, { company });
  expect(ofCompany(uuid)).toEqual([]);
  for (const wrong of noIds.filter((id) => id !== undefined))
    expect(ofCompany(wrong)).toEqual(["company 1023"]);
});

test("offers come in rows of one to the most, of a company or of nobody", () => {
  const offer = { influencerEmail: email, platform: "tiktok" };
  const say = (offers: unknown) => faultsSaid(sendOffers.body, { offers });
  expect(say([offer])).toEqual([]);
  expect(say([{ ...offer, companyId: uuid }])).toEqual([]);
  expect(say([{ ...offer, companyId: "x" }])).toEqual(["offers.0.companyId 2005"]);
  for (const none of [undefined, null, []]) expect(say(none)).toEqual(["offers 3009"]);
  expect(say(Array(limits.operatorRows.max).fill(offer))).toEqual([]);
  expect(say(Array(limits.operatorRows.max + 1).fill(offer))).toEqual(["offers 1023"]);
});

const change = { status: "Paid", reference: "A-1" };
const payment = {
  ...{ influencerEmail: email, date: "2026-11-15", description: "投稿2件", amount: 30_000 },
  ...change,
};
const paymentFaults = (raw: unknown) => faultsSaid(sendPayments.bodyFor(raw), raw);

test("a payment that is known changes its status alone; with anything else of a new one it is a new one", () => {
  expect(paymentFaults({ payments: [change, payment] })).toEqual([]);
  for (const [field, value] of Object.entries(payment)) {
    if (field in change) continue;
    const missing = Object.keys(payment).filter((name) => name !== field && !(name in change));
    expect(paymentFaults({ payments: [change, { ...change, [field]: value }] })).toEqual(
      ["date", "description", "amount", "influencerEmail"]
        .filter((name) => missing.includes(name))
        .map((name) => `payments.1.${name} ${name === "influencerEmail" ? 3003 : 3009}`),
    );
  }
  expect(paymentFaults({ payments: [{ status: "Paid" }] })).toEqual(["payments.0.reference 3009"]);
});

test("a faulty row of payments is told by its place, whatever stands there", () => {
  expect(paymentFaults({ payments: [payment, { ...payment, amount: -1 }] })).toEqual([
    "payments.1.amount 1023",
  ]);
  for (const row of [null, "row", 1]) expect(paymentFaults({ payments: [change, row] })).toHaveLength(1);
  const rows = (count: number) => ({ payments: Array(count).fill(payment) });
  for (const raw of [undefined, null, "payments", 1, []]) expect(paymentFaults(raw)).toHaveLength(1);
  for (const raw of [{}, { payments: null }, rows(0)]) expect(paymentFaults(raw)).toEqual(["payments 3009"]);
  for (const count of [1, limits.operatorRows.max]) expect(paymentFaults(rows(count))).toEqual([]);
  expect(paymentFaults(rows(limits.operatorRows.max + 1))).toEqual(["payments 1023"]);
  const last = limits.operatorRows.max - 1;
  const most = rows(limits.operatorRows.max).payments.with(last, { ...payment, amount: -1 });
  expect(paymentFaults({ payments: most })).toEqual([`payments.${last}.amount 1023`]);
});

test("a payment may say what was withheld and who pays", () => {
  const say = (part: object) => paymentFaults({ payments: [{ ...payment, ...part }] });
  expect(say({ withheldYen: 3063, payer: "株式会社しずく" })).toEqual([]);
  expect(say({ payer: null })).toEqual([]);
  expect(say({ payer: "あ".repeat(201) })).toEqual(["payments.0.payer 1023"]);
  expect(say({ withheldYen: 0.5 })).toEqual(["payments.0.withheldYen 3013"]);
  expect(say({ description: "あ".repeat(201), reference: "1".repeat(101) })).toEqual([
    ...["payments.0.description 1023", "payments.0.reference 1023"],
  ]);
});

test("of what the bank paid the day is asked for, of what failed the cause", () => {
  const row = { file: 1, line: 2 };
  const say = (...rows: unknown[]) => faultsSaid(importPayoutResults.body, { rows });
  expect(say({ ...row, result: "paid", paidOn: "2026-11-13" })).toEqual([]);
  expect(say({ ...row, result: "failed", code: "accountMissing" })).toEqual([]);
  expect(say({ ...row, result: "paid" })).toEqual(["rows.0.paidOn 3009"]);
  expect(say({ ...row, result: "paid", code: "accountMissing" })).toEqual(["rows.0.paidOn 3009"]);
  expect(say({ ...row, result: "failed" })).toEqual(["rows.0.code 3009"]);
  expect(say({ ...row, result: "failed", paidOn: "2026-11-13" })).toEqual(["rows.0.code 3009"]);
  expect(say({ ...row, result: "failed", code: "lost" })).toEqual(["rows.0.code 1023"]);
  expect(say({ file: 1.5, line: "2", result: "" })).toEqual([
    ...["rows.0.file 3013", "rows.0.line 3013", "rows.0.result 3009"],
  ]);
  const parsed = z.parse(importPayoutResults.body, {
    rows: [{ ...row, result: "paid", paidOn: "2026-11-13" }],
  });
  expect(parsed.rows).toEqual([{ ...row, result: "paid", code: null, paidOn: "2026-11-13" }]);
});

test("results are rows, or say that all the rest was paid: one of the two", () => {
  const say = (body: object) => faultsSaid(importPayoutResults.body, body);
  const row = { file: 1, line: 1, result: "paid", paidOn: "2026-11-13" };
  expect(say({ restPaidOn: "2026-11-13" })).toEqual([]);
  expect(say({})).toEqual(["rows 3009"]);
  expect(say({ rows: [row], restPaidOn: "2026-11-13" })).toEqual(["rows 3009"]);
  expect(say({ rows: [] })).toEqual(["rows 3009"]);
  expect(say({ rows: Array(limits.operatorRows.max).fill(row) })).toEqual([]);
  expect(say({ rows: Array(limits.operatorRows.max + 1).fill(row) })).toEqual(["rows 1023"]);
});

test("a file is found by its number from 1, a run is sent or let go, with a reason or without", () => {
  const file = (n: unknown) => faultsSaid(downloadPayoutFile.params, { id: uuid, n });
  for (const n of ["1", "999999"]) expect(file(n)).toEqual([]);
  for (const n of ["0", "01", "1000000", "1a", "-1", 1]) expect(file(n)).toEqual(["n 2005"]);
  const settle = (body: object) => faultsSaid(settlePayoutRun.body, body);
  expect(settle({ status: "sent" })).toEqual([]);
  expect(settle({ status: "void", reason: "口座を確認します。" })).toEqual([]);
  expect(settle({ status: "void", reason: "あ".repeat(limits.operatorReasonMaxLength + 1) })).toEqual([
    "reason 1023",
  ]);
  expect(settle({ status: "done" })).toEqual(["status 1023"]);
});

test("a dispute is decided by any whole percent, with whose fault it was and a reason", () => {
  const decided = { decision: "cancel", fault: "neither", reason: "双方の合意" };
  const say = (part: object) => faultsSaid(decideDispute.body, { ...decided, ...part });
  for (const creatorPct of [undefined, 0, 37, 100]) expect(say({ creatorPct })).toEqual([]);
  for (const creatorPct of [-1, 101]) expect(say({ creatorPct })).toEqual(["creatorPct 1023"]);
  for (const creatorPct of [0.5, "37"]) expect(say({ creatorPct })).toEqual(["creatorPct 3013"]);
  expect(faultsSaid(decideDispute.body, {})).toEqual(["decision 3009", "fault 3009", "reason 3009"]);
  expect(say({ reason: "あ".repeat(limits.dealReasonMaxLength) })).toEqual([]);
  expect(faultsSaid(holdDeal.body, {})).toEqual(["on 3009", "reason 3009"]);
});

test("whatever stops or lets go says why, in some lines and not in too many words", () => {
  const why = [
    [holdDeal, { on: true }],
    [holdPayment, { on: true }],
    [writeOffPayment, {}],
    [setCompanyStatus, { status: "suspended" }],
    [setInfluencerStatus, { status: "active" }],
  ] as const;
  for (const [{ body, name }, rest] of why) {
    const say = (reason: unknown) => faultsSaid(body, { ...rest, reason });
    expect(say("確認中です。\nお待ちください。"), name).toEqual([]);
    expect(say("あ".repeat(limits.operatorReasonMaxLength)), name).toEqual([]);
    expect(say("あ".repeat(limits.operatorReasonMaxLength + 1)), name).toEqual(["reason 1023"]);
    expect(say(" "), name).toEqual(["reason 3009"]);
  }
});

test("an account of a creator is four, three and seven digits", () => {
  const account = { bankCode: "0001", branchCode: "001", type: "savings", number7: "1234567", kana: "ﾔﾏﾀﾞ" };
  const say = (part: object) => faultsSaid(setPayoutAccount.body, { ...account, ...part });
  expect(say({})).toEqual([]);
  for (const [field, right] of Object.entries({ bankCode: "0001", branchCode: "001", number7: "1234567" })) {
    for (const wrong of [`${right}0`, right.slice(1), `${right.slice(1)}a`])
      expect(say({ [field]: wrong })).toEqual([`${field} 1023`]);
    for (const none of [undefined, ""]) expect(say({ [field]: none })).toEqual([`${field} 3009`]);
  }
});

test("what somebody vouches for is said with yes, and by what it is proven", () => {
  const guardian = { isConsented: true, guardianName: "山田 太郎", evidence: "署名した同意書" };
  const say = (part: object) => faultsSaid(setGuardianConsent.body, { ...guardian, ...part });
  expect(say({})).toEqual([]);
  expect(say({ isConsented: false })).toEqual(["isConsented 1023"]);
  expect(say({ isConsented: undefined, guardianName: "", evidence: " " })).toEqual([
    ...["isConsented 3009", "guardianName 3007", "evidence 3009"],
  ]);
  expect(say({ evidence: "あ".repeat(limits.operatorReasonMaxLength + 1) })).toEqual(["evidence 1023"]);
  expect(faultsSaid(confirmTaxProfile.body, {})).toEqual([
    ...["residency 3009", "entity 3009", "isConfirmed 3009", "evidence 3009"],
  ]);
});

test("money that is sent by hand has its day and what the bank calls it; a plan may be without an end", () => {
  const sent = { paidOn: "2026-11-13", reference: "R".repeat(100) };
  expect(faultsSaid(refundByHand.body, sent)).toEqual([]);
  expect(faultsSaid(payOutBalance.body, { ...sent, yen: 1 })).toEqual([]);
  expect(faultsSaid(payOutBalance.body, { ...sent, yen: 0 })).toEqual(["yen 1023"]);
  expect(faultsSaid(payOutBalance.body, { paidOn: "", reference: "R".repeat(101) })).toEqual([
    ...["yen 3009", "paidOn 3009", "reference 1023"],
  ]);
  expect(faultsSaid(grantPlan.body, { planId: "free", reason: "解約" })).toEqual([]);
  expect(z.parse(listDuePayments.query, {}).of).toBe("due");
  expect(faultsSaid(listDuePayments.query, { of: "paid" })).toEqual(["of 1023"]);
});
