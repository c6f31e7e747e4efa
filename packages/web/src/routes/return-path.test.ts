import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("the wanted page survives the sign-in, with its query", () => {
  expect(returnPath({ from: "/offers?status=pending" }, "/")).toBe("/offers?status=pending");
});

test.each([
  null,
  undefined,
  {},
  { from: 1 },
  { from: "https://example.com" },
  { from: "//example.com" },
  { from: "/\\example.com" },
])("nothing but a path of our own is returned to: %j", (state) => {
  expect(returnPath(state, "/")).toBeNull();
});

test("below a folder only what lies in it is the site's own", () => {
  expect(returnPath({ from: "/company/plan?tab=1" }, "/company")).toBe("/company/plan?tab=1");
  expect(returnPath({ from: "/company" }, "/company")).toBe("/company");
  for (const from of [
    "/",
    "/offers",
    "/companyx",
    "/company/../offers",
    "/company/%2e%2e/offers",
    "//company/a",
  ]) {
    expect(returnPath({ from }, "/company")).toBeNull();
  }
});
