import { expect, test } from "vitest";
import { warningsOf } from "./message-warnings.rules.ts";

const before = { isContracted: false };

test.each([
  ["LINE IDを教えてください", "offPlatform"],
  ["my line id is hanako", "offPlatform"],
  ["lineidを送ります", "offPlatform"],
  ["line の id はこちら", "offPlatform"],
  ["line  の id はこちら", "offPlatform"],
  ["line の  id はこちら", "offPlatform"],
  ["ラインID交換しませんか", "offPlatform"],
  ["write me on whats app", "offPlatform"],
  ["kakao でもいいです", "offPlatform"],
  ["カカオはお使いですか", "offPlatform"],
  ["連絡は http://brief.example/a へ", "offPlatform"],
  ["電話は 03 1234 5678 です", "offPlatform"],
  ["call +81 90 1234 5678", "offPlatform"],
  ["call +81-90-1234-5678", "offPlatform"],
  ["call +819012345678", "offPlatform"],
  ["call +81 3-1234-5678", "offPlatform"],
  ["call +81 3 1234 5678", "offPlatform"],
  ["call +81 45-123-4567", "offPlatform"],
  ["call +81 45 123 4567", "offPlatform"],
  ["https://evil.example/https://instagram.com/a", "offPlatform"],
  ["Telegramで話しましょう", "offPlatform"],
  ["my WhatsApp is easier", "offPlatform"],
  ["カカオトークに登録をお願いします", "offPlatform"],
  ["taro@example.jp まで送ってください", "offPlatform"],
  ["taro.yamada＠ｍａｉｌ．example.co.jp へ", "offPlatform"],
  ["電話は 090-1234-5678 です", "offPlatform"],
  ["０９０１２３４５６７８ に電話ください", "offPlatform"],
  ["くわしくは https://brief.example/a を", "offPlatform"],
  ["www.example.jp を見てください", "offPlatform"],
  ["https://instagram.com.evil.example/p/a", "offPlatform"],
  ["先に保証金をお支払いください", "prepay"],
  ["登録料が必要です", "prepay"],
  ["先払いでお願いします", "prepay"],
  ["Please send a gift card first", "prepay"],
  ["giftcards are fine too", "prepay"],
  ["a small deposit is needed", "prepay"],
  ["PR表記は外してください", "labelRemoval"],
  ["#PR は不要です", "labelRemoval"],
  ["広告の表記なしでお願いします", "labelRemoval"],
  ["ＰＲと書かないでください", "labelRemoval"],
  ["please post it without the #ad", "labelRemoval"],
  ["remove the label", "labelRemoval"],
])("%j is warned of as %s", (text, warning) => {
  expect(warningsOf(text, before)).toContain(warning);
});

test.each([
  "商品は12月3日までに届くようにお送りします。",
  "オンラインで打ち合わせできますか。",
  "deadline is Friday",
  "https://www.instagram.com/p/CxYz123AbC_/ のような雰囲気で",
  "https://youtu.be/dQw4w9WgXcQ",
  "www.tiktok.com/@hanako のように",
  "http://m.youtube.com/watch のように",
  "https://instagram.com",
  "冒頭に #PR を入れてください。背景の小物は外してください。",
  "価格は 3,000-5,000 円です",
  "2026-12-03 までに",
  "広告で使う写真の背景にあるロゴや文字は消してください",
])("%j is warned of by nothing", (text) => {
  expect(warningsOf(text, before)).toEqual([]);
});

test("a link is no way out any more once there is a contract; an address still is", () => {
  const after = { isContracted: true };
  expect(warningsOf("https://brief.example/a", after)).toEqual([]);
  expect(warningsOf("taro@example.jp", after)).toEqual(["offPlatform"]);
});
