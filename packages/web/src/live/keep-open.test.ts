import { live } from "@tomoru/contract/limits";
import { expect, test } from "vitest";
import { pauseBefore } from "./keep-open.ts";

const tries = Array.from({ length: 12 }, (_, failures) => failures);

test("tries come ever further apart, up to a minute", () => {
  const pauses = tries.map((failures) => pauseBefore({ failures, random: 1 }));
  expect(pauses.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(pauses.at(-1)).toBe(live.reconnectMs.most);
});

test("pages that lost the same server come back spread over half of the pause", () => {
  for (const failures of tries) {
    const [soonest, latest] = [0, 1].map((random) => pauseBefore({ failures, random }));
    expect(soonest).toBe((latest ?? 0) / 2);
  }
});
