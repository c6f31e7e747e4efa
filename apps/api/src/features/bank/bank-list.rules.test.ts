import { expect, test } from "vitest";
import { bankEntries, bankName, branchEntries, branchName } from "./bank-list.rules.ts";

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

test.each([
  ["0001", "渋谷", "渋谷支店"],
  ["0009", "春日部", "春日部支店"],
  ["0036", "ＪＲＥとき", "JREとき支店"],
  ["1003", "芽室", "芽室支店"],
  ["9900", "一〇八", "一〇八店"],
  ["0001", "本店前", "本店前支店"],
])("the branch of %s that the list calls %s is shown as %s", (code, name, shown) => {
  expect(branchName(code, name)).toBe(shown);
});

test.each([
  ["0001", "本店"],
  ["0001", "東京営業部"],
  ["0005", "成田空港第２ビル出張所"],
  ["0173", "財田代理店"],
  ["3003", "北部"],
  ["0001", "ハロー店"],
])("a place of %s called %s keeps its name", (code, name) => {
  expect(branchName(code, name)).toBe(name.normalize("NFKC"));
});

const entry = (code: string, name: string) => ({
  code,
  name,
  kana: name,
  hira: "ｱおば",
  roma: "aoba",
  branches: {},
});

test("banks come in the order of their codes, under the names of their doors, with readings that can be searched", () => {
  const banks = { b: entry("0009", "三井住友"), c: entry("1003", "室蘭信金"), a: entry("0001", "みずほ") };
  expect(bankEntries(banks)).toEqual([
    { code: "0001", name: "みずほ銀行", hira: "アおば", roma: "aoba" },
    { code: "0009", name: "三井住友銀行", hira: "アおば", roma: "aoba" },
    { code: "1003", name: "室蘭信金", hira: "アおば", roma: "aoba" },
  ]);
});

test("so do the branches of a bank", () => {
  const branches = { y: entry("200", "渋谷"), x: entry("100", "本店"), z: entry("300", "青葉") };
  expect(
    branchEntries({ ...entry("0001", "みずほ"), branches }).map(({ code, name }) => `${code} ${name}`),
  ).toEqual(["100 本店", "200 渋谷支店", "300 青葉支店"]);
});

test("the first code of the cooperatives is one of theirs", () => {
  expect(branchName("3000", "北")).toBe("北");
  expect(branchName("2999", "北")).toBe("北支店");
});
