import { anInsight, insightPosts } from "@tomoru/contract/testing/insight.builder";
import { expect, test } from "vitest";
import { bestOf, comparedIn, prOf } from "./compare.view.ts";

const [one, other] = ["7Fq2mZ0pK4sXbN9vT1cR6w", "2Xk8nB5qW3rYtM7jH0dL4z"];

test("an address names two to four accounts of a platform; what is none is left out", () => {
  expect(comparedIn(new URLSearchParams(`platform=tiktok&ids=${one},x,${one},${other}`))).toEqual({
    platform: "tiktok",
    ids: [one, other],
  });
  expect(comparedIn(new URLSearchParams("platform=myspace")).platform).toBe("instagram");
  const many = Array.from({ length: 6 }, (_, at) => `${one.slice(1)}${at}`).join(",");
  expect(comparedIn(new URLSearchParams(`ids=${many}`)).ids).toHaveLength(4);
});

test("the best of a row is marked once it is decided, and never where something is unknown", () => {
  expect(bestOf([1, 3, 2], "most")).toEqual([false, true, false]);
  expect(bestOf([1, 3, 1], "lowest")).toEqual([true, false, true]);
  expect(bestOf([2, 2], "most")).toEqual([false, false]);
  expect(bestOf([null, 5], "most")).toEqual([false, false]);
  expect(bestOf([null, 5, 4], "most")).toEqual([false, true, false]);
});

test("PR posts are compared as the server counts them, and not at all where the plan does not tell them", () => {
  expect(prOf(anInsight())).toMatchObject({ sample: 50, count: 6, share: 1200 });
  expect(prOf(anInsight({ posts: insightPosts(50, { hasPr: false }) }))).toBeNull();
});
