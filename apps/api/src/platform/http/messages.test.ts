import { expect, test } from "vitest";
import { faultMessage, messageOf } from "./messages.ts";

test("what is refused for a plan, a payment, a role, a seat or the provider says what to do", () => {
  const texts = ["plan", "payment", "role", "seat", "provider"].map((field) =>
    faultMessage({ field, refusal: "noAccess" }, "en"),
  );
  expect(new Set(texts).size).toBe(5);
  expect(texts).not.toContain(messageOf("noAccess", "en"));
});

test("any other fault says what its code says", () => {
  expect(faultMessage({ field: "email", refusal: "emailInvalid" }, "ja")).toBe(
    messageOf("emailInvalid", "ja"),
  );
  expect(faultMessage({ field: "role", refusal: "fieldRequired" }, "ja")).toBe(
    messageOf("fieldRequired", "ja"),
  );
  expect(faultMessage({ field: "email", refusal: "noAccess" }, "ja")).toBe(messageOf("noAccess", "ja"));
});
