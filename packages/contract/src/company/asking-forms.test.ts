import { expect, test } from "vitest";
import { z } from "zod/mini";
import { plusDays } from "../bank-days.ts";
import { limits } from "../limits.ts";
import { faultsSaid } from "../testing/faults-said.ts";
import {
  askedOf,
  type CampaignEntries,
  type ConsultationEntries,
  campaignEntries,
  consultationEntries,
} from "./asking-entries.ts";

const today = "2026-11-27";
const entered: ConsultationEntries = {
  ...{ productName: "しずく 化粧水", productInfo: "", productUrl: "", postFormat: ["リール"] },
  ...{
    periodFrom: "2026-12-01",
    periodTo: "2026-12-20",
    description: "ご相談です。",
    situation: "",
    tieUpexp: "",
  },
  ...{ usageScope: "none", usageMonths: "", budget: "u50", feeYen: "", answerDays: "14" },
};
const say = (part: object) =>
  faultsSaid(
    consultationEntries(() => today),
    { ...entered, ...part },
  );

const open: CampaignEntries = {
  ...entered,
  ...{ capacity: "10", closesOn: "2026-12-05", minFollowers: "", categories: [] },
};
const sayOpen = (part: object) =>
  faultsSaid(
    campaignEntries(() => today),
    { ...open, ...part },
  );

test("what is needed is asked for, all of it at once, and the rest may stay empty", () => {
  expect(say({})).toEqual([]);
  const nothing = {
    ...entered,
    productName: "",
    postFormat: [],
    periodFrom: "",
    periodTo: "",
    description: "",
  };
  expect(
    faultsSaid(
      consultationEntries(() => today),
      { ...nothing, usageScope: "", budget: "", answerDays: "" },
    ),
  ).toEqual([
    ...["productName 3009", "postFormat 3009", "periodFrom 3009", "periodTo 3009", "description 3009"],
    ...["usageScope 3009", "budget 3009", "answerDays 3009"],
  ]);
  for (const [field, most] of [
    ["productInfo", 2000],
    ["situation", 500],
    ["tieUpexp", 500],
  ] as const) {
    expect(say({ [field]: `一行目\n${"あ".repeat(most - 4)}` })).toEqual([]);
    expect(say({ [field]: "あ".repeat(most + 1) })).toEqual([`${field} 1023`]);
  }
  expect(say({ productUrl: "https://shizuku.example/" })).toEqual([]);
  expect(say({ productUrl: "shizuku" })).toEqual(["productUrl 1023"]);
});

test("posts are wanted from today on, for half a year ahead at most, and not before they begin", () => {
  const last = new Date(Date.parse(today) + limits.periodDays * 86_400_000).toISOString().slice(0, 10);
  const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
  const period = (periodFrom: string, periodTo: string) => say({ periodFrom, periodTo });
  expect(period(today, today)).toEqual([]);
  expect(period(today, last)).toEqual([]);
  expect(period(today, after)).toEqual(["periodTo 1023"]);
  expect(period("2026-11-26", "2026-12-20")).toEqual(["periodFrom 1023"]);
  expect(period("2026-12-02", "2026-12-01")).toEqual(["periodTo 1023"]);
  expect(period("", "2026-12-01")).toEqual(["periodFrom 3009"]);
  expect(period("2026-12-01", "")).toEqual(["periodTo 3009"]);
});

test("months are asked for with a use, and a fee with a fee; neither else", () => {
  const { min, max } = limits.usageMonths;
  const use = (usageMonths: string) => say({ usageScope: "ads", usageMonths });
  for (const months of [`${min}`, `${max}`, "１２"]) expect(use(months)).toEqual([]);
  for (const months of [`${min - 1}`, `${max + 1}`, "x", "1.5"])
    expect(use(months)).toEqual(["usageMonths 1023"]);
  expect(use("")).toEqual(["usageMonths 3009"]);
  for (const usageScope of ["none", ""])
    for (const usageMonths of ["", "999", "x"])
      expect(say({ usageScope, usageMonths })).toEqual(usageScope === "" ? ["usageScope 3009"] : []);
  expect(say({ usageScope: "tv" })).toContain("usageScope 1023");

  const fee = (feeYen: string) => say({ budget: "fee", feeYen });
  for (const yen of [`${limits.feeYen.min}`, `${limits.feeYen.max}`, "３０,０００円", "¥30,000"])
    expect(fee(yen), yen).toEqual([]);
  for (const yen of [`${limits.feeYen.min - 1}`, `${limits.feeYen.max + 1}`, "三万", "30000.5", "-30000"])
    expect(fee(yen), yen).toEqual(["feeYen 1023"]);
  expect(fee("")).toEqual(["feeYen 3009"]);
  for (const feeYen of ["", "1", "x"]) expect(say({ budget: "100-300", feeYen })).toEqual([]);
  expect(say({ budget: "1-2" })).toEqual(["budget 1023"]);
});

