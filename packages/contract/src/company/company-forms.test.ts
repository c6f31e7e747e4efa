import { expect, test } from "vitest";
import { z } from "zod/mini";
import { codeOf } from "../codes.ts";
import { faultsOf } from "../faults.ts";
import { OfferId } from "../influencer/offers.ts";
import { UsageWish } from "../influencer/usage.ts";
import { limits } from "../limits.ts";
import { aNewCampaign } from "../testing/campaign.builder.ts";
import { aConsultation } from "../testing/consultation.builder.ts";
import { faultsSaid } from "../testing/faults-said.ts";
import { CreatorId } from "./account-card.ts";
import { changePlan, previewPlan } from "./billing.ts";
import { budgetBands, estBudgetOf } from "./budget-bands.ts";
import { ApplicationId, CampaignId, NewCampaign } from "./campaigns.ts";
import { CardId, openCardPage } from "./cards.ts";
import { CompanyInfo, CompanyProfileUpdate, closeCompany } from "./companies.ts";
import { NewConsultation } from "./consultations.ts";
import { downloadList, downloadSearch } from "./csv.ts";
import { CreatorSearch, SearchWords } from "./discovery.ts";
import { GroupId } from "./list-groups.ts";
import { CopyTexts, createList, ListTexts, noteInList } from "./lists.ts";
import { readInvitation, updateMember } from "./members.ts";
import { SavedFilters, saveSearch, updateSavedSearch } from "./saved-searches.ts";

/** What each faulty field is told, by its number. */
function faults(schema: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.core.safeParse(schema, value);
  return error ? faultsOf(error).map(({ field, refusal }) => `${field} ${codeOf(refusal)}`.trim()) : [];
}
const codeFor = (schema: z.core.$ZodType, value: unknown) => faults(schema, value)[0] ?? "fits";
const uuid = "019aa9b2-5f00-7c3e-8f21-000000000000";
const manyLines = "一行目\n二行目";

test.each([
  ["a campaign's id", CampaignId, uuid, "2021"],
  ["a group's id", GroupId, uuid, "2015"],
  ["an application's id", ApplicationId, "AZaz09_-AZaz09_-AZaz09", "2021"],
  ["an offer's id", OfferId, "AZaz09_-AZaz09_-AZaz09", "2008"],
  ["a creator's id", CreatorId, "AZaz09AZaz09AZaz09AZ09", "2011"],
  ["a list's id", downloadList.params.shape.id, uuid, "2013"],
  ["a card's id", CardId, uuid, "2022"],
  ["a member's id", updateMember.params.shape.id, uuid, "2005"],
] as const)("%s is whole and exact, and anything else has its code", (_, schema, right, code) => {
  expect(codeFor(schema, right)).toBe("fits");
  for (const wrong of [`${right}0`, `0${right}`, right.slice(1), right.replace("0", "!"), 1, undefined])
    expect(codeFor(schema, wrong), String(wrong)).toBe(code);
});

test("a consultation asks a list or one creator, for a band or a fee, and tells which is missing", () => {
  const creatorId = "CCCCCCCCCCCCCCCCCCCCCC";
  const say = (part: object) => faults(NewConsultation, { ...aConsultation(), ...part });
  expect(say({ listId: uuid })).toEqual([]);
  expect(say({ creatorId })).toEqual([]);
  expect(say({})).toEqual(["listId 3009"]);
  expect(say({ listId: uuid, creatorId })).toEqual(["listId 3009"]);
  expect(say({ listId: uuid, budgetBand: null })).toEqual(["budgetBand 3009"]);
  expect(say({ listId: uuid, feeYen: limits.feeYen.min })).toEqual(["budgetBand 3009"]);
  expect(say({ listId: uuid, budgetBand: null, feeYen: limits.feeYen.max })).toEqual([]);
  const fee = (feeYen: unknown) => say({ listId: uuid, budgetBand: null, feeYen });
  expect(fee(limits.feeYen.min - 1)).toEqual(["feeYen 1023"]);
  expect(fee(limits.feeYen.max + 1)).toEqual(["feeYen 1023"]);
  expect(fee(limits.feeYen.min + 0.5)).toEqual(["feeYen 3013"]);
});

