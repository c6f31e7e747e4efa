import { expect, test } from "vitest";
import { faultMessage, messageOf } from "./messages.ts";

test("what is refused for a plan, a payment, a role, a seat or the provider says what to do", () => {
  const texts = ["plan", "payment", "role", "seat", "provider"].map((field) =>
    faultMessage({ field, code: 2016 }, "en"),
  );
  expect(new Set(texts).size).toBe(5);
  expect(texts).not.toContain(messageOf(2016, "en"));
});

test("any other fault says what its code says", () => {
  expect(faultMessage({ field: "email", code: 3004 }, "ja")).toBe(messageOf(3004, "ja"));
  expect(faultMessage({ field: "role", code: 3009 }, "ja")).toBe(messageOf(3009, "ja"));
  expect(faultMessage({ field: "email", code: 2016 }, "ja")).toBe(messageOf(2016, "ja"));
});
