import { describe, expect, test } from "vitest";
import type { Platform } from "../platforms.ts";
import { asksToDropLabel, checkLabel } from "./label-check.ts";

const companyNames = ["しずく", "Shizuku", "KAZE"];
type Row = readonly [caption: string, expected: string, platform?: Platform, title?: string];

function sayOf(caption: string, platform: Platform = "instagram", title?: string): string {
  const said = checkLabel({ platform, caption, companyNames, ...(title === undefined ? {} : { title }) });
  if (said.verdict === "clear") return said.by;
  return said.verdict === "unclear" ? said.reason : "missing";
}

const clear: Row[] = [
  ["#PR しずくの化粧水を1週間使いました", "tag"],
  ["#pr 朝の支度がらくになりました #しずく", "tag"],
  ["＃ＰＲ 全角でもそのまま読めます", "tag"],
  ["#広告 夏の新色です #コスメ #美容", "tag"],
  ["#宣伝 自転車KAZEの乗り心地", "tag"],
  ["#プロモーション 今月のお気に入り", "tag"],
  ["美味しい#PR 毎朝これ", "tag"],
  ["#PR 踊ってみた #ダンス #fyp", "tag", "tiktok"],
  ["#P\u200bR しずくの化粧水", "tag"],
  ["【PR】うるおい化粧水「しずく」", "word"],
  ["[PR] しずくの新作", "word"],
  ["（広告）夏のキャンペーン", "word"],
  ["PR：株式会社しずく", "word"],
  ["PR｜しずくの化粧水", "word"],
  ["PR\nしずくの化粧水を使いました", "word"],
  ["※広告\nしずくの化粧水", "word"],
  ["しずくの化粧水 / PR\n使い心地を書きます", "word"],
  ["今回はKAZEで走ります", "word", "youtube", "【PR】折りたたみ自転車で100km"],
  ["A社から商品の提供を受けて投稿しています", "sentence"],
  ["しずく様より商品をご提供いただきました", "sentence"],
  ["@shizuku.official さんに化粧水を提供していただきました", "sentence"],
  ["しずくのプロモーションに参加しています。", "sentence"],
  ["しずくの商品モニターに協力中です。", "sentence"],
  ["この投稿は広告です。しずくの化粧水", "sentence"],
  ["この動画には株式会社しずくのプロモーションを含みます", "sentence", "youtube"],
  ["KAZE社とのタイアップ動画です", "sentence"],
  ["#ad New serum, one week in", "english"],
  ["Sponsored by Shizuku. One week with the serum.", "english"],
  ["Paid partnership with KAZE. Riding 100 km.", "english", "youtube"],
  ["Thanks to KAZE for sponsoring this video", "english", "tiktok"],
  ["Ad: my morning routine", "english"],
  ["This post is an advertisement for Shizuku", "english"],
  [`${"あ".repeat(121)} #PR`, "tag"],
  [`${"い".repeat(96)} #広告`, "tag", "tiktok"],
];
const unclear: Row[] = [
  [`${"あ".repeat(122)} #PR`, "belowFold"],
  [`${"い".repeat(97)} #広告`, "belowFold", "tiktok"],
  ["朝\n昼\n夜\n#PR", "belowFold"],
  ["チャプター\n0:00 はじめに\n1:00 走る\n\n#PR", "belowFold", "youtube"],
  ["#コスメ #美容 #しずく #PR", "notFirstTag"],
  ["朝の支度 #しずく #PR", "notFirstTag"],
  ["#fyp #おすすめ #PR", "notFirstTag", "tiktok"],
  ["#ad しずくの化粧水を使いました", "foreignWord"],
  ["しずくの化粧水 sponsored by Shizuku", "foreignWord"],
  ["#sponsored 夏の新色です", "foreignWord"],
  ["#タイアップ しずくの化粧水", "weakWord"],
  ["#提供 しずくの化粧水", "weakWord"],
  ["#アンバサダー しずくの化粧水", "weakWord"],
  ["#案件 しずくの化粧水", "weakWord"],
  ["提供：しずく\n化粧水を使いました", "weakWord"],
  ["#gifted new serum", "weakWord"],
  ["#collab with @shizuku", "weakWord"],
  ["#しずく_PR 化粧水を使いました", "compoundTag"],
  ["#しずくPR 化粧水を使いました", "compoundTag"],
  ["#РR しずくの化粧水", "disguised"],
  ["🅿🆁 しずくの化粧水", "disguised"],
  ["#P.R しずくの化粧水", "disguised"],
  ["# PR しずくの化粧水", "disguised"],
  ["#\ufe0f\u20e3PR しずくの化粧水", "disguised"],
  ["#PR と書いていますが、これは広告ではありません", "contradicted"],
  ["PRじゃないけど本当におすすめ", "contradicted"],
  ["#PRではない しずくの化粧水", "contradicted"],
  ["#notad I just love it", "contradicted"],
];
const missing: Row[] = [
  ["しずくの化粧水、とてもよかったです", "missing"],
  ["PR TIMESに載りました", "missing"],
  ["自己PRの動画を撮りました", "missing"],
  ["PR会社で働いています", "missing"],
  ["#PRESENT 企画をやります", "missing"],
  ["#prince と散歩", "missing"],
  ["広告で見た化粧水を買ってみた", "missing"],
  ["広告なしで見られるアプリ", "missing"],
  ["プロモーションコードはSHIZUKU10", "missing"],
  ["#プロモーションビデオ を撮影しました", "missing"],
  ["#adidas の新作を買いました", "missing"],
  ["#ADHD の日常", "missing"],
  ["A great read about advertising", "missing"],
  ["友達から情報の提供を受けて行ってきた", "missing", "tiktok"],
  ["", "missing"],
];

