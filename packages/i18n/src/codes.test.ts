import { codes } from "@tomoru/contract/codes";
import { expect, test } from "vitest";
import { codes as en } from "./en/common/codes.ts";
import { codes as ja } from "./ja/common/codes.ts";

test.each([
  ["Japanese", ja],
  ["English", en],
])("every code has a text in %s, and there is none without a code", (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(
    Object.values(codes)
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("codes that mean the same to the reader say the same", () => {
  for (const texts of [ja, en]) {
    expect(new Set([texts.otpNotMatched, texts.otpInvalid, texts.otpReferenceInvalid]).size).toBe(1);
    expect(new Set([texts.otpRequired, texts.otpFormat]).size).toBe(1);
    expect(new Set([texts.refreshTokenInvalid, texts.tokenInvalid]).size).toBe(1);
    const ids = [
      "offerIdInvalid",
      "planIdInvalid",
      "paymentIdInvalid",
      "influencerIdInvalid",
      "listIdInvalid",
      "groupIdInvalid",
      "consultationIdInvalid",
      "cardIdInvalid",
      "sessionIdInvalid",
    ] as const;
    expect(new Set(ids.map((name) => texts[name])).size).toBe(1);
  }
});
