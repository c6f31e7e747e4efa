import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Queryable } from "./database.ts";

/** Milliseconds. An answer that took longer than `slow` says too little about now. */
const times = { lookEvery: 60_000, slow: 1000, worthSaying: 2000 };

export type DatabaseClockParts = { readonly db: Queryable; readonly clock: Clock; readonly log: Log };

/**
 * The database's time, kept by this machine's clock and set right once a minute: copies whose machines disagree about the
 * time agree about what has expired. While the database is away it goes on as it was set last.
 */
export async function databaseClock(parts: DatabaseClockParts): Promise<Clock> {
  let ahead = 0;
  const set = async () => {
    const found = await millisecondsAhead(parts);
    if (found === undefined) return;
    if (Math.abs(found - ahead) > times.worthSaying) {
      parts.log.warn(
        { milliseconds: Math.round(found) },
        "this machine's clock is not the database's; the database's counts",
      );
    }
    ahead = found;
  };
  await set();
  setInterval(set, times.lookEvery).unref();
  return { now: () => new Date(parts.clock.now().getTime() + ahead) };
}

/** How far the database is ahead of this machine. Undefined when it does not answer, or not soon enough to tell. */
async function millisecondsAhead({ db, clock }: DatabaseClockParts): Promise<number | undefined> {
  try {
    const asked = clock.now().getTime();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const answered = clock.now().getTime();
    const [row] = rows;
    if (!row || answered - asked > times.slow) return undefined;
    return row.now.getTime() - (asked + answered) / 2;
  } catch {
    return undefined;
  }
}
