import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { OpenDatabase } from "../platform/db/database.ts";
import type { Log } from "../platform/log.ts";
import { clockChannel, moveAhead, readAhead, tellMoved } from "./moved-clock.repository.ts";

/** Milliseconds. Copies are told of a move at once; looking is for a copy that did not hear of it. */
const lookEvery = 60_000;

/** Milliseconds: a year, in which every clock of a deal has run out. */
const mostAhead = 366 * 86_400_000;

/** A clock that can be moved on, never back, for all copies at once and for good. */
export type MovedClock = Clock & {
  /** Milliseconds by which it is ahead of the real clock. */
  ahead(): number;
  moveBy(ms: number): Promise<void>;
  /** Does nothing where it is later already. */
  moveTo(moment: Date): Promise<void>;
  stop(): Promise<void>;
};

/** Never in production, and not with a real payment provider, which signs by its own time. */
export function isClockMovable({ production, billing }: Pick<Config, "production" | "billing">): boolean {
  return !production && !billing.credentials;
}

type Parts = {
  readonly database: Pick<OpenDatabase, "db" | "listen">;
  readonly clock: Clock;
  readonly log: Log;
};

export async function movedClock({ database, clock, log }: Parts): Promise<MovedClock> {
  const { db } = database;
  let ahead = await readAhead(db);
  // What was read before a move may arrive after it.
  const set = (read: number) => {
    ahead = Math.max(ahead, read);
  };
  const look = () =>
    readAhead(db).then(set, (error: Error) => log.warn({ reason: error.message }, "the clock was not read"));
  const listener = await database.listen({
    channel: clockChannel,
    hear: look,
    up: look,
    lost: () => undefined,
  });
  const looking = setInterval(look, lookEvery).unref();
  const move = async (moving: Parameters<typeof moveAhead>[1]) => {
    set(await moveAhead(db, moving, mostAhead));
    await tellMoved(db);
  };
  return {
    now: () => new Date(clock.now().getTime() + ahead),
    ahead: () => ahead,
    moveBy: (ms) => move({ by: ms }),
    moveTo: (moment) => move({ to: moment.getTime() - clock.now().getTime() }),
    async stop() {
      clearInterval(looking);
      await listener.stop();
    },
  };
}
