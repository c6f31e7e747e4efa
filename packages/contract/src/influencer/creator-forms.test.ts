import { expect, test } from "vitest";
import { z } from "zod/mini";
import { limits } from "../limits.ts";
import { aBankAccount } from "../testing/bank.builder.ts";
import { faultsSaid } from "../testing/faults-said.ts";
import { AccountForm, BirthDate, CategoryId, ProfileUpdate } from "./account.ts";
import { accountTypes, BankInfo, defaultAccountType, listBranches } from "./bank.ts";
import { applyToCampaign, findCampaigns } from "./campaigns.ts";
import { paymentParams, StatementAnswer, StatementQuestion } from "./deal-payments.ts";
import { checkCaption } from "./deliveries.ts";
import { Cancellation, CancellationForm, Inquiry, OpenInquiry, PlanId, updatePlan } from "./membership.ts";
import { Budget, listOffers, NewOffer, Period } from "./offers.ts";
import { downloadPaidYear, listPayments } from "./payments.ts";
import { completeOauth, getOauthLink } from "./social.ts";
import { TaxProfileUpdate } from "./tax.ts";
import { getTaxSummary } from "./tax-summary.ts";

const long = (length: number) => "あ".repeat(length);
const uuid = "019aa9b2-5f00-7c3e-8f21-000000000000";

test("a statement is confirmed without a word, and asked about with one", () => {
  expect(faultsSaid(StatementAnswer, { action: "confirm" })).toEqual([]);
  expect(faultsSaid(StatementAnswer, { action: "query", message: "税額が違います。" })).toEqual([]);
  expect(faultsSaid(StatementAnswer, { action: "query" })).toEqual(["message 3009"]);
  expect(faultsSaid(StatementAnswer, {})).toEqual(["action 3009"]);
  expect(faultsSaid(StatementAnswer, { action: "refuse" })).toEqual(["action 1023"]);
  const ask = (message: string) => faultsSaid(StatementQuestion, { message });
  expect(ask(long(limits.dealMessageMaxLength))).toEqual([]);
  expect(ask(long(limits.dealMessageMaxLength + 1))).toEqual(["message 1023"]);
  expect(ask("一行目\n二行目")).toEqual([]);
});

const tax = { residency: "resident", entity: "individual", legalName: "山田 花子", hasEmployees: false };

test("an invoice number is T and thirteen digits, and a corporation's is its own number", () => {
  const say = (part: object) => faultsSaid(TaxProfileUpdate, { ...tax, ...part });
  const [corporate, another] = ["T7000012050002", "T6000012050002"];
  for (const invoiceNumber of [corporate, another, "", null, undefined, "ｔ7000-0120-50002"])
    expect(say({ invoiceNumber }), String(invoiceNumber)).toEqual([]);
  for (const invoiceNumber of ["T1", "7000012050002", 7])
    expect(say({ invoiceNumber })).toEqual(["invoiceNumber 1023"]);
  const corporation = (invoiceNumber: unknown) => say({ entity: "corporation", invoiceNumber });
  for (const invoiceNumber of [corporate, "", null, undefined])
    expect(corporation(invoiceNumber), String(invoiceNumber)).toEqual([]);
  expect(corporation(another)).toEqual(["invoiceNumber 1023"]);
});

test("tax details ask for where, what and by which name; a trade name and an invoice number may be none", () => {
  expect(z.parse(TaxProfileUpdate, tax)).toEqual({ ...tax, tradeName: null, invoiceNumber: null });
  expect(faultsSaid(TaxProfileUpdate, {})).toEqual([
    ...["residency 3009", "entity 3009", "legalName 3009", "hasEmployees 3009"],
  ]);
  const say = (part: object) => faultsSaid(TaxProfileUpdate, { ...tax, ...part });
  for (const tradeName of ["", null, "はなこ工房", long(limits.tradeNameMaxLength)])
    expect(say({ tradeName })).toEqual([]);
  expect(say({ tradeName: long(limits.tradeNameMaxLength + 1) })).toEqual(["tradeName 1023"]);
  const { min, max } = limits.legalNameLength;
  expect([min, max].map((length) => say({ legalName: long(length) }))).toEqual([[], []]);
  for (const length of [min - 1, max + 1])
    expect(say({ legalName: long(length) })).toEqual(["legalName 1023"]);
});

