import { formatter } from "@tomoru/i18n/format";
import { words } from "@tomoru/i18n/ja/company/words";
import { expect, test } from "vitest";
import {
  bandText,
  lastPostText,
  missingReasonOf,
  percentText,
  priceSumOf,
  shareOfFollowersText,
  stripPostsOf,
  wholePercentText,
} from "./account-texts.view.ts";

const format = formatter({ locale: "ja" });
const wording = { words, format };

const views = (count: number | null) => ({ views: count, isPr: null });

test("rates and shares are cut, never rounded up", () => {
  expect(percentText(489)).toBe("4.8%");
  expect(percentText(9)).toBe("0.0%");
  expect(percentText(10_000)).toBe("100.0%");
  expect(wholePercentText(1299)).toBe("12%");
});

test("median views are told as a share of the followers, where both are known", () => {
  expect(shareOfFollowersText({ medianViews: 31_200, followers: 120_000 }, wording)).toBe("フォロワーの26%");
  expect(shareOfFollowersText({ medianViews: null, followers: 120_000 }, wording)).toBeNull();
  expect(shareOfFollowersText({ medianViews: 31_200, followers: 0 }, wording)).toBeNull();
});

test.each([
  ["2026-12-01", "今日"],
  ["2026-12-02", "今日"],
  ["2026-11-30", "昨日"],
  ["2026-11-25", "6日前"],
  ["2026-10-02", "10月2日"],
])("a last post of %s is of %s on the 1st of December", (on, text) => {
  expect(lastPostText(on, { ...wording, today: "2026-12-01" })).toBe(text);
});

test("a band of followers has both its ends, but for the lowest and the highest", () => {
  expect(bandText(0, wording)).toBe("1,000人未満");
  expect(bandText(50_000, wording)).toBe("5万〜10万人");
  expect(bandText(1_000_000, wording)).toBe("100万人〜");
  expect(bandText(null, wording)).toBe("フォロワー数は非公開");
});

test("estimates add up as ranges, and who has none is counted", () => {
  const prices = [{ minYen: 250_000, maxYen: 370_000 }, null, { minYen: 200_000, maxYen: 300_000 }];
  expect(priceSumOf(prices.map((price) => ({ price })))).toEqual({
    minYen: 450_000,
    maxYen: 670_000,
    unknown: 1,
  });
});

test.each([
  ["followers", { recentViews: [views(10)] }, "hidden"],
  ["medianViews", { recentViews: [views(10)] }, "tooFew"],
  ["price", { recentViews: [] }, "tooFew"],
  ["prShare", { recentViews: [views(null)] }, "tooFew"],
  ["medianViews", { recentViews: [views(null), views(null)] }, "notGranted"],
  ["medianViews", { recentViews: [views(null), views(null)], isGranted: true }, "hidden"],
  ["engagement", { recentViews: [views(null)], isGranted: true }, "hidden"],
  ["price", { recentViews: [], isGranted: true }, "tooFew"],
  ["price", { recentViews: [], isGranted: false }, "notGranted"],
  ["medianViews", { recentViews: [views(10)], isGranted: false }, "notGranted"],
  ["engagement", { recentViews: [views(null)] }, "notGranted"],
  ["engagement", { recentViews: [views(10)] }, "tooFew"],
  ["engagement", { recentViews: [views(10)], medianViews: 10 }, "hidden"],
  ["lastPostOn", { recentViews: [] }, "notRead"],
  ["followers", { recentViews: [], readAt: null }, "notRead"],
] as const)("%s of %o is missing since it is %s", (field, part, reason) => {
  const account = { readAt: "2026-11-27T03:00:00.000Z", medianViews: null, ...part };
  expect(missingReasonOf({ ...account, recentViews: [...part.recentViews] }, field)).toBe(reason);
});

test("posts of unknown views are no dots", () => {
  const recentViews = [
    { views: 10, isPr: null },
    { views: null, isPr: true },
    { views: 20, isPr: true },
  ];
  expect(stripPostsOf({ recentViews })).toEqual([
    { views: 10, isPr: false },
    { views: 20, isPr: true },
  ]);
});
