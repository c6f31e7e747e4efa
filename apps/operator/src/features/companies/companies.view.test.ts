import { expect, test } from "vitest";
import { missingProofs } from "./companies.view.ts";

test("a company that has said nothing of itself has nothing that a verification could be held against", () => {
  const empty = { representative: null, address: "", phone: null, website: null };
  expect(missingProofs(empty)).toEqual(["representative", "address", "phone", "website"]);
  expect(missingProofs({ ...empty, phone: "0312345678", website: "https://example.jp" })).toEqual([
    "representative",
    "address",
  ]);
});
