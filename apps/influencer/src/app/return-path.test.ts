import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("the wanted page survives the sign-in, with its query", () => {
  expect(returnPath({ from: "/offers?status=pending" })).toBe("/offers?status=pending");
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
  expect(returnPath(state)).toBeNull();
});
