import { expect, test } from "vitest";
import type { DealRow } from "../transitions/deal-row.rules.ts";
import { nextDays } from "./creator-home.rules.ts";
import { readPlace, writePlace } from "./deal-list.rules.ts";

test("a cursor is a moment as it is written and a deal, and nothing that only looks like one", () => {
  const place = { at: "2026-11-25T03:00:00.000Z", id: "abc_-9" };
  expect(readPlace(writePlace(place))).toEqual(place);
  for (const at of ["2026", "2026-11-25", "2026-13-45T99:00:00.000Z", "", "x"])
    expect(readPlace(writePlace({ ...place, at })), at).toBeUndefined();
  for (const id of ["", "a b", "a~b", "x".repeat(41)])
    expect(readPlace(writePlace({ ...place, id })), id).toBeUndefined();
  expect(readPlace("?")).toBeUndefined();
});

const row = {
  ...{ deal_id: "a", product_name: "しずく", state: "contracted", turn_kind: "draft", hold: null },
  ...{ funding: "secured", turn_due_at: new Date("2026-11-28T15:00:00Z"), pay_due_on: "2026-12-30" },
  agreed: { postFrom: "2026-12-01", postTo: "2026-12-10" },
} as unknown as DealRow;
const ahead = (part: Partial<DealRow>, today = "2026-11-25") =>
  nextDays([{ ...row, ...part }], { today, most: 5 }).map(({ kind, on }) => `${kind} ${on}`);
const none = { turn_kind: null, turn_due_at: null };

test("of each deal the nearest day is told", () => {
  expect(ahead({})).toEqual(["draft 2026-11-28"]);
  const due = new Date("2026-12-10T15:00:00Z");
  const post = { turn_kind: "post" as const, turn_due_at: due };
  expect(ahead(post)).toEqual(["postFrom 2026-12-01"]);
  expect(ahead(post, "2026-12-01")).toEqual(["postTo 2026-12-10"]);
  expect(ahead({ ...post, turn_kind: "repair" })).toEqual(["postTo 2026-12-10"]);
  expect(ahead({ state: "reported", turn_kind: "accept", turn_due_at: due })).toEqual([
    "acceptBy 2026-12-10",
  ]);
  expect(ahead({ ...none, state: "accepted" })).toEqual(["pay 2026-12-30"]);
  expect(ahead({ ...none, state: "cancelled" })).toEqual(["pay 2026-12-30"]);
});

test("no day is told of what is over, held, not paid for yet, or without one", () => {
  expect(ahead({}, "2026-11-29")).toEqual([]);
  expect(ahead({ hold: "operator" })).toEqual([]);
  expect(ahead({ funding: "charging" })).toEqual([]);
  expect(ahead({ turn_kind: "fund" })).toEqual([]);
  expect(ahead({ ...none, state: "cancelled", pay_due_on: null })).toEqual([]);
  expect(ahead({ ...none, state: "expired" })).toEqual([]);
  expect(ahead({ state: "draft_review", turn_kind: "review" })).toEqual([]);
});

test("the nearest comes first, two of a day by their deals, and no more than are asked for", () => {
  const due = (day: string) => new Date(`${day}T15:00:00Z`);
  const rows = [
    { ...row, deal_id: "c" },
    { ...row, deal_id: "b" },
    { ...row, deal_id: "d", turn_due_at: due("2026-11-26") },
    { ...row, deal_id: "a", turn_due_at: due("2026-11-30") },
  ];
  const told = nextDays(rows, { today: "2026-11-25", most: 3 });
  expect(told.map(({ dealId }) => dealId)).toEqual(["d", "b", "c"]);
});