test("what a consultation leaves out is nothing, and it waits for the usual days", () => {
  expect(z.parse(NewConsultation, { ...aConsultation(), listId: uuid })).toEqual({
    ...aConsultation(),
    ...{ listId: uuid, productInfo: null, situation: null, month: null, productUrl: null, tieUpexp: null },
    ...{ feeYen: null, usageWish: null, answerDays: limits.answerDays.usual },
  });
  const say = (part: object) => faults(NewConsultation, { ...aConsultation(), listId: uuid, ...part });
  const { min, max } = limits.answerDays;
  expect([min, max, min - 1, max + 1].map((answerDays) => say({ answerDays }))).toEqual([
    ...[[], [], ["answerDays 1023"], ["answerDays 1023"]],
  ]);
  expect(
    say({ description: manyLines, productInfo: manyLines, situation: manyLines, tieUpexp: manyLines }),
  ).toEqual([]);
  expect(say({ productName: manyLines, postFormat: [manyLines] })).toEqual([
    "productName 1023",
    "postFormat.0 1023",
  ]);
  expect(say({ postFormat: [] })).toEqual(["postFormat 3009"]);
  expect(say({ postFormat: Array(21).fill("リール") })).toEqual(["postFormat 1023"]);
  expect(say({ period: { from: "2026-12-03", to: "2026-12-03" } })).toEqual([]);
  expect(say({ period: { from: "2026-12-04", to: "2026-12-03" } })).toEqual(["period 1023"]);
});

test("a wish for more use has months, and no wish has none", () => {
  expect(faults(UsageWish, { scope: "none", months: null })).toEqual([]);
  expect(faults(UsageWish, { scope: "ads", months: limits.usageMonths.max })).toEqual([]);
  expect(faults(UsageWish, { scope: "none", months: limits.usageMonths.min })).toEqual(["months 3009"]);
  expect(faults(UsageWish, { scope: "all", months: null })).toEqual(["months 3009"]);
  const months = (count: number) => faults(UsageWish, { scope: "ads", months: count })[0];
  expect([limits.usageMonths.min - 1, limits.usageMonths.max + 1, 1.5].map(months)).toEqual([
    "months 1023",
    "months 1023",
    "months 3013",
  ]);
});

test("an offer says the bounds of its band, or one fee twice, or nothing", () => {
  for (const [budgetBand, bounds] of Object.entries(budgetBands))
    expect(estBudgetOf({ budgetBand: budgetBand as keyof typeof budgetBands, feeYen: null })).toEqual(bounds);
  expect(estBudgetOf({ budgetBand: null, feeYen: 30_000 })).toEqual({ minYen: 30_000, maxYen: 30_000 });
  expect(estBudgetOf({ budgetBand: null, feeYen: null })).toBeNull();
  const edges = Object.values(budgetBands).map(({ minYen, maxYen }) => [minYen, maxYen]);
  expect(edges.slice(1).map(([from]) => from)).toEqual(edges.slice(0, -1).map(([, to]) => to));
});

test("an open campaign has places, a last day and at most so many categories", () => {
  const say = (part: object) => faults(NewCampaign, { ...aNewCampaign(), ...part });
  expect(say({})).toEqual([]);
  const { budgetBand: _, ...without } = aNewCampaign();
  expect(faults(NewCampaign, without)).toEqual(["budgetBand 3009"]);
  expect(say({ feeYen: limits.feeYen.min })).toEqual(["budgetBand 3009"]);
  expect(say({ capacity: limits.campaignCapacity.min - 1 })).toEqual(["capacity 1023"]);
  expect(say({ capacity: limits.campaignCapacity.max + 1 })).toEqual(["capacity 1023"]);
  expect(say({ categories: "beauty" })).toEqual(["categories 2007"]);
  expect(say({ categories: null })).toEqual(["categories 3009"]);
  const all = Array(limits.campaignCategories).fill("beauty");
  expect(say({ categories: all })).toEqual([]);
  expect(say({ categories: [...all, "beauty"] })).toEqual(["categories 2007"]);
  const { minFollowers: _min, categories: _all, ...least } = aNewCampaign();
  expect(z.parse(NewCampaign, least)).toMatchObject({ minFollowers: null, categories: [] });
});

test("a list has a name of one line and an explanation of several, which may be empty", () => {
  const say = (name: unknown, explanation: unknown = "") => faults(ListTexts, { name, explanation });
  expect(say("候補")).toEqual([]);
  expect(say("候補", manyLines)).toEqual([]);
  expect(say("候補", "あ".repeat(limits.listExplanationMaxLength))).toEqual([]);
  expect(say("候補", "あ".repeat(limits.listExplanationMaxLength + 1))).toEqual(["explanation 1023"]);
  for (const control of ["\u0000", "\u0007", "\u000b", "\u001f", "\u007f", "\u009f"])
    expect(say("候補", `a${control}b`)).toEqual(["explanation 1023"]);
  expect(say("", 1)).toEqual(["name 3009", "explanation 1023"]);
  expect(faults(CopyTexts, {})).toEqual(["name 3009"]);
  expect(faults(noteInList.body, { note: "🙂".repeat(limits.listNoteMaxLength) })).toEqual([]);
  expect(faults(noteInList.body, { note: "🙂".repeat(limits.listNoteMaxLength + 1) })).toEqual(["note 1023"]);
  expect(z.parse(createList.body, { name: " 候補 ", platform: "tiktok" })).toEqual({
    ...{ name: "候補", explanation: "", platform: "tiktok", groupId: null, creatorIds: [] },
  });
});

