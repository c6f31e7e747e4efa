import { expect, test } from "vitest";
import { keyedHash } from "../../../platform/crypto/keyed-hash.ts";
import { uuidAt } from "../../../platform/random.ts";
import { creatorIds } from "./creator-id.rules.ts";

const ids = creatorIds(keyedHash("a secret of 32 characters or more, made up"));

test("an id leads back to its creator, and is 22 letters and digits", () => {
  for (let at = 0; at < 500; at += 1) {
    const influencerId = uuidAt(new Date(1_700_000_000_000 + at));
    const creatorId = ids.of(influencerId);
    expect(creatorId).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(ids.influencerIdOf(creatorId)).toBe(influencerId);
  }
  expect(ids.of("00000000-0000-0000-0000-000000000000")).toHaveLength(22);
});

test("ids of creators who came after each other have no order", () => {
  const made = Array.from({ length: 64 }, (_, at) => ids.of(uuidAt(new Date(1_700_000_000_000 + at))));
  expect(made.toSorted()).not.toEqual(made);
  expect(new Set(made.map((id) => id.slice(0, 2))).size).toBeGreaterThan(30);
});

test("another secret makes other ids", () => {
  const others = creatorIds(keyedHash("another secret of 32 characters or more"));
  const influencerId = uuidAt(new Date());
  expect(others.of(influencerId)).not.toBe(ids.of(influencerId));
});

test.each(["", "abc", "z".repeat(22), "-".repeat(22), `${"0".repeat(21)}é`])(
  "%j is no creator's id",
  (text) => {
    expect(ids.influencerIdOf(text)).toBeUndefined();
  },
);
