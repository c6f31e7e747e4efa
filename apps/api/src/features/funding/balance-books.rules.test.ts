import { expect, test } from "vitest";
import type { ReadMove } from "../../platform/billing/money-reading.ts";
import { type BookedMove, balanceFaultOf } from "./balance-books.rules.ts";

const now = new Date("2026-11-16T17:37:00.000Z");
const today = new Date("2026-11-16T03:00:00.000Z");
const before = new Date("2026-11-14T03:00:00.000Z");
const longBefore = new Date("2026-11-02T03:00:00.000Z");
const came: ReadMove = { id: "t1", of: "t1", kind: "transfer", yen: 150_000, at: before };
const taken: ReadMove = { id: "t2", of: "pi_1", kind: "payment", yen: -121_000, at: before };
const back = (at: Date): ReadMove => ({ id: "t3", of: "re_1", kind: "refund", yen: 121_000, at });
const sentBack: ReadMove = { id: "t4", of: "t4", kind: "other", yen: -29_000, at: today };
const received: BookedMove = { reference: "t1", yen: 150_000 };
const used: BookedMove = { reference: "pi_1", yen: -121_000 };

test.each<[string, BookedMove[], ReadMove[], { expected: number; found: number } | undefined]>([
  ["both know all of it", [received, used], [came, taken], undefined],
  ["an intent that waits has taken a part", [received], [came, taken], undefined],
  [
    "an intent took a part two weeks ago, and no charge knows of it",
    [received],
    [came, { ...taken, at: longBefore }],
    { expected: 29_000, found: 150_000 },
  ],
  ["a refund of today is not written down yet", [received, used], [came, taken, back(today)], undefined],
  [
    "a refund was never written down",
    [received, used],
    [came, taken, back(before)],
    { expected: 150_000, found: 29_000 },
  ],
  [
    "what was sent back to a bank was not written down",
    [received, used],
    [came, taken, sentBack],
    { expected: 0, found: 29_000 },
  ],
  [
    "our books say more than has come",
    [received, { ...received, reference: "?" }],
    [came],
    { expected: 150_000, found: 300_000 },
  ],
])("%s", (_, booked, moves, fault) => {
  const yen = moves.reduce((sum, move) => sum + move.yen, 0);
  expect(balanceFaultOf({ booked, yen, moves, now })).toEqual(fault);
});
