import { expect, test } from "vitest";
import { fetching } from "./first-limits.ts";

test("the client fetches by the times and tries that the product names", () => {
  expect(fetching).toEqual({
    dedupeMs: 2000,
    focusThrottleMs: 5000,
    errorRetryMs: 5000,
    slowLoadingMs: 3000,
    retries: { profile: 3, offer: 2, bank: 3, category: 3, account: 3 },
  });
});
