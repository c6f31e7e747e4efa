import { CompanyInfo } from "@tomoru/contract/company/companies";
import { aCompany, aFullCompany } from "@tomoru/contract/testing/company.builder";
import { companies as words } from "@tomoru/i18n/ja/company/companies";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { entriesOf, faultTextOf, headingOf } from "./company-info.view.ts";

test.each([
  [aFullCompany(), { kind: "verified" }],
  [aFullCompany({ verification: "unverified" }), { kind: "waiting" }],
  [aFullCompany({ verification: "unverified", phone: null }), { kind: "missing", count: 1 }],
  [aCompany(), { kind: "missing", count: 5 }],
])("the page says first how far the check is: %#", (company, heading) => {
  expect(headingOf(company)).toEqual(heading);
});

test("a company as it is kept can be saved again as it stands in the form", () => {
  expect(z.safeParse(CompanyInfo, entriesOf(aFullCompany())).success).toBe(true);
  expect(z.safeParse(CompanyInfo, entriesOf(aCompany())).success).toBe(true);
  expect(entriesOf(aFullCompany()).postalCode).toBe("150-0041");
});

test("a field with a shape of its own says which, unless it is too long", () => {
  expect(faultTextOf({ field: "phone", refusal: "dataInvalid" }, words.info)).toBe(words.info.faults.phone);
  expect(
    faultTextOf({ field: "website", refusal: "dataInvalid", rule: "tooLong", limit: 2048 }, words.info),
  ).toBeUndefined();
  expect(faultTextOf({ field: "name", refusal: "nameRequired" }, words.info)).toBeUndefined();
});
