import { discoveryRules } from "@tomoru/contract/company/discovery-rules";
import { describe, expect, test } from "vitest";
import type { Random } from "../../platform/random.ts";
import {
  expiriesOf,
  isToBeRefreshed,
  isTokenDead,
  nextReadAt,
  secondsAfterFailure,
  toLinkedAccounts,
} from "./social.rules.ts";
import {
  budgetOf,
  budgetOfAgain,
  callsOfRead,
  knownViews,
  postBudgetOf,
  restUntil,
} from "./social-budgets.rules.ts";

const day = 86_400;
/** Seven in the evening in California. */
const now = new Date("2026-11-15T03:00:00Z");
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * day * 1000 - ms).toISOString();

describe("calls of a platform", () => {
  test("are counted by the minute, of YouTube by the day of California", () => {
    expect(budgetOf("instagram", now)).toEqual({ count: 600, windowSeconds: 60 });
    expect(budgetOf("tiktok", now)).toEqual({ count: 300, windowSeconds: 60 });
    expect(budgetOf("youtube", now)).toEqual({ count: 8000, windowSeconds: 5 * 3600 });
    const windowAt = (moment: string) => budgetOf("youtube", new Date(moment)).windowSeconds;
    expect(windowAt("2026-11-15T07:59:59Z")).toBe(1);
    expect(windowAt("2026-11-15T08:00:00Z")).toBe(day);
    expect(windowAt("2026-11-15T08:01:01Z")).toBe(day - 61);
  });

  test("of accounts that were read before leave some to first reads, and posts have calls of their own", () => {
    const counts = (of: typeof budgetOf) =>
      (["instagram", "tiktok", "youtube"] as const).map((platform) => of(platform, now).count);
    expect(counts(budgetOfAgain)).toEqual([450, 225, 7200]);
    expect(counts(postBudgetOf)).toEqual([150, 200, 1900]);
    expect(budgetOfAgain("youtube", now).windowSeconds).toBe(5 * 3600);
    expect(postBudgetOf("tiktok", now).windowSeconds).toBe(60);
  });

  test("that were too many rest for an hour, a minute, or until the day ends", () => {
    const rests = (["instagram", "tiktok", "youtube"] as const).map(
      (platform) => (restUntil(platform, now).getTime() - now.getTime()) / 1000,
    );
    expect(rests).toEqual([3600, 60, 5 * 3600]);
  });
});

describe("views that are known", () => {
  const posts = [
    { id: "young", postedAt: ago(3), views: 1 },
    { id: "bound", postedAt: ago(14), views: 2 },
    { id: "old", postedAt: ago(14, 1), views: 3 },
    { id: "unread", postedAt: ago(30), views: null },
  ];

  test("are those of posts older than two weeks, but for each seventh read and before the first", () => {
    for (const reads of [1, 6, 8]) expect(knownViews({ reads, posts }, now)).toEqual(new Map([["old", 3]]));
    for (const reads of [0, 7, 14]) expect(knownViews({ reads, posts }, now)).toEqual(new Map());
    expect(knownViews(undefined, now)).toEqual(new Map());
  });

  test("take no call of Instagram's; the others list all posts in a few", () => {
    const known = new Map([["old", 3]]);
    expect(callsOfRead("instagram", known, { reads: 1, posts })).toBe(5);
    expect(callsOfRead("instagram", new Map(), undefined)).toBe(2 + discoveryRules.postsRead);
    const more = new Map(["a", "b"].map((id) => [id, 1] as const));
    expect(callsOfRead("instagram", more, { reads: 1, posts: posts.slice(0, 1) })).toBe(2);
    expect(callsOfRead("tiktok", known, { reads: 1, posts })).toBe(Math.ceil(discoveryRules.postsRead / 20));
    expect(callsOfRead("youtube", known, { reads: 1, posts })).toBe(3);
  });
});

test("a read that failed is tried each hour, from the fifth on once a day", () => {
  expect([1, 4, 5, 6].map(secondsAfterFailure)).toEqual([3600, 3600, day, day]);
});

test("the next read is a day later, spread over two hours", () => {
  const asked: number[] = [];
  const random: Random = {
    bytes: () => Buffer.alloc(0),
    below: (bound) => {
      asked.push(bound);
      return 100;
    },
  };
  expect(nextReadAt(now, random)).toEqual(new Date(now.getTime() + (day + 100) * 1000));
  expect(asked).toEqual([2 * 3600]);
});

test.each([
  ["unusable", "403 insufficient", true],
  ["refused", "401 invalid_token", true],
  ["refused", "400 190", true],
  ["refused", "400 1901", false],
  ["refused", "1400 190", false],
  ["refused", "400 200", false],
  ["silent", "401 invalid_token", false],
  ["busy", "400 190", false],
] as const)("a read that is %s with %j means dead tokens: %j", (kind, message, isDead) => {
  expect(isTokenDead({ kind, message })).toBe(isDead);
});

describe("tokens", () => {
  const grant = { accessToken: "a", refreshToken: null, scopes: null };
  const before = new Date("2027-01-01T00:00:00Z");

  test("end when the grant says, and a refresh that names no end leaves the one before", () => {
    const named = { ...grant, accessExpiresIn: 60, refreshExpiresIn: 3600 };
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(expiriesOf(named, { now, refreshBefore: before })).toEqual({
      access_expires_at: later(60),
      refresh_expires_at: later(3600),
    });
    const unnamed = { ...grant, accessExpiresIn: null, refreshExpiresIn: null };
    expect(expiriesOf(unnamed, { now, refreshBefore: before })).toEqual({
      access_expires_at: null,
      refresh_expires_at: before,
    });
  });

  test("are refreshed so long ahead as the platform needs, and never where they do not end", () => {
    const platform = { refreshAheadSeconds: 300 };
    const due = (ms: number | null) =>
      isToBeRefreshed(platform, {
        accessExpiresAt: ms === null ? null : new Date(now.getTime() + ms),
        now,
      });
    expect([due(299_999), due(300_000), due(300_001), due(null)]).toEqual([true, true, false, false]);
  });
});

test("links are shown in the order of the platforms, with the figures last read", () => {
  const row = { display_name: "Mizuki", is_sandbox: false };
  const rows = [
    { ...row, platform: "youtube", handle: "y", followers: null, recent_views: [], read_at: null },
    { ...row, platform: "instagram", handle: "i", followers: "1200", recent_views: [3, 4], read_at: now },
  ] as const;
  const shown = { displayName: "Mizuki", isSandbox: false };
  expect(toLinkedAccounts(rows)).toEqual([
    {
      ...{ ...shown, platform: "instagram", handle: "i", followers: 1200, recentViews: [3, 4] },
      readAt: now.toISOString(),
    },
    { ...shown, platform: "youtube", handle: "y", followers: null, recentViews: [], readAt: null },
  ]);
});
