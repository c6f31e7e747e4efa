import { describe, expect, test } from "vitest";
import { aPost, daysAgo, now, somePosts } from "../testing/read-post.builder.ts";
import {
  daysBetweenPosts,
  figuresOf,
  formatsOf,
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

  test("counts a post of this moment, and none of 28 days ago or of tomorrow", () => {
    const of = (days: number) => postsPerWeekTenths([aPost({ postedAt: daysAgo(days) })], now, now);
    expect([0, 27.9, 28, -1].map(of)).toEqual([2, 2, 0, 0]);
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
    const none = [0, 0, 0, 0, 0, 0];
    expect(heat).toEqual([[9, 0, 0, 0, 0, 0], none, none, none, none, none, [0, 0, 0, 0, 0, 1]]);
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

  test("of two as near is against the later day's, and a hidden count is none", () => {
    const hidden = Array(28).fill(null);
    expect(growthOf(days([500, null, 1000, ...hidden, 1100]), "2026-11-24")).toBe(1000);
    expect(growthOf(days([500, null, 1000, ...hidden, 1100]).toReversed(), "2026-11-24")).toBe(1000);
    expect(growthOf([], "2026-11-24")).toBeNull();
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

  test("are the same in whatever order the days come, and none is told across a day that is missing", () => {
    const told = { posts: [], medianViews: 1000 };
    const jump = [{ on: jumped, count: 950, explainedBy: null }];
    expect(jumpsOf({ ...told, days: grown })).toEqual(jump);
    expect(jumpsOf({ ...told, days: grown.toReversed() })).toEqual(jump);
    const [first, second, ...others] = grown;
    expect(jumpsOf({ ...told, days: [...others, second, first].filter((day) => day !== undefined) })).toEqual(
      jump,
    );
    expect(jumpsOf({ ...told, days: grown.filter(({ on }) => on !== "2026-11-22") })).toEqual([]);
    expect(jumpsOf({ ...told, days: days([1000, 1010, 1020, 1030, 2000, null]) })).toEqual([]);
    expect(jumpsOf({ ...told, days: days([null, 1000, 1010, 1020, 1030, 2000]) })).toEqual([]);
  });

  test("are more than ten times the usual, and ten where nobody comes", () => {
    const won = (count: number, usual: number) =>
      jumpsOf({
        days: days([0, 1, 2, 3, 4, 5].map((day) => 1000 + day * usual).concat(1000 + 5 * usual + count)),
        posts: [],
        medianViews: 1000,
      }).map((jump) => jump.count);
    expect([won(100, 10), won(101, 10), won(10, 0), won(11, 0)]).toEqual([[], [101], [], [11]]);
  });

  test("are explained by a post of that day in Japan or of the three before it", () => {
    const explained = (postedAt: string) =>
      jumpsOf({ days: grown, posts: [aPost({ views: 6000, postedAt })], medianViews: 1000 })[0]?.explainedBy;
    for (const at of ["2026-11-23T14:59:59Z", "2026-11-22T15:00:00Z", "2026-11-19T15:00:00Z"])
      expect(explained(at), at).toBe("https://example.com/p/1");
    for (const at of ["2026-11-23T15:00:00Z", "2026-11-19T14:59:59Z"]) expect(explained(at), at).toBeNull();
  });

  test("are explained by the post that most have watched", () => {
    const watched = (views: number) =>
      aPost({ views, postedAt: "2026-11-22T00:00:00Z", url: `https://example.com/p/${views}` });
    const posts = [6000, 9000, 7000, 8000].map(watched);
    for (const order of [posts, posts.toReversed()])
      expect(jumpsOf({ days: grown, posts: order, medianViews: 1000 })[0]?.explainedBy).toBe(
        "https://example.com/p/9000",
      );
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

test("formats are told one by one, the one of most posts first", () => {
  const posts = [
    ...somePosts([9, 9, 9, 9], { format: "feed" }),
    ...somePosts([1000, 2000, 3000, 4000, 5000]),
    ...somePosts([7], { format: "photo" }),
  ];
  const few = { medianViews: null, engagement: null };
  for (const order of [posts, posts.toReversed()])
    expect(formatsOf(order)).toEqual([
      { format: "reel", posts: 5, medianViews: 3000, engagement: 140 },
      { format: "feed", posts: 4, ...few },
      { format: "photo", posts: 1, ...few },
    ]);
  expect(formatsOf([])).toEqual([]);
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

  test("tell the share of PR posts, the comments, and the last post that is not of tomorrow", () => {
    const posts = [
      ...somePosts([1000, 1000, 1000], { comments: 7 }),
      ...somePosts([1000, 1000], { isPr: true, comments: 8 }),
    ];
    expect(figuresOf("instagram", posts, now)).toMatchObject({ medianComments: 7, prShare: 4000 });
    const [older, present, tomorrow] = [2, 0, -1].map((days) => aPost({ postedAt: daysAgo(days) }));
    for (const read of [
      [older, present, tomorrow],
      [tomorrow, present, older],
    ])
      expect(
        figuresOf(
          "instagram",
          read.filter((post) => post !== undefined),
          now,
        ).lastPostAt,
      ).toBe(daysAgo(0));
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
