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

test("a bank's own name comes before another one's reading, and a bank may have fewer spellings than others", () => {
  const uneven = payeeNamesOf([
    { code: "0006", spellings: ["0006", "花銀行", "さくら"] },
    { code: "0005", spellings: ["0005", "サクラ"] },
  ]);
  expect(codeNamed(uneven, "さくら")).toBe("0005");
  expect(codeNamed(uneven, "花銀行")).toBe("0006");
});
