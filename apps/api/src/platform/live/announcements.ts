import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../db/database.ts";
import type { Log } from "../log.ts";
import { announce, type Told } from "./announce.ts";

/**
 * Announces after the commit what many do at once: in its transaction each commit would wait for the one before (docs/decisions/0035).
 * A copy that dies before it has told, or stops while the database refuses, tells nobody.
 */
export type Announcements = {
  /** Said as soon as the database takes it; nobody waits for that. */
  add(ownerId: Told): void;
  /** Says what is left, once. */
  stop(): Promise<void>;
};

/** Milliseconds: what comes within `together` is one statement, far below what anybody at a page would notice. */
const times = { together: 20, again: 1000 };

export function startAnnouncements({ db, log }: { db: Db; log: Pick<Log, "warn"> }): Announcements {
  const stopping = new AbortController();
  let waiting = new Set<Told>();
  let saying: Promise<void> | undefined;
  const rest = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function sayAll(): Promise<void> {
    while (waiting.size > 0) {
      await rest(times.together);
      const told = waiting;
      waiting = new Set();
      try {
        await announce(db, ...told);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (stopping.signal.aborted) {
          log.warn({ reason, creators: told.size }, "open pages were not told");
          break;
        }
        log.warn({ reason }, "open pages were not told yet");
        waiting = new Set([...told, ...waiting]);
        await rest(times.again);
      }
    }
    saying = undefined;
  }

  return {
    add(ownerId) {
      waiting.add(ownerId);
      saying ??= sayAll();
    },
    async stop() {
      stopping.abort();
      await saying;
    },
  };
}
