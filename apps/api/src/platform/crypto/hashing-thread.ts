// Runs in the thread of password-hasher.ts, whose event loop has nothing else to do: it may hash synchronously.
import { getPriority, setPriority } from "node:os";
import { hashSync, verifySync } from "@node-rs/argon2";

/** argon2id 19 MiB, t=2, p=1 (docs/product/accounts.md). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How much nicer than the process. At the end of the scale (19) a machine whose cores are all busy would hash nothing any more. */
const nicer = 10;

// Linux sets it for the calling thread alone; elsewhere it would slow the whole process down.
if (process.platform === "linux") setPriority(Math.min(getPriority() + nicer, 19));

export function hash(password: string): string {
  return hashSync(password, cost);
}

export function verify({ stored, password }: { stored: string; password: string }): boolean {
  return verifySync(stored, password);
}
