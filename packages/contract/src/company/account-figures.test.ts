import { describe, expect, test } from "vitest";
import { aPost, daysAgo, now, somePosts } from "../testing/read-post.builder.ts";
import {
  daysBetweenPosts,
  figuresOf,
  growthOf,
  heatOf,
  jumpsOf,
  postsPerWeekTenths,
  prAnswerOf,
  prComparisonOf,
} from "./account-figures.ts";
import type { FollowersOfDay } from "./discovery-rules.ts";

describe("rhythm", () => {
  test("counts the posts of 28 days in tenths of a post a week, downwards", () => {
    const posts = [1, 2, 3, 27, 28.5].map((days) => aPost({ postedAt: daysAgo(days) }));
    expect(postsPerWeekTenths(posts, now, now)).toBe(10);
    expect(postsPerWeekTenths(posts.slice(0, 3), now, now)).toBe(7);
  });

  test("is not told from figures older than 7 days", () => {
    expect(postsPerWeekTenths([aPost()], Date.parse(daysAgo(7)), now)).toBe(2);
    expect(postsPerWeekTenths([aPost()], Date.parse(daysAgo(7)) - 1, now)).toBeNull();
  });

  test("has a median of days between posts", () => {
    const posts = [3, 5, 7, 9, 11, 40].map((days) => aPost({ postedAt: daysAgo(days) }));
    expect(daysBetweenPosts(posts)).toBe(2);
    expect(daysBetweenPosts(posts.slice(0, 5))).toBeNull();
  });

  test("is by weekday and hour in Japan, Monday first, from ten posts", () => {
    // 2026-11-22 15:30 UTC is Monday 00:30 in Japan.
    const monday = aPost({ postedAt: "2026-11-22T15:30:00Z" });
    const sunday = aPost({ postedAt: "2026-11-22T14:30:00Z" });
    const heat = heatOf([...Array.from({ length: 9 }, () => monday), sunday]);
    expect(heat?.[0]?.[0]).toBe(9);
    expect(heat?.[6]?.[5]).toBe(1);
    expect(heatOf(Array.from({ length: 9 }, () => monday))).toBeNull();
  });
});

const days = (counts: readonly (number | null)[], until = "2026-11-24"): FollowersOfDay[] =>
  counts.map((count, at) => ({
    on: new Date(Date.parse(until) - (counts.length - 1 - at) * 86_400_000).toISOString().slice(0, 10),
    count,
  }));

describe("growth", () => {
  test("is against the nearest count 25 to 35 days before, towards zero", () => {
    expect(growthOf(days([1000, ...Array(29).fill(null), 1055]), "2026-11-24")).toBe(550);
    expect(growthOf(days([3000, ...Array(29).fill(null), 2999]), "2026-11-24")).toBe(-3);
    expect(growthOf(days([30_000, ...Array(29).fill(null), 29_999]), "2026-11-24")).toBe(0);
    expect(growthOf(days([1000, ...Array(24).fill(null), 1100]), "2026-11-24")).toBe(1000);
    expect(growthOf(days([500, 1000, ...Array(29).fill(null), 1100]), "2026-11-24")).toBe(1000);
  });

  test("is none without a count then, from 0, or with a hidden one", () => {
    expect(growthOf(days([1000, ...Array(23).fill(null), 1100]), "2026-11-24")).toBeNull();
    expect(growthOf(days([1000, ...Array(35).fill(null), 1100]), "2026-11-24")).toBeNull();
    expect(growthOf(days([0, ...Array(29).fill(null), 1100]), "2026-11-24")).toBeNull();
    expect(growthOf(days([1000, ...Array(30).fill(null)]), "2026-11-24")).toBeNull();
  });
});

