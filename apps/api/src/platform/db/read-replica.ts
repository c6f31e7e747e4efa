import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Log } from "../log.ts";
import { SessionGone } from "../unchecked-session.ts";
import type { Db, Reads } from "./database.ts";
import { refuseUnsetPooler } from "./server-pool.ts";

type Replica = { readonly reads: Reads; stop(): Promise<void> };

/** Milliseconds between two looks whether the replica may be asked. */
const lookEvery = 2000;

type Watched = { readonly db: Db; readonly replica: Db; readonly log: Log };

/**
 * A replica is asked only while the primary acknowledges no commit before a replica shows it (`remote_apply`): whoever
 * reads afterwards finds what was acknowledged, an ended session too. What it does not answer is asked of the primary,
 * and a session that it does not know is looked for there. Resolves after the first look.
 */
export async function watchReplica({ db, replica, log }: Watched): Promise<Replica> {
  const stopping = new AbortController();
  let isFit = false;
  let isWarned = false;

  const look = async () => {
    const reason = await unfitBecause({ db, replica });
    isFit = reason === undefined;
    // Once each time it goes down.
    if (!isFit && !isWarned) log.warn({ reason }, "the read replica is not asked, the primary answers");
    isWarned = !isFit;
  };
  await look();
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await pause(lookEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) await look();
    }
  })();

  return {
    async reads(ask) {
      if (!isFit) return ask(db);
      try {
        return await ask(replica);
      } catch (error) {
        // One failure is enough until the next look: nobody else shall wait for a replica that is gone.
        if (!(error instanceof SessionGone)) isFit = false;
        return ask(db);
      }
    },
    async stop() {
      stopping.abort();
      await looking;
      await replica.destroy();
    },
  };
}

async function unfitBecause({ db, replica }: { db: Db; replica: Db }): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ waits: boolean }>`
      select current_setting('synchronous_commit') = 'remote_apply'
        and current_setting('synchronous_standby_names') <> '' as waits`.execute(db);
    if (!rows[0]?.waits) return "the primary does not wait for it: synchronous_commit is not remote_apply";
    await refuseUnsetPooler(replica, "DATABASE_READ_URL");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
