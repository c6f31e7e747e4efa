import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter, secondsUntil } from "../../platform/clock.ts";
import { lineOf } from "../../platform/network.ts";
import { Refusal } from "../../platform/refusal.ts";
import {
  type Credentials,
  countWrong,
  countWrongOfNetwork,
  findBlock,
  findCredentials,
  findLock,
  forgetWrong,
} from "./sign-in.repository.ts";

type Attempt = { readonly emailKey: string; readonly networkKey: string };

/**
 * Whose password it is, where it is the right one. Unknown e-mails are compared, counted and locked like known ones, so
 * that neither the answer nor its time tells which they are. 1004, 1069; 503 before anything else while too many are compared.
 */
export async function provePassword(
  deps: Deps,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<Credentials> {
  deps.passwords.refuseWhenFull();
  const attempt = {
    emailKey: failureKeyOf(deps, email),
    networkKey: `wrongSignIns:${deps.hash.of("network", lineOf(ip))}`,
  };
  await refuseLocked(deps, attempt);
  const person = await findCredentials(deps.db, email);
  const isRight = await deps.passwords.verify(person?.passwordHash ?? null, password);
  if (!person || !isRight) return refuseWrong(deps, attempt);

  await forgetWrong(deps.db, { ...attempt, now: deps.clock.now() });
  await refuseLocked(deps, attempt);
  return person;
}

/** Under which key the wrong passwords of an e-mail are counted. */
export function failureKeyOf({ hash }: Pick<Deps, "hash">, email: string): string {
  return hash.of("signInEmail", email);
}

/**
 * Passed before a password is compared and again before it is told that it was right. The race: guesses in parallel
 * are all compared before the first is counted. What ends it is that no verdict leaves without the count's leave: a
 * wrong one is told only by the statement that counts it, a right one only when no lock has come up meanwhile. So an
 * account gives away no more verdicts in parallel than in a row, and people who sign in at once never count as wrong.
 */
async function refuseLocked(deps: Deps, { emailKey, networkKey }: Attempt): Promise<void> {
  const now = deps.clock.now();
  const [locked, blocked] = await Promise.all([
    findLock(deps.db, { emailKey, now }),
    findBlock(deps.db, { networkKey, most: limits.wrongSignInsPerIp.count, now }),
  ]);
  if (locked || blocked) throw lockedUntil(deps, locked ?? blocked ?? now);
}

async function refuseWrong(deps: Deps, { emailKey, networkKey }: Attempt): Promise<never> {
  const now = deps.clock.now();
  const { count, windowSeconds, blockSeconds } = limits.wrongSignInsPerIp;
  const locked = await countWrong(deps.db, {
    emailKey,
    most: limits.wrongPasswordsBeforeLock,
    lockEnds: secondsAfter(now, limits.signInLockSeconds),
    now,
  });
  const blockEnds = secondsAfter(now, blockSeconds);
  const told = await countWrongOfNetwork(deps.db, {
    networkKey,
    most: count,
    windowEnds: secondsAfter(now, windowSeconds),
    blockEnds,
    now,
  });
  if (locked) throw lockedUntil(deps, locked);
  if (!told) throw lockedUntil(deps, blockEnds);
  throw new Refusal(1004);
}

function lockedUntil(deps: Deps, until: Date): Refusal {
  return new Refusal(1069, { retryAfter: secondsUntil({ from: deps.clock.now(), until }) });
}