test("what two fields say together is marked beside a field that is empty, in one go", () => {
  const nothing = { productName: "", answerDays: "" };
  const crossed = { periodFrom: "2026-11-26", periodTo: "2026-11-25", usageScope: "ads", budget: "fee" };
  expect(say({ ...nothing, ...crossed }).toSorted()).toEqual([
    ...["answerDays 3009", "feeYen 3009", "periodFrom 1023", "periodTo 1023", "productName 3009"],
    "usageMonths 3009",
  ]);
});

test("days for an answer and places are whole numbers, as people type them", () => {
  const answer = (answerDays: string) => say({ answerDays });
  for (const days of [limits.answerDays.min, limits.answerDays.max, " ７ "])
    expect(answer(`${days}`)).toEqual([]);
  for (const days of [limits.answerDays.min - 1, limits.answerDays.max + 1])
    expect(answer(`${days}`)).toEqual(["answerDays 1023"]);
  for (const days of ["x", "7.5", "-7", "1234567890"]) expect(answer(days)).toEqual(["answerDays 3013"]);
  expect(sayOpen({})).toEqual([]);
  for (const capacity of [limits.campaignCapacity.min, limits.campaignCapacity.max])
    expect(sayOpen({ capacity: `${capacity}` })).toEqual([]);
  for (const capacity of [limits.campaignCapacity.min - 1, limits.campaignCapacity.max + 1])
    expect(sayOpen({ capacity: `${capacity}` })).toEqual(["capacity 1023"]);
  expect(sayOpen({ minFollowers: "１,０００" })).toEqual([]);
  expect(sayOpen({ budget: "fee", feeYen: "4999万", minFollowers: "1.5万", capacity: "２人" })).toEqual([]);
  expect(sayOpen({ budget: "fee", feeYen: "万" })).toEqual(["feeYen 1023"]);
  expect(sayOpen({ minFollowers: `${limits.minFollowers.max + 1}` })).toEqual(["minFollowers 1023"]);
  expect(
    z.parse(
      campaignEntries(() => today),
      { ...open, minFollowers: "１,０００", capacity: "１０" },
    ),
  ).toMatchObject({
    ...{ minFollowers: "1000", capacity: "10" },
  });
});

test("applications end tomorrow at the earliest, and within the days there are for it", () => {
  const on = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const { min, max } = limits.campaignClosesDays;
  const periodTo = on(limits.periodDays);
  for (const days of [min, max]) expect(sayOpen({ closesOn: on(days), periodTo })).toEqual([]);
  for (const days of [min - 1, max + 1])
    expect(sayOpen({ closesOn: on(days), periodTo })).toEqual(["closesOn 1023"]);
  const all = Array(limits.campaignCategories).fill("beauty");
  expect(sayOpen({ categories: all })).toEqual([]);
  expect(sayOpen({ categories: [...all, "beauty"] })).toEqual(["categories 2007"]);
  expect(sayOpen({ periodFrom: "2026-11-26", usageScope: "ads", budget: "fee" })).toEqual([
    ...["periodFrom 1023", "usageMonths 3009", "feeYen 3009"],
  ]);
});

test("nobody can apply after the last day of the posts", () => {
  const { periodTo } = open;
  expect(sayOpen({ closesOn: periodTo })).toEqual([]);
  expect(sayOpen({ closesOn: "2026-12-21" })).toEqual(["closesOn 1023"]);
  expect(sayOpen({ closesOn: "2026-12-21", periodTo: "" })).toEqual(["periodTo 3009"]);
});

test("what is left empty is sent as nothing, and of budget and fee the chosen one alone", () => {
  expect(askedOf(entered)).toEqual({
    ...{ productName: "しずく 化粧水", description: "ご相談です。", postFormat: ["リール"] },
    ...{ productInfo: null, productUrl: null, situation: null, month: null, tieUpexp: null },
    ...{ period: { from: "2026-12-01", to: "2026-12-20" }, budgetBand: "u50", feeYen: null },
    usageWish: { scope: "none", months: null },
  });
  const filled = {
    productInfo: "化粧水",
    productUrl: "https://shizuku.example/",
    situation: "朝",
    tieUpexp: "初",
  };
  expect(
    askedOf({ ...entered, ...filled, budget: "fee", feeYen: "30000", usageScope: "ads", usageMonths: "6" }),
  ).toMatchObject({ ...filled, budgetBand: null, feeYen: 30_000, usageWish: { scope: "ads", months: 6 } });
  expect(askedOf({ ...entered, feeYen: "30000", usageMonths: "6" })).toMatchObject({
    ...{ feeYen: null, usageWish: { scope: "none", months: null } },
  });
});

test("the day is the one on which the entries are judged, not the one on which the form was opened", () => {
  let now = today;
  const schema = campaignEntries(() => now);
  const said = () => faultsSaid(schema, { ...open, periodFrom: today });
  expect(said()).toEqual([]);
  now = plusDays(today, 1);
  expect(said()).toContainEqual(expect.stringContaining("periodFrom"));
});
