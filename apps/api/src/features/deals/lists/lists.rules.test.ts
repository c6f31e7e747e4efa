import { expect, test } from "vitest";
import type { DealRow } from "../transitions/deal-row.rules.ts";
import { nextDays } from "./creator-home.rules.ts";
import { readPlace, writePlace } from "./deal-list.rules.ts";

const rowId = "01890000-0000-7000-8000-0000000000ab";
const dealId = "AbC_-67890123456789012";

test("a cursor is a moment and a row as they were written, and nothing that the database would not read", () => {
  const place = { at: "2026-11-25T03:00:00.000Z", id: rowId };
  expect(readPlace(writePlace(place), "creator")).toEqual(place);
  expect(readPlace(writePlace({ ...place, id: dealId }), "company")).toEqual({ ...place, id: dealId });
  const wrong = ["2026", "2026-11-25", "2026-13-45T99:00:00.000Z", "0000-01-01T00:00:00.000Z", "", "x"];
  for (const at of [...wrong, "2026-02-30T03:00:00.000Z", "2026-02-28T24:00:00.000Z"])
    expect(readPlace(writePlace({ ...place, at }), "creator"), at).toBeUndefined();
  for (const id of [dealId, "", "abc", `${rowId}~`, `${rowId}~x`])
    expect(readPlace(writePlace({ ...place, id }), "creator"), id).toBeUndefined();
  for (const id of [rowId, "", "a b", `${dealId}~x`, `${dealId}x`])
    expect(readPlace(writePlace({ ...place, id }), "company"), id).toBeUndefined();
  expect(readPlace("?", "company")).toBeUndefined();
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
