import { expect, test } from "vitest";
import { missingProofs, suspensionOf } from "./companies.view.ts";

test("a company that has said nothing of itself has nothing that a verification could be held against", () => {
  const empty = { representative: null, address: "", phone: null, website: null };
  expect(missingProofs(empty)).toEqual(["representative", "address", "phone", "website"]);
  expect(missingProofs({ ...empty, phone: "0312345678", website: "https://example.jp" })).toEqual([
    "representative",
    "address",
  ]);
});

test("why a company is suspended is the newest reason, while the operator's suspension lasts", () => {
  const changed = { operator: "Tanaka", changedAt: "2026-11-20T00:00:00.000Z" };
  const statusChanges = [
    { ...changed, change: "verified", reason: "登記を確認" },
    { ...changed, change: "suspended", reason: "二度目の規約違反" },
    { ...changed, change: "active", reason: "解決した" },
    { ...changed, change: "suspended", reason: "規約違反" },
  ];
  const of = (...suspendedFor: ("payment" | "operator")[]) =>
    suspensionOf({ company: { suspendedFor }, statusChanges })?.reason;
  expect(of("payment", "operator")).toBe("二度目の規約違反");
  expect([of("payment"), of()]).toEqual([undefined, undefined]);
});
