import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { japanMonth, monthsAfter } from "../../platform/japan-time.ts";
import { deleteRequestKeysBefore } from "../../platform/request-keys.ts";
import { deleteUsageBefore } from "./company/usage.repository.ts";
import { deleteInvitationsExpired } from "./members/invitations.repository.ts";

/** Takes away what no call reads any more. Safe to run at any time, on several copies at once; the worker does it hourly. */
export async function sweepCompanies({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await deleteInvitationsExpired(db, { before: now });
  await deleteRequestKeysBefore(db, secondsAfter(now, -limits.requestKeySeconds));
  await deleteUsageBefore(db, monthsAfter(japanMonth(now), -limits.usageKeptMonths));
}
