import type { ReadPost } from "../company/discovery-rules.ts";

/** The moment of all that is told in days and hours before. */
export const now = Date.parse("2026-11-24T03:00:00Z");
export const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
export const daysAgo = (days: number) => hoursAgo(days * 24);

/** A post of ten days ago as a platform was read. */
export function aPost(over: Partial<ReadPost> = {}): ReadPost {
  return {
    postedAt: daysAgo(10),
    format: "reel",
    views: 1000,
    likes: 40,
    comments: 2,
    isPr: false,
    url: "https://example.com/p/1",
    ...over,
  };
}

/** One a day with these views, the first three days ago. */
export function somePosts(
  views: readonly (number | null)[],
  over: Partial<ReadPost> = {},
): readonly ReadPost[] {
  return views.map((count, at) => aPost({ views: count, postedAt: daysAgo(3 + at), ...over }));
}
