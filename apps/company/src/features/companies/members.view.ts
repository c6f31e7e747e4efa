import type { Colleague, Members } from "@tomoru/contract/company/members";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";

const dayMs = 86_400_000;

/** Days in Japan that are left, 0 on the last; negative once it is over. */
export function daysLeft(expiresAt: string, now: Date): number {
  const end = new Date(expiresAt);
  if (end < now) return -1;
  return (Date.parse(dayInJapan(end)) - Date.parse(dayInJapan(now))) / dayMs;
}

/** The seats that are taken, apart from those that invitations hold. */
export function seatsTaken({ seats, invitations }: Pick<Members, "seats" | "invitations">) {
  const invited = invitations.filter(({ state }) => state === "pending").length;
  return { taken: Math.max(0, seats.used - invited), invited, limit: seats.limit };
}

/** The owner first, then who is active, each by name as they came. */
export function inOrder(members: readonly Colleague[]): Colleague[] {
  const rank = ({ role, status }: Colleague) => (role === "owner" ? 0 : status === "active" ? 1 : 2);
  return members.toSorted((one, other) => rank(one) - rank(other));
}
