import { aCompany, aFullCompany } from "@tomoru/contract/testing/company.builder";
import { expect, test } from "vitest";
import { checkOf } from "./company-check.view.ts";

test.each([
  [aFullCompany(), { kind: "verified" }],
  [aFullCompany({ verification: "unverified" }), { kind: "waiting" }],
  [aFullCompany({ verification: "unverified", phone: null }), { kind: "missing", count: 1 }],
  [aCompany(), { kind: "missing", count: 5 }],
])("what is missing comes before the check, and the check before its end: %#", (company, check) => {
  expect(checkOf(company)).toEqual(check);
});