describe("jumps", () => {
  const grown = days([1000, 1010, 1020, 1030, 1040, 1050, 2000, 2010]);
  const jumped = "2026-11-23";

  test("are days of more than ten times the usual, with the post that explains them", () => {
    const seen = aPost({ views: 6000, postedAt: "2026-11-21T00:00:00Z", url: "https://example.com/p/seen" });
    const early = aPost({ views: 90_000, postedAt: "2026-11-19T00:00:00Z" });
    const small = aPost({ views: 5000, postedAt: "2026-11-22T00:00:00Z" });
    expect(jumpsOf({ days: grown, posts: [early, small, seen], medianViews: 1000 })).toEqual([
      { on: jumped, count: 950, explainedBy: "https://example.com/p/seen" },
    ]);
    expect(jumpsOf({ days: grown, posts: [early, small], medianViews: 1000 })).toEqual([
      { on: jumped, count: 950, explainedBy: null },
    ]);
  });

  test("are not told across a gap, of too few days, or of what nobody can compare", () => {
    const gap = grown.map((day) => (day.on === "2026-11-22" ? { ...day, count: null } : day));
    expect(jumpsOf({ days: gap, posts: [], medianViews: 1000 })).toEqual([]);
    expect(jumpsOf({ days: grown.slice(-5), posts: [], medianViews: 1000 })).toEqual([]);
    const seen = aPost({ views: 6000, postedAt: "2026-11-21T00:00:00Z" });
    expect(jumpsOf({ days: grown, posts: [seen], medianViews: null })[0]?.explainedBy).toBeNull();
  });

  test("of rounded counts are more than one step of the rounding", () => {
    const rounded = days([120_000, 120_000, 120_000, 121_000, 121_000, 121_000, 121_000, 124_000]);
    const alone = { days: rounded, posts: [], medianViews: 1000 };
    expect(jumpsOf({ ...alone, isRounded: true }).map(({ count }) => count)).toEqual([3000]);
    expect(jumpsOf(alone).map(({ count }) => count)).toEqual([1000, 3000]);
  });
});

describe("an account's figures", () => {
  test("are those of its main format", () => {
    const posts = [
      ...somePosts([1000, 2000, 3000, 4000, 5000]),
      ...somePosts([9, 9, 9, 9], { format: "feed" }),
    ];
    expect(figuresOf("instagram", posts, now)).toMatchObject({
      mainFormat: "reel",
      medianViews: 3000,
      medianLikes: 40,
      engagement: 140,
      prShare: 0,
      lastPostAt: daysAgo(3),
    });
  });

  test("hidden views leave the median of the likes", () => {
    const figures = figuresOf("instagram", somePosts([null, null, null, null, null]), now);
    expect(figures).toMatchObject({ medianViews: null, medianLikes: 40, engagement: null, price: null });
  });

  test("of fewer than five posts are none, but the day of the last", () => {
    expect(figuresOf("instagram", somePosts([1, 2, 3, 4]), now)).toEqual({
      mainFormat: "reel",
      medianViews: null,
      medianLikes: null,
      medianComments: null,
      engagement: null,
      price: null,
      prShare: null,
      lastPostAt: daysAgo(3),
    });
  });
});

describe("PR posts beside the others", () => {
  const others = somePosts([1000, 1000, 1000, 1000, 1000]);

  test.each([
    [900, 90, "alike"],
    [899, 89, "somewhatLess"],
    [700, 70, "somewhatLess"],
    [699, 69, "less"],
  ])("with %i of 1,000 views they have %i %% and do %s", (views, ratio, answer) => {
    const comparison = prComparisonOf([...others, ...somePosts(Array(5).fill(views), { isPr: true })], now);
    expect(comparison).toMatchObject({ sample: 10, count: 5, share: 5000, ratio, daysSinceLast: 3 });
    expect(prAnswerOf(comparison)).toBe(answer);
  });

  test("are not compared from fewer than five, nor told of from fewer than ten posts", () => {
    const few = prComparisonOf([...others, ...others, ...somePosts(Array(4).fill(1), { isPr: true })], now);
    expect(few).toMatchObject({ count: 4, ratio: null, pr: { posts: 4, medianViews: null } });
    expect(prAnswerOf(few)).toBe("tooFew");
    expect(prComparisonOf(somePosts(Array(9).fill(1)), now)).toBeNull();
    expect(prAnswerOf(null)).toBe("tooFew");
  });

  test("are compared within the main format only", () => {
    const inAnother = somePosts(Array(5).fill(9), { isPr: true, format: "feed" });
    expect(prComparisonOf([...others, ...others, ...inAnother], now)).toMatchObject({
      count: 5,
      pr: { posts: 0, medianViews: null },
      ratio: null,
    });
  });
});
