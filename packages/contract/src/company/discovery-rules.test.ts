import { describe, expect, test } from "vitest";
import { aPost, daysAgo, hoursAgo, now, somePosts } from "../testing/read-post.builder.ts";
import {
  engagementByFollowersOf,
  engagementOf,
  estimatedPriceOf,
  mainFormatOf,
  median,
  priceRangeOf,
  sampleOf,
  searchPriceYen,
} from "./discovery-rules.ts";

describe("median", () => {
  test.each([
    [[1, 2, 3, 4, 5], 3],
    [[1, 2, 3, 4, 5, 6], 3],
    [[5, 1, 4, 2, 3, 100], 3],
    [[7, 1, 9, 2, 8], 7],
    [[1, 2, 3, 4], null],
    [[], null],
  ])("of %j is %j", (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe("the sample", () => {
  test("leaves out what is younger than 48 hours or older than 365 days, and says so", () => {
    const posts = [47, 48, 365 * 24, 365 * 24 + 1].map((hours) => aPost({ postedAt: hoursAgo(hours) }));
    const sample = sampleOf(posts, now);
    expect(sample.posts.map(({ postedAt }) => postedAt)).toEqual([hoursAgo(48), hoursAgo(365 * 24)]);
    expect(sample.dropped).toEqual([
      { reason: "tooNew", posts: 1 },
      { reason: "tooOld", posts: 1 },
    ]);
  });

  test("is of the newest 50", () => {
    const posts = Array.from({ length: 60 }, (_, at) => aPost({ postedAt: daysAgo(60 - at + 2) }));
    const sample = sampleOf(posts, now);
    expect(sample.posts).toHaveLength(50);
    expect(sample.posts[0]?.postedAt).toBe(daysAgo(3));
  });

  test("a post of tomorrow, by a wrong clock, is too new", () => {
    expect(sampleOf([aPost({ postedAt: daysAgo(-1) })], now).dropped).toEqual([
      { reason: "tooNew", posts: 1 },
    ]);
  });

  test("has the format of most posts as its main one, of two alike the newer post's", () => {
    expect(mainFormatOf([])).toBeNull();
    const [feed, reel] = [aPost({ format: "feed" }), aPost({ format: "reel" })];
    expect(mainFormatOf([feed, reel, reel])).toBe("reel");
    expect(mainFormatOf([feed, reel, reel, feed])).toBe("feed");
  });
});

describe("engagement", () => {
  test.each([
    [{ views: 1000, likes: 40, comments: 2 }, 420],
    [{ views: 3, likes: 1, comments: 0 }, 3333],
    [{ views: 10, likes: 40, comments: 2 }, 10_000],
    [{ views: 1, likes: 1, comments: 0 }, 10_000],
    [{ views: 0, likes: 1, comments: 1 }, null],
    [{ views: 1000, likes: 40, comments: null }, null],
    [{ views: 1000, likes: null, comments: 2 }, null],
    [{ views: null, likes: 1, comments: 2 }, null],
  ])("of %j is %j", (post, expected) => {
    expect(engagementOf(post)).toBe(expected);
  });

  test("by followers is the median of the reactions, none with hidden likes or followers", () => {
    const posts = somePosts([1, 2, 3, 4, 5]);
    expect(engagementByFollowersOf(posts, 1300)).toBe(323);
    expect(engagementByFollowersOf(posts, null)).toBeNull();
    expect(engagementByFollowersOf(posts, 0)).toBeNull();
    for (const hidden of [{ likes: null }, { comments: null }])
      expect(engagementByFollowersOf(somePosts([1, 2, 3, 4, 5], hidden), 1300)).toBeNull();
  });
});

describe("the estimated price", () => {
  test.each([
    ["instagram", "reel", 31_000, 420, 272_800, 200_000, 350_000],
    ["tiktok", "video", 900, null, 5000, 3000, 7000],
    ["youtube", "video", 120_000, 200, 1_800_000, 1_350_000, 2_250_000],
  ] as const)(
    "%s %s with %i views at %j is %i yen in the middle",
    (platform, format, medianViews, engagement, midYen, minYen, maxYen) => {
      expect(estimatedPriceOf({ platform, format, medianViews, engagement })).toMatchObject({
        midYen,
        minYen,
        maxYen,
      });
    },
  );

  test.each([
    [99, 8000],
    [100, 10_000],
    [299, 10_000],
    [300, 11_000],
    [599, 11_000],
    [600, 12_000],
    [null, 10_000],
  ])("engagement of %j has the factor %i", (engagement, factor) => {
    expect(
      estimatedPriceOf({ platform: "instagram", format: "feed", medianViews: 10_000, engagement })?.factor,
    ).toBe(factor);
  });

  test("has steps that fit its size", () => {
    expect(priceRangeOf(133_333)).toEqual({ minYen: 99_000, maxYen: 170_000 });
    expect(priceRangeOf(1_000_000)).toEqual({ minYen: 750_000, maxYen: 1_250_000 });
    expect(priceRangeOf(1_111_111)).toEqual({ minYen: 830_000, maxYen: 1_400_000 });
    expect(priceRangeOf(1_900_000)).toEqual({ minYen: 1_400_000, maxYen: 2_400_000 });
  });

  test("is none without a median, or for a format the platform has not", () => {
    expect(
      estimatedPriceOf({ platform: "tiktok", format: "video", medianViews: null, engagement: 1 }),
    ).toBeNull();
    expect(estimatedPriceOf({ platform: "tiktok", format: null, medianViews: 1, engagement: 1 })).toBeNull();
    expect(
      estimatedPriceOf({ platform: "tiktok", format: "reel", medianViews: 1, engagement: 1 }),
    ).toBeNull();
  });

  test("is searched for in thousands, half up", () => {
    expect([5499, 5500, 272_800].map(searchPriceYen)).toEqual([5000, 6000, 273_000]);
  });
});