test("words of a search are three of thirty characters at most, without control characters", () => {
  const word = "🙂".repeat(limits.searchWordLength);
  expect(codeFor(SearchWords, ` ${word}　${word}  ${word} `)).toBe("fits");
  expect(codeFor(SearchWords, `${word}🙂`)).toBe("1023");
  expect(codeFor(SearchWords, "a b c d")).toBe("1023");
  expect(codeFor(SearchWords, "a\tb")).toBe("1023");
  expect(codeFor(SearchWords, "a".repeat(401))).toBe("1023");
  expect(codeFor(SearchWords, "")).toBe("fits");
});

test("a search reads numbers and entries from its query, and bounds that do not cross", () => {
  const read = (query: object) => z.parse(CreatorSearch, query);
  expect(read({})).toEqual({ platform: "instagram" });
  expect(
    read({ followersMin: "0", followersMax: "999999999", lastPostDays: "30", followerBand: "1000" }),
  ).toEqual({
    ...{
      platform: "instagram",
      followersMin: 0,
      followersMax: 999_999_999,
      lastPostDays: 30,
      followerBand: 1000,
    },
  });
  expect(read({ ageBand: "25-34,,25-34", category: ",beauty,travel," })).toMatchObject({
    ageBand: ["25-34"],
    category: ["beauty", "travel"],
  });
  const say = (query: object) => faults(CreatorSearch, query);
  for (const range of ["followers", "medianViews", "engagement", "price", "prShare"]) {
    expect(say({ [`${range}Min`]: "2", [`${range}Max`]: "1" })).toEqual([`${range}Max 1023`]);
    expect(say({ [`${range}Min`]: "2", [`${range}Max`]: "2" })).toEqual([]);
    expect(say({ [`${range}Min`]: "2" })).toEqual([]);
  }
  for (const wrong of ["1.5", "-1", "1e3", "1234567890", " 1"])
    expect(say({ priceMin: wrong })).toEqual(["priceMin 3013"]);
  expect(say({ priceMin: 1.5 })).toEqual(["priceMin 3013"]);
  expect(say({ lastPostDays: "8" })).toEqual(["lastPostDays 1023"]);
  const many = Array.from({ length: limits.searchCategories + 1 }, (_, at) => `c${at}`);
  expect(say({ category: many.slice(1).join() })).toEqual([]);
  expect(say({ category: many.join() })).toEqual(["category 1023"]);
});

test("a saved search has filters, in numbers, whose bounds do not cross", () => {
  const say = (filters: unknown) => faults(saveSearch.body, { name: "美容", platform: "tiktok", filters });
  expect(say({})).toEqual([]);
  expect(say(undefined)).toEqual(["filters 3009"]);
  expect(say([])).toEqual(["filters 1023"]);
  expect(faults(SavedFilters, { followersMin: 2, followersMax: 1 })).toEqual(["followersMax 1023"]);
  expect(faults(SavedFilters, { followersMin: "2" })).toEqual(["followersMin 3013"]);
  expect(faults(SavedFilters, { priceMax: -1, prShareMax: 0.5 })).toEqual([
    "priceMax 3013",
    "prShareMax 3013",
  ]);
  expect(faults(updateSavedSearch.params, { id: "x" })).toEqual(["id 2005"]);
  expect(faults(updateSavedSearch.params, { id: uuid })).toEqual([]);
});

test.each([
  ["postalCode", "150-0001", "1500001"],
  ["postalCode", "１５０ー０００１", "1500001"],
  ["postalCode", " 150 0001 ", "1500001"],
  ["phone", " ０３‐１２３４‐５６７８ ", "03-1234-5678"],
  ["phone", "09012345678", "09012345678"],
  ["website", "", ""],
  ["website", null, null],
  ["prefecture", "tokyo", "tokyo"],
])("a company's %s %j is kept as %j", (field, typed, kept) => {
  expect(z.parse(CompanyInfo, { [field]: typed })).toEqual({ [field]: kept });
});

test.each([
  ["postalCode", "150-00010", 3013],
  ["postalCode", "15000a1", 3013],
  ["phone", "03-1234-567", 1023],
  ["phone", "090123456789", 1023],
  ["phone", "-0312345678", 1023],
  ["phone", "03--12345678", 1023],
  ["phone", "0312345678x", 1023],
  ["invoiceNumber", "T123", 1023],
  ["prefecture", "東京都", 1023],
  ["representative", "あ", 1023],
  ["billingEmail", "nobody", 3004],
  ["kind", "", 3009],
])("a company's %s %j is refused with %i", (field, typed, code) => {
  expect(faults(CompanyInfo, { [field]: typed })).toEqual([`${field} ${code}`]);
});

