import { expect, test } from "vitest";
import { maskedEmail } from "./email-mask.rules.ts";

test("an e-mail shows its first letter and its domain", () => {
  expect(maskedEmail("hanako.yamada@example.jp")).toBe("h•••@example.jp");
  expect(maskedEmail("ha@example.jp")).toBe("h•••@example.jp");
});

test("one letter before the sign is not shown: it would be all of it", () => {
  expect(maskedEmail("h@example.jp")).toBe("•••@example.jp");
});
