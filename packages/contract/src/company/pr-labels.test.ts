import { expect, test } from "vitest";
import { prEvidenceOf } from "./pr-labels.ts";

const ruleOf = (text: string) => prEvidenceOf(text)?.rule ?? null;

test.each([
  ["#PR", "H"],
  ["＃ＰＲ", "H"],
  ["今日のコーデ… #プレゼント #pr_abc", "H"],
  ["新作です #広告投稿", "H"],
  ["#PaidPartnership with a brand", "H"],
  ["#P\u200BR 見えない文字は数えません", "H"],
  ["【PR】うるおい化粧水", "W"],
  ["[広告] 夏のキャンペーン", "W"],
  ["（宣伝）です", "W"],
  ["＜タイアップ＞秋の新色", "W"],
  ["PRです。1週間使いました", "W"],
  ["A社から商品の提供を受けて投稿しています", "S"],
  ["しずく様より製品をご提供いただきました", "S"],
  ["@shizuku.official より、この商品を提供頂きました", "S"],
  [
    "一週間、朝と夜に使ってみた感想を、ていねいにまとめて書きます。しずくのプロモーションに参加しています",
    "S",
  ],
  ["海沿いの道を朝から走って、夕方に灯台まで行ってきました。この動画は企業のプロモーションを含みます", "S"],
  ["商品モニターとして使いました", "S"],
  ["はじめてのタイアップ企画をお届けします。みなさんお元気ですか、今日もよろしく", "S"],
  ["One week with the serum, day and night, sponsored by Shizuku", "S"],
  ["in paid partnership with KAZE", "S"],
])("%s is a PR post by rule %s", (text, rule) => {
  expect(ruleOf(text)).toBe(rule);
});

test.each([
  "",
  "pricelist",
  "April sale",
  "#プレゼント",
  "#prince と散歩",
  "広告代理店で働いています",
  "自己PRの動画を撮りました",
  "PR担当の一日",
  "宣伝会議を読みました",
  "プロモーションビデオを撮影しました",
  "友達から情報の提供を受けました",
  "友達から商品の提供を受けました",
  "A社から場所の提供を受けました",
  "A社から電話がありました。商品の写真を提供いただきました",
  "unsponsored by anybody",
  "cosponsored by anybody",
])("%s is none", (text) => {
  expect(ruleOf(text)).toBeNull();
});

test.each([
  "#PR 広告ではありません",
  "PRじゃないけど本当におすすめ",
  "#ad but not sponsored",
  "#NotSponsored #ad",
  "#ad, not sponsored at all",
])("%s denies it, and counts only by the platform's own flag", (text) => {
  expect(prEvidenceOf(text)).toBeNull();
  expect(prEvidenceOf(text, true)).toEqual({ rule: "A", evidence: "", at: 0 });
});

test("an adventure denies nothing", () => {
  expect(ruleOf("#ad this is not an adventure")).toBe("H");
});

test("a word counts where it begins within the first 30 characters, emoji being one each", () => {
  expect(ruleOf(`${"🌸".repeat(29)}広告`)).toBe("W");
  expect(ruleOf(`${"🌸".repeat(30)}広告`)).toBeNull();
});

test("the evidence is what was found, and where", () => {
  expect(prEvidenceOf("🌸朝の支度 #しずく #PR動画 です")).toEqual({ rule: "H", evidence: "#pr動画", at: 11 });
  expect(prEvidenceOf("こんにちは。A社様より、商品を提供いただきました。")).toEqual({
    rule: "S",
    evidence: "様より、商品を提供いただ",
    at: 8,
  });
});

test("of several sentences the first is the evidence", () => {
  const [walk, monitor, plan] = [
    "灯台まで歩いてきました。",
    "商品モニターとして参加。",
    "タイアップ企画です。",
  ];
  const begin = walk.repeat(3);
  expect(prEvidenceOf(`${begin}${monitor}${plan}`)).toMatchObject({
    rule: "S",
    evidence: "商品モニターとして",
  });
  expect(prEvidenceOf(`${begin}${plan}${monitor}`)).toMatchObject({ rule: "S", evidence: "タイアップ企画" });
});

test("long texts of the beginnings of a pattern come to an end", () => {
  expect(
    ruleOf(`一つずつ順番に読みます。二つ目も読みます。三つ目です。${"様より".repeat(20_000)}`),
  ).toBeNull();
  expect(ruleOf(`${"あ".repeat(30)}${"#pr_".repeat(20_000)}!`)).toBeNull();
});
