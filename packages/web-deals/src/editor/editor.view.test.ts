import { someTerms } from "@tomoru/contract/testing/deal.builder";
import { describe, expect, test } from "vitest";
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

describe("what depends on the day, the side or the amount", () => {
  test.each([
    [{ draftDueOn: today }, "draftDueOn", "tooSoon"],
    [{ draftDueOn: "2026-12-11" }, "draftDueOn", "order"],
    [{ postTo: "2026-12-09" }, "postTo", "order"],
    [{ postTo: "2027-05-25" }, "postTo", "tooLate"],
    [{ feeYen: "2999" }, "feeYen", "wrong"],
    [{ usageScope: "ads" as const }, "usageUntil", "required"],
    [{ usageScope: "ads" as const, usageUntil: "2028-12-17" }, "usageUntil", "usage"],
  ])("%j is told at %s as %s", (part, field, check) => {
    expect(faultsOf(part)).toContainEqual(expect.objectContaining({ field, check }));
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
