import { expect, test } from "vitest";
import { normaliseCode } from "./normalise-code.ts";

test("full-width digits with spaces become six plain digits", () => {
  expect(normaliseCode("１２３　４５６")).toBe("123456");
});

test("a pasted sentence gives its code", () => {
  expect(normaliseCode("確認コードは 048-213 です。")).toBe("048213");
});

test("digits after the sixth are dropped", () => {
  expect(normaliseCode("12345678")).toBe("123456");
});

test("text without digits gives an empty code", () => {
  expect(normaliseCode("コード")).toBe("");
});
