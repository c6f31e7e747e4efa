import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import type { Hearing, Listener } from "./listener.ts";

/** Milliseconds. A connection that died without a word is noticed within `beat` and `echo` together. */
const times = { connect: 5000, echo: 5000, beat: 15_000, again: 2000 };

const echoMark = "echo:";

type ServerListening = Hearing & {
  readonly connectionString: string;
  /** What the server calls the connection. */
  readonly name: string;
  /** What it means that nothing is heard, for the log. */
  readonly deaf: string;
  /** Says something on the channel over any other connection. */
  readonly say: (payload: string) => Promise<unknown>;
  readonly log: Log;
};

/**
 * Listens on a connection of its own and comes back when it is lost. It is up only while it hears its own voice: behind
 * a pooler that lends connections by the transaction, LISTEN succeeds and nothing is ever heard. Resolves once the
 * first try has shown whether it is.
 */
export async function listenOnServer(options: ServerListening): Promise<Listener> {
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  let isUp = false;
  let isWarned = false;
  const turn = (up: boolean) => {
    if (isUp && !up) options.lost();
    if (!isUp && up) options.up?.();
    if (up) isWarned = false;
    isUp = up;
    first.resolve();
  };

  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      try {
        await listenOnce(options, { signal: stopping.signal, up: () => turn(true) });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // Once each time it goes down, and not with every try to come back.
        if (!isWarned) options.log.warn({ reason }, options.deaf);
        isWarned = true;
      }
      turn(false);
      await sleep(times.again, stopping.signal);
    }
  };
  const ended = keepListening();
  await first.promise;
  return {
    isUp: () => isUp,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** One connection from its start to its end. Rejects when it fails; resolves when it is told to stop. */
async function listenOnce(
  { connectionString, name, channel, hear, say }: ServerListening,
  { signal, up }: { signal: AbortSignal; up: () => void },
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: times.connect,
    query_timeout: times.connect,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<never>();
  // Whoever awaits it is told; until then it must not end the process.
  lost.promise.catch(() => undefined);
  client.on("error", lost.reject);
  client.on("end", () => lost.reject(new Error("the connection ended")));
  const beat = heartOf(client, { hear, say });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    while (!signal.aborted) {
      await Promise.race([beat(), lost.promise]);
      up();
      await Promise.race([sleep(times.beat, signal), lost.promise]);
    }
  } finally {
    // Not awaited: a server that is gone would not answer, and the connection closes all the same.
    client.end().catch(() => undefined);
  }
}

/** Hears for the caller, and answers how to prove that it does: rejects when what is said is not heard. */
export function heartOf(
  client: pg.Client,
  { hear, say }: Pick<ServerListening, "hear" | "say">,
): () => Promise<void> {
  let echo = Promise.withResolvers<void>();
  let expected = "";
  let hasHeard = false;
  client.on("notification", ({ payload = "" }) => {
    if (payload === expected) echo.resolve();
    else if (!payload.startsWith(echoMark)) hear(payload);
  });
  return async () => {
    expected = echoMark + randomUUID();
    echo = Promise.withResolvers();
    try {
      await say(expected);
    } catch (error) {
      if (!hasHeard) throw error;
      // Every other connection was busy. That is no reason to drop the streams, whose pages would all come back at once.
      await client.query("select 1");
      return;
    }
    await heardIn(times.echo, echo.promise);
    hasHeard = true;
  };
}

async function heardIn(ms: number, echo: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const silence = sleep(ms, waiting.signal).then(() => {
    if (!waiting.signal.aborted) throw new Error("nothing that is said is heard");
  });
  try {
    await Promise.race([echo, silence]);
  } finally {
    waiting.abort();
  }
}

/** Ends early, without an error, when it is told to. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
