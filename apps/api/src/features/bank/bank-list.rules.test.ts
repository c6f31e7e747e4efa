import { expect, test } from "vitest";
import { bankName } from "./bank-list.rules.ts";

test.each([
  ["0001", "みずほ", "みずほ銀行"],
  ["0005", "三菱ＵＦＪ", "三菱UFJ銀行"],
  ["0294", "三井住友信託", "三井住友信託銀行"],
  ["9900", "ゆうちょ", "ゆうちょ銀行"],
])("the bank %s %s is shown as %s", (code, name, shown) => {
  expect(bankName({ code, name })).toBe(shown);
});

test.each([
  ["1003", "室蘭信金", "室蘭信金"],
  ["2011", "北央信組", "北央信組"],
  ["9481", "ＪＦしまね漁協", "JFしまね漁協"],
  ["2004", "商工中金", "商工中金"],
  ["0200", "ワイズ・ペイメンツ・ジャパン", "ワイズ・ペイメンツ・ジャパン"],
  ["0403", "バンク・オブ・アメリカ・エヌ・エイ", "バンク・オブ・アメリカ・エヌ・エイ"],
])("%s %s already says what it is", (code, name, shown) => {
  expect(bankName({ code, name })).toBe(shown);
});