test("an account's number is kept in plain digits, however it is typed, and what is empty is told once", () => {
  const account = aBankAccount({ accountType: defaultAccountType });
  expect(z.parse(BankInfo, { ...account, accountNumber: " １２３４５６７８ " }).accountNumber).toBe(
    "12345678",
  );
  const { error } = z.safeParse(BankInfo, { ...account, accountNumber: " " });
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ["accountNumber", "fieldRequired"],
  ]);
  expect(accountTypes).toContain(defaultAccountType);
  for (const code of ["001", "00010", "000a", 1])
    expect(faultsSaid(listBranches.params, { code })).toEqual(["code 1023"]);
  expect(faultsSaid(listBranches.params, { code: "0001" })).toEqual([]);
});

test("a day of birth is from 1900 to today, wherever today has come first", () => {
  const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  for (const day of [`${limits.birthYearMin}-01-01`, ahead(14)])
    expect(faultsSaid(BirthDate, day)).toEqual([]);
  for (const day of ["1899-12-31", ahead(14 + 25)]) expect(faultsSaid(BirthDate, day)).toEqual(["1023"]);
});

test("of a profile any part may be changed alone; a word about oneself may be empty or none", () => {
  const say = (part: object) => faultsSaid(ProfileUpdate, part);
  expect(say({})).toEqual([]);
  for (const bio of ["", null, "一行目\n二行目", long(limits.bioMaxLength)]) expect(say({ bio })).toEqual([]);
  for (const bio of [long(limits.bioMaxLength + 1), "a\u0000", 1]) expect(say({ bio })).toEqual(["bio 1023"]);
  expect(say({ locale: "en", gender: "other", country: "JP" })).toEqual([]);
  expect(say({ locale: "fr", gender: "x", country: "JPN" })).toEqual([
    ...["country 1023", "gender 1023", "locale 1023"],
  ]);
  expect(say({ category: Array(100).fill("beauty") })).toEqual([]);
  expect(say({ category: Array(101).fill("beauty") })).toEqual(["category 2007"]);
  expect(say({ category: ["Beauty"] })).toEqual(["category.0 2007"]);
  expect(say({ category: "beauty" })).toEqual(["category 2007"]);
  for (const wrong of ["", "a".repeat(41), "美容"]) expect(faultsSaid(CategoryId, wrong)).toEqual(["2007"]);
  expect(faultsSaid(CategoryId, "a-1".padEnd(40, "z"))).toEqual([]);
  expect(say({ creatorName: long(limits.creatorNameLength.max + 1) })).toEqual(["creatorName 1023"]);
  expect(faultsSaid(AccountForm, {})).toContain("notification 3009");
});

test("a plan is named in small letters, and only a withdrawal can be taken back", () => {
  for (const id of ["a", "free", "a".repeat(20)]) expect(faultsSaid(PlanId, id)).toEqual([]);
  for (const id of ["", "a".repeat(21), "Free", "free1", undefined])
    expect(faultsSaid(PlanId, id)).toEqual(["2009"]);
  expect(faultsSaid(updatePlan.body, { status: "active" })).toEqual([]);
  expect(faultsSaid(updatePlan.body, { status: "withdrawing" })).toEqual(["status 1023"]);
  expect(faultsSaid(updatePlan.body, {})).toEqual(["status 3009"]);
});

