import { someTerms } from "@tomoru/contract/testing/deal.builder";
import { describe, expect, test } from "vitest";
import { changedSinceAsked, entriesFromAsked } from "./asked.view.ts";
import { checkEntries } from "./checks.view.ts";
import { entriesOf, termsIn, withholdingFor, worksFor } from "./entries.view.ts";

const today = "2026-11-25";
const usual = { platform: "instagram", today, leastFeeYen: 0, needsClient: false } as const;
const faultsOf = (part: Partial<ReturnType<typeof entriesOf>>, more = {}) =>
  checkEntries({ ...usual, ...more, entries: { ...entriesOf(someTerms()), ...part } }).faults;

test("a version read into the form and out again is the same", () => {
  const terms = someTerms({
    usage: { scope: "ads", channels: "Instagram", until: "2027-06-16" },
    exclusivity: { categoryId: "beauty", until: "2027-01-10" },
    shipping: { ships: true, note: "12月3日までに" },
    note: "よろしくお願いします。",
  });
  expect(termsIn(entriesOf(terms), "instagram")).toEqual(terms);
  expect(checkEntries({ ...usual, entries: entriesOf(terms) }).terms).toEqual(terms);
});

describe("the first form", () => {
  test("lists all that the law asks for and that is not there", () => {
    const { faults, terms } = checkEntries({ ...usual, entries: entriesOf(null) });
    expect(faults.map(({ field }) => field)).toEqual([
      "feeYen",
      "content",
      "formats",
      "draftDueOn",
      "postFrom",
      "postTo",
    ]);
    expect(terms).toBeNull();
  });
});

test("what the company's plan lacks is told at its field, and nothing of a creator's own version", () => {
  const usage = { scope: "ads", channels: "Instagram", until: "2027-06-16" } as const;
  const part = { ...entriesOf(someTerms({ usage })), counts: { reel: "２" } };
  const told = (plan?: { postCount: boolean; secondaryUse: boolean }) =>
    faultsOf(part, { plan }).map(({ field, check }) => [field, check]);
  expect(told({ postCount: false, secondaryUse: false })).toEqual([
    ["formats", "planPosts"],
    ["usage", "planUsage"],
  ]);
  expect(told({ postCount: true, secondaryUse: true })).toEqual([]);
  expect(told()).toEqual([]);
});

describe("a first form after a campaign or a consultation", () => {
  const asked = {
    description: "1週間使った実感をリールに",
    situation: "洗面台",
    period: { from: "2026-11-20", to: "2026-12-14" },
    postFormat: ["リール 2本", "ストーリーズ 1本"],
    feeYen: 100_000,
    wishFeeYen: 120_000,
    usageWish: { scope: "ads", months: 3 },
  } as const;
  const begun = (part: object = {}) =>
    entriesFromAsked(entriesOf(null), {
      asked: { ...asked, postFormat: [...asked.postFormat], ...part },
      platform: "instagram",
      today,
    });

  test("begins with what was asked and what the applicant wished", () => {
    expect(begun()).toEqual({
      ...entriesOf(null),
      feeYen: "120000",
      content: "1週間使った実感をリールに\n洗面台",
      counts: { reel: "2", story: "1" },
      postFrom: "2026-11-26",
      postTo: "2026-12-14",
      usageScope: "ads",
      usageUntil: "2027-03-14",
    });
    expect(begun({ wishFeeYen: null, postFormat: ["Feed post 3"] })).toMatchObject({
      feeYen: "100000",
      counts: { feed: "3" },
    });
    expect(begun({ period: { from: "2026-11-01", to: today } })).toMatchObject({ postFrom: "", postTo: "" });
  });

  test("names what is asked for otherwise by now", () => {
    expect(changedSinceAsked(begun(), begun())).toEqual([]);
    const entries = { ...begun(), feeYen: "90000", usageScope: "none" as const };
    expect(changedSinceAsked(begun(), entries)).toEqual(["feeYen", "usage"]);
  });
});

describe("what depends on the day, the side or the amount", () => {
  test.each([
    [{ draftDueOn: today }, "draftDueOn", "tooSoon"],
    [{ draftDueOn: "2026-12-11" }, "draftDueOn", "order"],
    [{ postTo: "2026-12-09" }, "postTo", "order"],
    [{ postTo: "2027-05-25" }, "postTo", "tooLate"],
    [{ feeYen: "2999" }, "feeYen", "range"],
    [{ usageScope: "ads" as const }, "usageUntil", "required"],
    [{ usageScope: "ads" as const, usageUntil: "2028-12-17" }, "usageUntil", "usage"],
  ])("%j is told at %s as %s", (part, field, check) => {
    expect(faultsOf(part)).toContainEqual(expect.objectContaining({ field, check }));
  });

  test("a number out of its bounds is told with the bound, not as characters that cannot be", () => {
    expect(faultsOf({ feeYen: "0" })).toEqual([{ field: "feeYen", check: "range" }]);
    expect(faultsOf({ keepDays: "9999" })).toEqual([
      { field: "keepDays", check: "wrong", rule: "tooMuch", limit: 365 },
    ]);
    expect(faultsOf({ keepDays: "0" })).toEqual([
      { field: "keepDays", check: "wrong", rule: "tooLittle", limit: 1 },
    ]);
  });

  test("the company's first version has to reach the band", () => {
    expect(faultsOf({ feeYen: "49,999" }, { leastFeeYen: 50_000 })).toEqual([
      { field: "feeYen", check: "least", limit: 50_000 },
    ]);
    expect(faultsOf({ feeYen: "５０，０００円" }, { leastFeeYen: 50_000 })).toEqual([]);
  });

  test("an agency names whom it works for", () => {
    expect(faultsOf({}, { needsClient: true })).toEqual([{ field: "clientName", check: "required" }]);
  });

  test("without a draft nothing of it is asked for", () => {
    expect(faultsOf({ draftRequired: false, draftDueOn: "" })).toEqual([]);
  });
});

test("three questions lead to a kind and a reason that belong together", () => {
  expect(worksFor({ lives: "japan", entity: "corporation" })).toEqual(["corporation"]);
  expect(withholdingFor("ownPost")).toEqual({ kind: "none", reason: "ownPost" });
  expect(withholdingFor("design")).toEqual({ kind: "std", reason: "design" });
  expect(
    worksFor({ lives: "abroad", entity: "individual" }).map((reason) => withholdingFor(reason).kind),
  ).toEqual(["nonResident", "nonResident", "none"]);
});