test.each([
  ["/company", "fits"],
  ["/company/plan/cards", "fits"],
  ["/company/plan/?card=1&next=a_b", "fits"],
  ["/companyish", "1023"],
  ["//company", "1023"],
  ["https://evil.example/company", "1023"],
  ["/company/../operator", "1023"],
  ["/company//evil.example", "1023"],
  ["/company?a=1#b", "1023"],
  ["", "3009"],
])("the way back %j from the provider: %s", (returnTo, said) => {
  expect(codeFor(openCardPage.body, { returnTo }).replace("returnTo ", "")).toBe(said);
});

test("a hand-over is told apart from a change of standing by its role, and wants the password", () => {
  const say = (raw: object) => faults(updateMember.bodyFor(raw), raw);
  for (const status of ["active", "inactive", "removed"]) expect(say({ status })).toEqual([]);
  expect(say({ status: "gone" })).toEqual(["status 1023"]);
  expect(say({ role: "owner", password: "Hikari-0731" })).toEqual([]);
  expect(say({ role: "owner" })).toEqual(["password 3001"]);
  expect(say({ role: "member", password: "Hikari-0731" })).toEqual(["role 1023"]);
  for (const raw of [null, "role", undefined])
    expect(faults(updateMember.bodyFor(raw), raw)).toEqual(["1023"]);
  const { params } = readInvitation;
  expect(codeFor(params, { token: "A_-9".repeat(50) })).toBe("fits");
  for (const token of ["", "a/b", "a".repeat(201)]) expect(codeFor(params, { token })).toBe("token 2005");
});

test("a plan is named in small letters; who keeps a seat is named by id, and not endlessly many are", () => {
  for (const id of ["a", "standard", "a".repeat(20)]) expect(faults(previewPlan.params, { id })).toEqual([]);
  for (const id of ["", "a".repeat(21), "Free", "free1", 1])
    expect(faults(previewPlan.params, { id })).toEqual(["id 2009"]);
  const keep = (keepMemberIds: unknown) => faultsSaid(changePlan.body, { keepMemberIds });
  expect(keep(Array(100).fill(uuid))).toEqual([]);
  expect(keep(Array(101).fill(uuid))).toEqual(["keepMemberIds 1023"]);
  expect(keep([`${uuid}0`, ""])).toEqual(["keepMemberIds.0 1023", "keepMemberIds.1 1023"]);
  expect(keep([null])).toEqual(["keepMemberIds.0 3009"]);
});

test("of a company any part may be changed alone, within its length, and is taken away by nothing", () => {
  const say = (part: object) => faults(CompanyInfo, part);
  expect(say({})).toEqual([]);
  for (const field of ["address", "building"]) {
    expect(say({ [field]: "あ".repeat(limits.textInputMaxLength) })).toEqual([]);
    expect(say({ [field]: "あ".repeat(limits.textInputMaxLength + 1) })).toEqual([`${field} 1023`]);
  }
  expect(say({ representative: "あ".repeat(limits.fullNameLength.max + 1) })).toEqual([
    "representative 1023",
  ]);
  for (const field of [
    "representative",
    "postalCode",
    "prefecture",
    "phone",
    "invoiceNumber",
    "billingEmail",
  ])
    for (const none of ["", null]) expect(say({ [field]: none }), field).toEqual([]);
  for (const [phone, said] of [
    ["0312345678", []],
    ["090-1234-5678", []],
    ["1-0901-234-5678", ["phone 1023"]],
    ["03-1234-567", ["phone 1023"]],
  ] as const)
    expect(say({ phone }), phone).toEqual(said);
  expect(faults(CompanyProfileUpdate, {})).toEqual([]);
  expect(faults(CompanyProfileUpdate, { fullName: "", locale: "fr", isNotifyAnswers: null })).toEqual([
    ...["fullName 3007", "locale 1023", "isNotifyAnswers 3009"],
  ]);
  expect(faults(closeCompany.body, { password: "Hikari-0731" })).toEqual(["isConfirmed 3009"]);
  expect(faults(closeCompany.body, { password: "Hikari-0731", isConfirmed: true })).toEqual([]);
});

test("a table of what was found has one row to the most, in an order that there is", () => {
  const asked = { platform: "tiktok", filters: {}, rows: 1 };
  const say = (part: object) => faults(downloadSearch.body, { ...asked, ...part });
  expect(z.parse(downloadSearch.body, asked)).toEqual({ ...asked, sort: "medianViews" });
  for (const rows of [1, limits.csvRowsOfSearch]) expect(say({ rows })).toEqual([]);
  for (const rows of [0, limits.csvRowsOfSearch + 1]) expect(say({ rows })).toEqual(["rows 1023"]);
  expect(say({ rows: 1.5, sort: "name", platform: "" })).toEqual([
    ...["platform 3009", "sort 1023", "rows 3013"],
  ]);
});