test("a withdrawal may come with a name, an e-mail and a phone, or without", () => {
  const least = { reason: "others", description: "一行目\n二行目" };
  const say = (part: object) => faultsSaid(Cancellation, { ...least, ...part });
  expect(say({})).toEqual([]);
  for (const phone of ["", null, "03-1234-5678", "1".repeat(limits.cancellationPhoneMaxLength)])
    expect(say({ phone })).toEqual([]);
  for (const phone of ["1".repeat(limits.cancellationPhoneMaxLength + 1), 1])
    expect(say({ phone })).toEqual(["phone 1023"]);
  expect(say({ name: "", email: "hanako" })).toEqual(["name 3007", "email 3004"]);
  const form = { ...least, name: "山田 花子", email: "hanako@example.jp" };
  expect(faultsSaid(CancellationForm, { ...form, phone: "03-1234-5678" })).toEqual([]);
  expect(faultsSaid(CancellationForm, form)).toEqual(["phone 1023"]);
  expect(say({ description: long(limits.cancellationDetailMaxLength + 1) })).toEqual(["description 1023"]);
});

test("support is written to with a subject of one line and a message of several", () => {
  const inquiry = { subject: "お支払いについて", message: "一行目\n二行目" };
  expect(faultsSaid(Inquiry, inquiry)).toEqual([]);
  expect(faultsSaid(Inquiry, {})).toEqual(["subject 3009", "message 3009"]);
  expect(
    faultsSaid(Inquiry, {
      subject: long(limits.textInputMaxLength + 1),
      message: long(limits.inquiryMessageMaxLength + 1),
    }),
  ).toEqual(["subject 1023", "message 1023"]);
  expect(faultsSaid(OpenInquiry, inquiry)).toEqual(["name 3007", "email 3003"]);
});

test("a budget's bounds may be missing or the same, and do not cross", () => {
  const say = (minYen: unknown, maxYen: unknown) => faultsSaid(Budget, { minYen, maxYen });
  for (const [min, max] of [
    [null, null],
    [1, null],
    [null, 1],
    [1, 1],
    [1, 2],
  ])
    expect(say(min, max)).toEqual([]);
  expect(say(2, 1)).toEqual(["1023"]);
  expect(say(undefined, 1)).toEqual(["minYen 3009"]);
  expect(faultsSaid(Budget, undefined)).toEqual(["3009"]);
  expect(faultsSaid(Period, null)).toEqual(["3009"]);
});

test("of an offer only its platform has to be said; the rest is none", () => {
  const { platform, ...texts } = z.parse(NewOffer, { platform: "youtube" });
  expect(platform).toBe("youtube");
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(["productName", "period", "postFormat"]));
  expect(new Set(Object.values(texts))).toEqual(new Set([null]));
  expect(faultsSaid(NewOffer, {})).toEqual(["platform 3009"]);
  const say = (part: object) => faultsSaid(NewOffer, { platform: "youtube", ...part });
  const lengths = { productName: 120, productInfo: 2000, description: 2000, situation: 500, tieUpexp: 500 };
  for (const [field, length] of Object.entries(lengths)) {
    expect(say({ [field]: long(length) })).toEqual([]);
    expect(say({ [field]: long(length + 1) })).toEqual([`${field} 1023`]);
  }
  expect(say({ postFormat: Array(20).fill("リール") })).toEqual([]);
  expect(say({ postFormat: Array(21).fill("リール") })).toEqual(["postFormat 1023"]);
  expect(say({ postFormat: [long(51)] })).toEqual(["postFormat.0 1023"]);
  expect(say({ postFormat: "リール" })).toEqual(["postFormat 1023"]);
});

test("a list is asked for by a state of its own and goes on at a mark of ours", () => {
  const say = (query: object) => faultsSaid(listOffers.query, query);
  expect(say({ status: "pending", cursor: "A_-9".repeat(16) })).toEqual([]);
  for (const cursor of ["", "a".repeat(65), "a=", 1]) expect(say({ cursor })).toEqual(["cursor 1023"]);
  expect(say({ status: "open" })).toEqual(["status 1023"]);
  expect(faultsSaid(listPayments.query, { status: "Paid" })).toEqual([]);
  expect(faultsSaid(listPayments.query, { status: "paid" })).toEqual(["status 1023"]);
});

