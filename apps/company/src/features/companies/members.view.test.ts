import { aColleague, anInvitation } from "@tomoru/contract/testing/company.builder";
import { expect, test } from "vitest";
import { daysLeft, inOrder, seatsTaken } from "./members.view.ts";

const now = new Date("2026-11-23T05:00:00Z");

test.each([
  ["2026-11-30T05:00:00Z", 7],
  ["2026-11-30T04:59:59Z", 7],
  ["2026-11-23T14:59:59Z", 0],
  // Past midnight in Japan.
  ["2026-11-23T15:00:00Z", 1],
  ["2026-11-23T05:00:00Z", 0],
  ["2026-11-23T04:59:59Z", -1],
])("an invitation until %s has %i days left", (expiresAt, days) => {
  expect(daysLeft(expiresAt, now)).toBe(days);
});

test("seats that invitations hold are counted apart; a member who sees none still sees the sum", () => {
  const invitations = [anInvitation(), anInvitation({ state: "expired" })];
  expect(seatsTaken({ seats: { used: 3, limit: 3 }, invitations })).toEqual({
    taken: 2,
    invited: 1,
    limit: 3,
  });
  expect(seatsTaken({ seats: { used: 3, limit: 3 }, invitations: [] })).toEqual({
    taken: 3,
    invited: 0,
    limit: 3,
  });
});

test("the owner stands first, who is stopped last", () => {
  const people = [
    aColleague({ memberId: "stopped", status: "inactive" }),
    aColleague({ memberId: "member" }),
    aColleague({ memberId: "owner", role: "owner" }),
  ];
  expect(inOrder(people).map(({ memberId }) => memberId)).toEqual(["owner", "member", "stopped"]);
});
