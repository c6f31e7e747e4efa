import type { PostKind } from "@tomoru/contract/deals/post-urls";
import type { Terms } from "@tomoru/contract/deals/terms";
import { expect, test } from "vitest";
import * as known from "../transitions/deal-facts.testing.ts";
import { type DraftContent, faultsOfDraft } from "./drafts.rules.ts";
import { canPost, figuresOf, isShown, missingPosts, noteFinding } from "./posts.rules.ts";

const plain: DraftContent = {
  caption: "#PR 朝の支度",
  title: null,
  links: [],
  files: [],
  platformLabel: true,
  videoLabel: null,
  storyTick: false,
  note: null,
};
const formatsOf = (...formats: Terms["formats"][number]["format"][]): Terms["formats"] =>
  formats.map((format) => ({ format, count: 1 }));

test("a video needs its title, a story its pictures and its tick, and nothing else does", () => {
  const asked = (platform: "instagram" | "youtube", formats: Terms["formats"], more = {}) =>
    faultsOfDraft({ ...plain, ...more }, { platform, formats }).map(({ field }) => field);
  expect(asked("youtube", formatsOf("video"))).toEqual(["title"]);
  expect(asked("youtube", formatsOf("video"), { title: "走る" })).toEqual([]);
  expect(asked("instagram", formatsOf("reel", "feed"))).toEqual([]);
  expect(asked("instagram", formatsOf("reel", "story"))).toEqual(["files", "storyTick"]);
  expect(asked("instagram", formatsOf("story"), { files: ["a"], storyTick: true })).toEqual([]);
});

test("posts are added once the draft is approved, or where none is asked for, while the money is there", () => {
  expect(canPost(known.approved)).toBe(true);
  expect(canPost(known.withoutDraft)).toBe(true);
  expect(canPost(known.secured)).toBe(false);
  const { agreed } = known.withoutDraft;
  for (const state of ["draft_review", "changes_requested", "reported", "accepted", "cancelled"] as const)
    expect(canPost({ ...known.withoutDraft, agreed, state })).toBe(false);
  expect(canPost({ ...known.approved, hold: "operator" })).toBe(false);
  expect(canPost({ ...known.approved, funding: "charging" })).toBe(false);
});

test("each kind stands for itself alone, but for a broadcast that is kept as a reel or a feed post", () => {
  const missing = (formats: Terms["formats"], ...kinds: PostKind[]) =>
    missingPosts(
      formats,
      kinds.map((kind) => ({ kind })),
    );
  expect(missing(formatsOf("reel"), "feed")).toEqual([{ kind: "reel", count: 1 }]);
  expect(missing(formatsOf("reel"), "reel")).toEqual([]);
  expect(missing(formatsOf("live", "reel"), "reel")).toEqual([{ kind: "live", count: 1 }]);
  expect(missing(formatsOf("live", "reel"), "reel", "feed")).toEqual([]);
  expect(missing(formatsOf("feed"), "live")).toEqual([{ kind: "feed", count: 1 }]);
  expect(missing(formatsOf("live"), "story")).toEqual([{ kind: "live", count: 1 }]);
  expect(missing([{ format: "story", count: 3 }], "story")).toEqual([{ kind: "story", count: 2 }]);
});

test("a post that could not be read is shown by its picture", () => {
  expect(isShown({ result: "ok", screenshot: null })).toBe(true);
  expect(isShown({ result: "unreadable", screenshot: null })).toBe(false);
  expect(isShown({ result: "unreadable", screenshot: "a" })).toBe(true);
  expect(isShown({ result: "notFound", screenshot: "a" })).toBe(false);
});

test("figures that were read are summed, others are what was typed, and nothing is made up", () => {
  const read = [{ views: 10, likes: null, comments: 1 }, { views: 5, likes: null, comments: 2 }, null];
  const posts = read.map((figures) => ({ figures }));
  const typed = { views: 99, likes: 7, comments: null };
  expect(figuresOf(posts, typed)).toEqual({ views: 15, likes: 7, comments: 3 });
  expect(figuresOf(posts, undefined)).toEqual({ views: 15, likes: null, comments: 3 });
});

const now = new Date("2026-06-05T03:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const fresh = { result: "pending" as const, ok_at: null, gone_at: null, silences: 0, rechecks: 0 };
const kept = { now, keepDays: 30 };

test("a platform that is busy is asked again when it says so, and counts for no silence", () => {
  const until = hours(2);
  const post = { ...fresh, silences: 1, rechecks: 1 };
  expect(noteFinding(post, { result: "busy", until }, kept)).toEqual({
    ...{ result: "pending", silences: 1, rechecks: 1, nextCheckAt: until, isGone: false },
  });
});

test("what is in order for the first time is looked at again a day later, what is not is told at once", () => {
  const none = { silences: 0, rechecks: 0, isGone: false };
  expect(noteFinding(fresh, { result: "ok" }, kept)).toEqual({
    ...{ ...none, result: "ok", nextCheckAt: hours(24) },
  });
  expect(noteFinding(fresh, { result: "labelMissing" }, kept)).toEqual({
    ...{ ...none, result: "labelMissing", nextCheckAt: null },
  });
});