test("campaigns are found by what is asked, all of them and the newest first without a word", () => {
  expect(z.parse(findCampaigns.query, {})).toEqual({ group: "all", minFee: 0, sort: "newest", limit: 10 });
  const say = (query: object) => faultsSaid(findCampaigns.query, query);
  expect(say({ minFee: String(limits.feeYen.max), cursor: "a".repeat(1000) })).toEqual([]);
  expect(say({ minFee: String(limits.feeYen.max + 1), cursor: "a".repeat(1001) })).toEqual([
    ...["minFee 3013", "cursor 1023"],
  ]);
  expect(say({ group: "mine", platform: "x", sort: "oldest", category: "!" })).toEqual([
    ...["group 1023", "platform 1023", "category 2007", "sort 1023"],
  ]);
  const apply = (part: object) =>
    faultsSaid(applyToCampaign.body, { message: "一行目\n二行目", wishFeeYen: limits.feeYen.min, ...part });
  expect(apply({})).toEqual([]);
  expect(apply({ wishFeeYen: limits.feeYen.min - 1 })).toEqual(["wishFeeYen 1023"]);
  expect(apply({ wishFeeYen: limits.feeYen.max + 1 })).toEqual(["wishFeeYen 1023"]);
  expect(apply({ message: long(limits.applicationMessageMaxLength + 1) })).toEqual(["message 1023"]);
});

test("years of earnings are of this century, and a payment is named by its id", () => {
  for (const year of ["2000", "2026", "2099"]) {
    expect(faultsSaid(downloadPaidYear.params, { year })).toEqual([]);
    expect(faultsSaid(getTaxSummary.query, { year })).toEqual([]);
  }
  for (const year of ["1999", "20260", "x2026", "202", 2026]) {
    expect(faultsSaid(downloadPaidYear.params, { year })).toEqual(["year 1023"]);
    expect(faultsSaid(getTaxSummary.query, { year })).toEqual(["year 1023"]);
  }
  expect(faultsSaid(paymentParams, { id: uuid })).toEqual([]);
  for (const id of [`${uuid}0`, `0${uuid}`, uuid.toUpperCase(), "", undefined])
    expect(faultsSaid(paymentParams, { id })).toEqual(["id 2010"]);
});

test("a platform that is none is no page; what it sends back is a code, and a state that cannot be ours is a foreign one", () => {
  expect(faultsSaid(getOauthLink.params, { platform: "tiktok" })).toEqual([]);
  expect(faultsSaid(getOauthLink.params, { platform: "facebook" })).toEqual(["platform 2005"]);
  const say = (query: object) => faultsSaid(completeOauth.query, query);
  for (const code of ["a", "a".repeat(4096)]) expect(say({ code })).toEqual([]);
  for (const code of ["", "a".repeat(4097), undefined]) expect(say({ code })).toEqual(["code 1023"]);
  const state = (sent: unknown) => z.parse(completeOauth.query, { code: "a", state: sent }).state;
  expect([undefined, "s".repeat(512), "s".repeat(513), ["s"]].map(state)).toEqual([
    ...[undefined, "s".repeat(512), "", ""],
  ]);
});

test("a caption is looked at while it is typed, so it may be empty and too long by as much again", () => {
  const say = (part: object) => faultsSaid(checkCaption.body, { platform: "tiktok", caption: "", ...part });
  expect(say({})).toEqual([]);
  expect(say({ caption: undefined })).toEqual(["caption 3009"]);
  expect(say({ caption: "a".repeat(2 * limits.draftCaptionMaxLength) })).toEqual([]);
  expect(say({ caption: "a".repeat(2 * limits.draftCaptionMaxLength + 1) })).toEqual(["caption 1023"]);
  expect(say({ title: "a".repeat(2 * limits.draftTitleMaxLength + 1) })).toEqual(["title 1023"]);
  expect(say({ companyNames: ["しずく", "Shizuku"] })).toEqual([]);
  expect(say({ companyNames: ["a", "b", "c"] })).toEqual(["companyNames 1023"]);
});