describe("clear", () => {
  test.for(clear)("%j, by %s", ([caption, expected, platform, title]) => {
    expect(sayOf(caption, platform, title)).toBe(expected);
  });
});
describe("unclear", () => {
  test.for(unclear)("%j: %s", ([caption, expected, platform]) => {
    expect(sayOf(caption, platform)).toBe(expected);
  });
});
describe("missing", () => {
  test.for(missing)("%j is %s", ([caption, expected, platform]) => {
    expect(sayOf(caption, platform)).toBe(expected);
  });
});

test.for<Row>([
  // Bounds: a tag has its whole word before the fold, and characters are counted, not bytes.
  [`${"🌸".repeat(121)} #PR`, "tag"],
  ["朝\n昼\n#PR", "tag"],
  ["朝\n\n\n#PR", "belowFold"],
  ["しずくの化粧水", "tag", "youtube", "朝の支度 #PR"],
  ["しずくの化粧水", "notFirstTag", "youtube", "朝の支度 #しずく #PR"],
  // A title is read first on YouTube alone.
  ["しずくの化粧水", "notFirstTag", "instagram", "朝 #しずく #PR"],
  // Where a title is short, its whole is read, also behind what a caption's fold would be.
  ["しずくの化粧水", "sentence", "youtube", `${"あ".repeat(101)}この動画は広告です`],
  ["しずくの化粧水", "belowFold", "tiktok", `${"あ".repeat(101)}この動画は広告です`],
  // What is denied in two texts is not denied: each is read for itself.
  ["ではありません", "word", "youtube", "PR"],
  // Separators.
  ["PR - しずくの化粧水", "word"],
  ["PR-boxを開けました", "missing"],
  ["pr しずくの化粧水", "missing"],
  ["広告動画。しずくの化粧水", "word"],
  ["自己PR】の動画を撮りました", "missing"],
  // Givers.
  ["町のPRです", "missing"],
  ["しずくのPR動画を見ました", "missing"],
  ["しずくのPRです", "sentence"],
  ["@shizuku のプロモーションでお送りします", "sentence"],
  ["しずくから提供を受けました", "missing"],
  ["しずくから商品の提供を受けました", "sentence"],
  // Denials, wherever they stand.
  [`【PR】${"あ".repeat(300)}広告ではございません`, "contradicted"],
  ["しずくの化粧水です。#非PR", "contradicted"],
  // Disguises.
  ["㏚ しずくの化粧水", "disguised"],
  ["ⓅⓇ しずくの化粧水", "disguised"],
  ["広 告 しずくの化粧水", "disguised"],
  ["🇵🇷 プエルトリコへ行きました", "missing"],
  // English, as a word of its own or at the beginning of a line.
  ["  Ad | my morning routine", "english"],
  ["One week in\nSponsored", "english"],
  ["Ad  -  my morning routine", "english"],
  ["My ad: one week in", "missing"],
  ["Ad-free for a week", "missing"],
  ["In partnership with Shizuku", "english"],
  ["This reel is sponsored", "english"],
  ["This video is advertised", "missing"],
  ["One week in. This post is an ad", "english"],
  ["One week in. Thanks to KAZE for sponsoring this video", "english"],
  ["Nothanks to KAZE for sponsoring", "missing"],
  ["\u3000提供 : しずく", "weakWord"],
  ["おやつの提供：しずく", "missing"],
  // Tags within addresses and other tags.
  ["https://example.com/#PR しずく", "missing"],
  ["#pr_shizuku しずくの化粧水", "compoundTag"],
])("%j is %s", ([caption, expected, platform, title]) => {
  expect(sayOf(caption, platform, title)).toBe(expected);
});

test("says where the label stands, in characters", () => {
  expect(checkLabel({ platform: "instagram", caption: "🌸朝 #PR しずく" })).toEqual({
    verdict: "clear",
    by: "tag",
    at: 3,
    text: "#PR",
  });
});

test("a company's name is text, not a pattern", () => {
  const caption = "(株).*様から商品をいただきました";
  expect(checkLabel({ platform: "instagram", caption, companyNames: ["(株).*", "[", "\\"] })).toEqual({
    verdict: "missing",
  });
});

test("a company's name is read as it is written, whatever it is made of, and one that is empty is nobody's", () => {
  const saidBy = (name: string, caption: string) =>
    checkLabel({ platform: "instagram", caption, companyNames: [name] }).verdict;
  expect(saidBy("A+B", "A+BのPRです")).toBe("clear");
  expect(saidBy("", "町のPRです")).toBe("missing");
});

test("long captions of the beginnings of patterns come to an end", () => {
  for (const part of ["社から", "この投稿は", "#_", "thanks to ", "P.", "[PR", "\u3000※"]) {
    expect(checkLabel({ platform: "tiktok", caption: part.repeat(5000), companyNames }).verdict).not.toBe(
      "clear",
    );
  }
});

test.each([
  "PR表記を外してください",
  "#PRは不要です",
  "広告の文字なしで投稿してください",
  "please post without the label",
  "No ad label, please",
  "ＰＲと書かないでください",
  "post it without the #ad",
])("%s asks to leave the label out", (text) => {
  expect(asksToDropLabel(text)).toBe(true);
});

test.each([
  "PRを冒頭に入れてください",
  "不要な背景は外してください",
  "PR表記は必ず入れてください",
  "No problem",
  "productの写真は外してください",
  "広告で使う写真の背景にあるロゴや文字は消してください",
])("%s does not", (text) => {
  expect(asksToDropLabel(text)).toBe(false);
});
