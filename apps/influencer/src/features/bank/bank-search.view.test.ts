import type { BankListEntry } from "@tomoru/contract/influencer/bank";
import { expect, test } from "vitest";
import { entryNamed, isYucho, matches } from "./bank-search.view.ts";

const mizuho = { code: "0001", name: "みずほ銀行", hira: "みずほ", roma: "mizuho" };
const mufg = {
  code: "0005",
  name: "三菱UFJ銀行",
  hira: "みつびしゆーえふじえい",
  roma: "mitsubishiyu-efujiei",
};
const yucho = { code: "9900", name: "ゆうちょ銀行", hira: "ゆうちよ", roma: "yuuchiyo" };
const banks: BankListEntry[] = [mizuho, mufg, yucho];

test.each([
  ["みず", mizuho],
  ["ミズホ", mizuho],
  ["ﾐｽﾞﾎ", mizuho],
  ["mizu", mizuho],
  ["0001", mizuho],
  ["０００１", mizuho],
  ["三菱", mufg],
  ["三菱ＵＦＪ", mufg],
  ["ufj", mufg],
  ["ゆう ちょ", yucho],
  ["ユウチョ", yucho],
  ["yucho", yucho],
  ["yuucho", yucho],
  ["みつびしゅーえふじぇい", mufg],
])("a bank is found by its name, its reading in any writing, or its code: %s", (typed, bank) => {
  expect(matches(banks, typed)).toEqual([bank]);
});

test("what begins with the words typed comes before what has them inside", () => {
  expect(matches(banks, "銀行")).toHaveLength(3);
  const shinMizuho = { code: "1001", name: "新みずほ信金", hira: "しんみずほ", roma: "shinmizuho" };
  expect(matches([shinMizuho, mizuho], "みずほ")).toEqual([mizuho, shinMizuho]);
});

test("of those that begin with it banks come first, then the shortest reading", () => {
  const yuki = { code: "1172", name: "結城信金", hira: "ゆうき", roma: "yuuki" };
  const shibuya = { code: "135", name: "渋谷", hira: "しぶや", roma: "shibuya" };
  const shibuyaChuo = { code: "345", name: "渋谷中央", hira: "しぶやちゆうおう", roma: "shibuyachiyuuou" };
  expect(matches([yuki, yucho], "ゆう")).toEqual([yucho, yuki]);
  expect(matches([shibuyaChuo, shibuya], "しぶ")).toEqual([shibuya, shibuyaChuo]);
});

test("the list opens with its beginning before anything is typed, and is never long", () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ ...mizuho, code: String(index) }));
  expect(matches(many, "")).toHaveLength(40);
  expect(matches(many, "みずほ")).toHaveLength(40);
});

test("a text counts as a listed bank only when it is the whole name", () => {
  expect(entryNamed(banks, "三菱ＵＦＪ銀行")).toEqual(mufg);
  expect(entryNamed(banks, "みずほ")).toBeUndefined();
  expect(entryNamed(undefined, "みずほ銀行")).toBeUndefined();
  expect([isYucho(yucho), isYucho(mizuho), isYucho(undefined)]).toEqual([true, false, false]);
});
