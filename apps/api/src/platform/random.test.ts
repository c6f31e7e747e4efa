import { expect, test } from "vitest";
import { leastUuidAt, momentOfUuid, uuidAt } from "./random.ts";

const moment = new Date("2026-11-20T03:00:00.123Z");
const later = new Date(moment.getTime() + 1);

test("ids of one moment are in the order in which they were made, also with others made between", () => {
  const made: string[] = [];
  const ofOthers: string[] = [];
  for (let nth = 0; nth < 50; nth += 1) {
    made.push(uuidAt(moment));
    ofOthers.push(uuidAt(new Date(moment.getTime() - 86_400_000 * nth)), uuidAt(later));
  }
  expect(made).toEqual(made.toSorted());
  expect(new Set([...made, ...ofOthers]).size).toBe(150);
});

test("an id is of its moment, whatever was made before", () => {
  const [last, first] = [uuidAt(later), uuidAt(moment)];
  expect([momentOfUuid(first), momentOfUuid(last)]).toEqual([moment, later]);
  const inOrder = [leastUuidAt(moment), first, leastUuidAt(later), last];
  expect(inOrder).toEqual(inOrder.toSorted());
});
