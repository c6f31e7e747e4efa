import { expect, test } from "vitest";
import { resultOf } from "./company-home.rules.ts";

const deals = [{ influencerId: "019aa9b2-5f00-7c3e-8f21-000000000001", dealId: "a", feeYen: 1000 }];
const post = (views: number | null) => ({ dealId: "a", check: "ok" as const, label: null, views });
const month = (...views: (number | null)[]) => resultOf({ month: "2026-10", deals, posts: views.map(post) });

test("between two views the middle is halved downwards, like every median of the product, whatever order posts come in", () => {
  expect(month(10, 3)?.medianViews).toBe(6);
  expect(month(9, 1, 4)?.medianViews).toBe(4);
  expect(month(7)?.medianViews).toBe(7);
  expect(month(null)).toMatchObject({ posts: 1, medianViews: null, yenPerView: null });
});

test("a price a view is told to a tenth of a yen, and a month without posts has no result", () => {
  expect(month(300, 399)?.yenPerView).toBe(1.4);
  expect(month(300, null)?.yenPerView).toBeNull();
  expect(month()).toBeNull();
});
