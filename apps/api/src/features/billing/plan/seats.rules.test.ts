import { expect, test } from "vitest";
import { keptSeats } from "./seats.rules.ts";

const owner = { id: "owner", isOwner: true, since: new Date(9) };
const member = (id: string, since: number) => ({ id, isOwner: false, since: new Date(since) });
const members = [member("third", 3), member("first", 1), owner, member("second", 2)];
const kept = (seats: number, chosen: string[] = []) => [...keptSeats({ members, chosen, seats })];

test("where everybody fits everybody stays, whoever was chosen", () => {
  expect(kept(4, ["first"])).toEqual(members.map(({ id }) => id));
  expect(kept(5)).toHaveLength(4);
});

test("the owner stays, then those who were there longest", () => {
  expect(kept(3)).toEqual(["owner", "first", "second"]);
  expect(kept(1)).toEqual(["owner"]);
  expect(kept(0)).toEqual(["owner"]);
});

test("whom the owner has chosen stay and no one else, up to the seats", () => {
  expect(kept(3, ["third"])).toEqual(["owner", "third"]);
  expect(kept(2, ["third", "first"])).toEqual(["owner", "first"]);
  expect(kept(2, ["owner", "nobody"])).toEqual(["owner", "first"]);
});
