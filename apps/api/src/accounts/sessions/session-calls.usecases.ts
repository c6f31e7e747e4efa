import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter, secondsUntil } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/http/route.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { UncheckedSession } from "../../platform/unchecked-session.ts";
import { leaseCalls, takeCalls } from "./session-calls.repository.ts";

const minuteMs = 60_000;
const most = limits.callsPerSessionPerMinute;

/** What a copy has taken of a session's minute and not used yet. `more` is the question for more while it is out, and stays once it was refused. */
type Lease = { left: number; more: Promise<boolean> | undefined };

/**
 * Counts a call against its session's minute, over all copies of the server together: `tooManyRequests` from the 301st, SessionGone for
 * a session that was found dead. A call costs no write: this copy takes blocks from the database and counts within them by
 * itself. What it has not used when the minute ends, or when it dies, is lost, so that a session which goes to several
 * copies is refused a little early, never late.
 */
export function sessionCalls({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): (session: UncheckedSession) => Promise<void> {
  let current = new Date(0);
  let leases = new Map<string, Lease>();

  function leaseIn(minute: Date, sessionId: string): Lease {
    if (minute.getTime() !== current.getTime()) {
      current = minute;
      leases = new Map();
    }
    const held = leases.get(sessionId) ?? { left: 0, more: undefined };
    leases.set(sessionId, held);
    return held;
  }

  async function extend(lease: Lease, taken: { session: UncheckedSession; minute: Date }): Promise<boolean> {
    let isRefused = false;
    try {
      isRefused = !(await leaseCalls(db, { ...taken, calls: limits.callsPerLease, most }));
    } finally {
      if (!isRefused) lease.more = undefined;
    }
    if (!isRefused) lease.left += limits.callsPerLease;
    return !isRefused;
  }

  return async (session) => {
    const now = clock.now();
    const minute = minuteOf(now);
    const lease = leaseIn(minute, session.sessionId);
    // The first of many calls at once asks for all of them: each on its own would take a whole block for one call.
    while (lease.left === 0) {
      lease.more ??= extend(lease, { session, minute });
      if (!(await lease.more)) throw tooMany(now);
    }
    lease.left -= 1;
  };
}

/** The same for a call that writes anyway: counted in its own transaction. `tooManyRequests`. */
export async function countCall(
  { clock }: Pick<Deps, "clock">,
  { trx, caller }: { trx: Trx; caller: Caller },
): Promise<void> {
  const now = clock.now();
  const hasRoom = await takeCalls(trx, { ...caller, minute: minuteOf(now), calls: 1, most });
  if (!hasRoom) throw tooMany(now);
}

function minuteOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs);
}

function tooMany(now: Date): Refusal {
  const until = secondsAfter(minuteOf(now), minuteMs / 1000);
  return new Refusal("tooManyRequests", { retryAfter: secondsUntil({ from: now, until }) });
}
