import { join } from "node:path";
import { limits } from "@tomoru/contract/limits";
import type { Piscina } from "piscina";
import { boundedQueue } from "../bounded-queue.ts";
import type { hash, verify } from "./hashing-thread.ts";

/**
 * argon2id in a thread of lower priority (0027): 1 at once, 64 waiting, 2 s each, then 503. Hashing never starves other calls.
 * `network` is where the password came from: one has eight of the places, then `tooManyRequests`.
 */
export type PasswordHasher = {
  hash(password: string, network?: string): Promise<string>;
  /** Without a stored hash it hashes all the same, so that an unknown e-mail takes as long as a wrong password. */
  verify(stored: string | null, password: string, network?: string): Promise<boolean>;
  /** The same refusals while the next one would be refused. Asked before anything is looked up, so that a crowd costs no database work. */
  refuseWhenFull(network?: string): void;
  /** Ends the thread; what it is at is given up. */
  close(): Promise<void>;
};

/** What the thread does, by the name of its function. */
type Work = { hash: typeof hash; verify: typeof verify };

const bounds = { atOnce: 1, waiting: 64, waitMs: 2000, perGuest: limits.hashingPlacesPerNetwork };

/** Milliseconds without work after which the thread ends and gives its memory back. It begins with the next hash. */
const idleMs = 60_000;

export function passwordHasher(): PasswordHasher {
  const inTurn = boundedQueue(bounds);
  let made: Promise<Piscina> | undefined;
  let isClosed = false;
  const pool = () => {
    // What waited may come here after the end, with no thread made yet that could be ended.
    if (isClosed) throw new Error("the hasher is closed");
    made ??= makePool();
    return made;
  };
  const inThread = <Name extends keyof Work>(
    name: Name,
    task: Parameters<Work[Name]>[0],
    network?: string,
  ): Promise<ReturnType<Work[Name]>> => inTurn.run(async () => (await pool()).run(task, { name }), network);

  return {
    hash: (password, network) => inThread("hash", password, network),
    async verify(stored, password, network) {
      if (stored !== null) return inThread("verify", { stored, password }, network);
      await inThread("hash", password, network);
      return false;
    },
    refuseWhenFull: inTurn.refuseWhenFull,
    async close() {
      isClosed = true;
      await (await made)?.destroy();
    },
  };
}

/** With the first hash: no start has to wait for it. */
async function makePool(): Promise<Piscina> {
  const { Piscina } = await import("piscina");
  return new Piscina({
    filename: join(import.meta.dirname, "hashing-thread.ts"),
    minThreads: 0,
    maxThreads: bounds.atOnce,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleMs,
    recordTiming: false,
  });
}
