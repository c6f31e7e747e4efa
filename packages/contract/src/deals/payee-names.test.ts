import { expect, test } from "vitest";
import { codeNamed, payeeNamesOf } from "./payee-names.ts";

const names = payeeNamesOf([
  { code: "0001", spellings: ["0001", "みずほ銀行", "みずほ"] },
  { code: "0002", spellings: ["0002", "あおば銀行", "ミズホ"] },
  { code: "0003", spellings: ["0003", "東", "ひがし"] },
  { code: "0004", spellings: ["0004", "東", "ひがし銀行"] },
]);

test.each([
  ["００01", "0001"],
  ["ミズホ 銀行", "0001"],
  ["ひがし銀行", "0004"],
])("%s leads to a code, whatever its widths, kana and spaces", (typed, code) => {
  expect(codeNamed(names, typed)).toBe(code);
});

test.each(["東", "みずほ", "", "ZZZZ"])("%j, of two or of none, leads to no code", (typed) => {
  expect(codeNamed(names, typed)).toBeNull();
});
