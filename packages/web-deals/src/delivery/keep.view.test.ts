import { someTerms } from "@tomoru/contract/testing/deal.builder";
import { aPost } from "@tomoru/contract/testing/delivery.builder";
import { expect, test } from "vitest";
import { keptUntil } from "./keep.view.ts";

const terms = someTerms({ keepDays: 30 });
const until = (posts: ReturnType<typeof aPost>[], today = "2026-12-10") =>
  keptUntil({ state: "accepted", terms, posts }, today);
// 02:00 of 5 December in Japan.
const post = aPost({ okAt: "2026-12-04T17:00:00.000Z" });

test("posts stay for the agreed days after the last of them was found in order, counted in Japan", () => {
  expect(until([post])).toBe("2027-01-04");
  expect(until([aPost({ okAt: "2026-12-06T03:00:00.000Z" }), post])).toBe("2027-01-05");
});

test("one that no platform reads counts from the day that it was added, a story is gone by itself", () => {
  expect(until([aPost({ okAt: null, addedAt: "2026-12-04T03:00:00.000Z" })])).toBe("2027-01-03");
  expect(until([aPost({ kind: "story" })])).toBeNull();
});

test("on the last day it is still said, the day after it is not, and never before a report", () => {
  expect(until([post], "2027-01-04")).toBe("2027-01-04");
  expect(until([post], "2027-01-05")).toBeNull();
  expect(keptUntil({ state: "draft_approved", terms, posts: [post] }, "2026-12-10")).toBeNull();
});
