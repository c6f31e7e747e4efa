import type { Terms } from "@tomoru/contract/deals/terms";
import { someTerms } from "@tomoru/contract/testing/deal.builder";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { describe, expect, test } from "vitest";
import { taxProfileOf } from "./tax-profile.rules.ts";
import { dayFaults, fitsWithholding, termsFaults } from "./terms-faults.rules.ts";

const judged = { platform: "instagram", today: "2026-11-25", isAgency: false } as const;
const faults = (part: Partial<Terms>, more: Partial<{ isAgency: boolean }> = {}) =>
  termsFaults(someTerms({ postTo: "2026-12-31", ...part }), { ...judged, ...more }).map(({ field }) => field);

describe("a use elsewhere", () => {
  const use = (part: Partial<Terms["usage"]>) => ({
    usage: { scope: "ads" as const, channels: null, until: "2027-06-30", ...part },
  });

  test("has an end, at most two years after the last day of posting", () => {
    expect(faults(use({}))).toEqual([]);
    expect(faults(use({ until: null }))).toEqual(["terms.usage"]);
    expect(faults(use({ until: "2028-12-31" }))).toEqual([]);
    expect(faults(use({ until: "2029-01-01" }))).toEqual(["terms.usage"]);
  });

  test("ends with the month where that is shorter", () => {
    const until = (day: string) => ({ postTo: "2027-03-31", ...use({ until: day }) });
    expect(faults(until("2029-03-31"))).toEqual([]);
    const february = (day: string) => ({
      postFrom: "2027-02-01",
      postTo: "2027-02-28",
      ...use({ until: day }),
    });
    expect(faults(february("2029-02-28"))).toEqual([]);
    expect(faults(february("2029-03-01"))).toEqual(["terms.usage"]);
  });

  test("that is none has neither places nor an end", () => {
    const none = (part: Partial<Terms["usage"]>) => use({ scope: "none", until: null, ...part });
    expect(faults(none({}))).toEqual([]);
    expect(faults(none({ channels: "店頭" }))).toEqual(["terms.usage"]);
    expect(faults(none({ until: "2027-06-30" }))).toEqual(["terms.usage"]);
  });
});

test("a client is named by an agency, and by nobody else", () => {
  expect(faults({ clientName: "株式会社しずく" })).toEqual(["terms.clientName"]);
  expect(faults({}, { isAgency: true })).toEqual(["terms.clientName"]);
  expect(faults({ clientName: "株式会社しずく" }, { isAgency: true })).toEqual([]);
});

test("a draft has a day where it is asked for, and none where it is not", () => {
  expect(faults({ draftRequired: false })).toEqual(["terms.draftDueOn"]);
  expect(faults({ draftRequired: false, draftDueOn: null })).toEqual([]);
});

test("tomorrow is the first day of a draft and of posting, the 180th the last", () => {
  const days = { draftDueOn: "2026-11-26", postFrom: "2026-11-26", postTo: "2027-05-24" };
  const wrong = (part: Partial<Parameters<typeof dayFaults>[0]>) =>
    dayFaults({ ...days, today: "2026-11-25", ...part }).map(({ field }) => field);
  expect(wrong({})).toEqual([]);
  expect(wrong({ draftDueOn: null })).toEqual([]);
  expect(wrong({ draftDueOn: "2026-11-25" })).toEqual(["terms.draftDueOn"]);
  expect(wrong({ draftDueOn: "2026-11-27" })).toEqual(["terms.draftDueOn"]);
  expect(wrong({ draftDueOn: null, postFrom: "2026-11-25" })).toEqual(["terms.postFrom"]);
  expect(wrong({ postTo: "2027-05-25" })).toEqual(["terms.postTo"]);
  expect(wrong({ postTo: "2026-11-26" })).toEqual([]);
  expect(wrong({ postTo: "2026-11-25" })).toEqual(["terms.postTo"]);
});

test("what is withheld fits who works and where", () => {
  const resident = { entity: "individual", residency: "resident" } as const;
  const corporation = { entity: "corporation", residency: "resident" } as const;
  const abroad = { entity: "individual", residency: "nonResident" } as const;
  const own = { kind: "none", reason: "ownPost" } as const;
  const treaty = { kind: "none", reason: "treatyFiled" } as const;
  const ofCorporation = { kind: "none", reason: "corporation" } as const;
  const foreign = { kind: "nonResident", reason: "performedInJapan" } as const;
  const fits = (who: Parameters<typeof fitsWithholding>[1]) =>
    [own, treaty, ofCorporation, foreign].map((withholding) => fitsWithholding(withholding, who));
  expect(fits(resident)).toEqual([true, false, false, false]);
  expect(fits(corporation)).toEqual([true, false, true, false]);
  expect(fits(abroad)).toEqual([false, true, false, true]);
});

test("a number of invoices is entered until the operator confirms it, and a corporation's is no person's", () => {
  const said = (invoiceNumber: string | null, isConfirmed: boolean, entity = aTaxProfile().entity) => {
    const { invoiceStatus, invoiceWarning } = taxProfileOf(
      aTaxProfile({ invoiceNumber, entity }),
      isConfirmed,
    );
    return [invoiceStatus, invoiceWarning];
  };
  expect(said(null, false)).toEqual(["none", null]);
  expect(said(null, true)).toEqual(["none", null]);
  expect(said("T1234567890123", false)).toEqual(["entered", null]);
  expect(said("T1234567890123", true)).toEqual(["confirmed", null]);
  expect(said("T7000012050002", false)).toEqual(["entered", "corporation"]);
  expect(said("T7000012050002", false, "corporation")).toEqual(["entered", null]);
});
