import { expect, test } from "vitest";
import { codeOf, codes, failureNameOf, isAccessReason, isFailureName, isSubStatusCode } from "./codes.ts";

/** The catalogue of the product by the status that each code travels with. */
const catalogue: Record<number, readonly number[]> = {
  200: [8000, 8001, 8002, 8003, 8004],
  400: [
    1003, 1004, 1005, 1009, 1021, 1023, 1024, 1062, 1063, 2006, 2007, 2008, 2009, 2010, 2011, 2013, 2015,
    2021, 2022, 2026, 3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009, 3010, 3011, 3012, 3013,
  ],
  401: [1008, 1019],
  402: [1066],
  403: [1006, 1007, 2016],
  404: [1002, 2005],
  409: [2001, 2024],
  429: [1020, 1025, 1069],
  500: [5000],
  502: [1064, 5020],
};

test("every code of the catalogue travels with its status, and there is no other code", () => {
  const byStatus = Object.groupBy(Object.entries(codes), ([, { statuses }]) => String(statuses[0]));
  const found = Object.entries(byStatus).map(([status, group = []]) => [
    Number(status),
    group.map(([code]) => Number(code)),
  ]);
  expect(Object.fromEntries(found)).toEqual(catalogue);
});

test("no two codes share a name", () => {
  const names = Object.values(codes).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("a number that is not in the catalogue is no code", () => {
  expect([8001, "8001", 9999, 1, null].map(isSubStatusCode)).toEqual([true, false, false, false, false]);
});

test("a failure has its name, and what is none or is not known is unexpected", () => {
  expect([2005, 8000, 9999].map(failureNameOf)).toEqual(["dataNotFound", "unexpected", "unexpected"]);
  expect(["dataNotFound", "success", "passwordChanged", "none"].map(isFailureName)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(codeOf("dataNotFound")).toBe(2005);
});

test("why somebody has no access is told by a word of the list", () => {
  expect([isAccessReason("plan"), isAccessReason("shape")]).toEqual([true, false]);
});
