import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter, secondsUntil } from "../../platform/clock.ts";
import { homeOf } from "../../platform/network.ts";
import { type NetworkRation, networkKeys, rationCounts, spendRation } from "../../platform/network-ration.ts";
import { findSpent } from "../../platform/rate-limit.ts";
import { Refusal } from "../../platform/refusal.ts";
import { isFromKnownNetwork } from "../abuse-limits/known-networks.usecases.ts";
import {
  countWrong,
  countWrongOfNetwork,
  findLock,
  forgetWrong,
} from "../abuse-limits/sign-in-failures.repository.ts";
import { type Credentials, findCredentials } from "./credentials.repository.ts";

type Given = { readonly email: string; readonly password: string; readonly ip: string };

/** Which counts an attempt stands against: what its network may do, and the side of the account that it comes from. */
type Attempt = { readonly networks: readonly NetworkCount[]; readonly ip: string; readonly emailKey: string };
type NetworkCount = { readonly key: string; readonly most: number };

/**
 * Whose password it is, where it is the right one. Unknown e-mails are looked up, compared, counted and locked like known
 * ones, so that neither the answer nor its time tells which they are. `passwordNotMatched`, `tooManyRequests`, `signInLocked`; 503 before anything else while too many are compared.
 */
export async function provePassword(deps: Deps, { email, password, ip }: Given): Promise<Credentials> {
  const network = homeOf(ip);
  deps.passwords.refuseWhenFull(network);
  const networks = wrongOfNetwork(deps, ip);
  const ration = rightPasswords(deps, email);
  await refuseBlocked(deps, { networks, ip, ration });
  const isKnown = await isFromKnownNetwork(deps, { email, ip });
  const attempt = { networks, ip, emailKey: failureKeyOf(deps, { email, isKnown }) };
  await refuseLocked(deps, attempt);
  const person = await findCredentials(deps.db, email);
  const isRight = await deps.passwords.verify(person?.passwordHash ?? null, password, network);
  if (!person || !isRight) return refuseWrong(deps, attempt);

  await forgetWrong(deps.db, { ...attempt, now: deps.clock.now() });
  await refuseBlocked(deps, { networks, ip, ration });
  await refuseLocked(deps, attempt);
  await spendRation(deps, { db: deps.db, ip, ration });
  return person;
}

/**
 * Under which key the wrong passwords of an e-mail are counted: those from where its owner has signed in apart from all
 * others, or strangers could lock the owner out.
 */
function failureKeyOf(
  { hash }: Pick<Deps, "hash">,
  { email, isKnown }: { email: string; isKnown: boolean },
): string {
  return isKnown ? hash.of("signInEmail", email, "known") : hash.of("signInEmail", email);
}

/** Both of them. */
export function failureKeysOf(deps: Pick<Deps, "hash">, email: string): [others: string, known: string] {
  return [failureKeyOf(deps, { email, isKnown: false }), failureKeyOf(deps, { email, isKnown: true })];
}

/** How often the right password of an account may come from one network: it costs as much work as a wrong one. */
export function rightPasswords({ hash }: Pick<Deps, "hash">, email: string): NetworkRation {
  return { name: `rightPasswords:${hash.of("signInEmail", email)}`, perHour: limits.rightPasswordsPerHour };
}

function wrongOfNetwork(deps: Deps, ip: string): NetworkCount[] {
  const { count } = limits.wrongSignInsPerIp;
  return networkKeys(deps, { ip, name: "wrongSignIns" }).map(({ key, times }) => ({
    key,
    most: count * times,
  }));
}

/** What a network has used up is looked at before any e-mail: all that comes from there gets the same answer after the same work. */
async function refuseBlocked(
  deps: Deps,
  { networks, ip, ration }: Pick<Attempt, "networks" | "ip"> & { ration: NetworkRation },
): Promise<void> {
  const now = deps.clock.now();
  const counts = [...networks, ...rationCounts(deps, { ip, ration })];
  const spent = await findSpent(deps.db, { counts, now });
  for (const { key, window_ends_at: until } of spent) {
    if (networks.some((network) => network.key === key)) throw lockedUntil(deps, until);
    throw new Refusal("tooManyRequests", { retryAfter: secondsUntil({ from: now, until }) });
  }
}

/**
 * Passed before a password is compared and again before it is told that it was right. The race: guesses in parallel
 * are all compared before the first is counted. What ends it is that no verdict leaves without the count's leave: a
 * wrong one is told only by the statement that counts it, a right one only when no lock has come up meanwhile. So a side
 * of an account gives away no more verdicts in parallel than in a row, and people who sign in at once never count as wrong.
 */
async function refuseLocked(deps: Deps, { emailKey }: Attempt): Promise<void> {
  const locked = await findLock(deps.db, { emailKey, now: deps.clock.now() });
  if (locked) throw lockedUntil(deps, locked);
}

async function refuseWrong(deps: Deps, { emailKey, networks }: Attempt): Promise<never> {
  const now = deps.clock.now();
  const locked = await countWrong(deps.db, {
    emailKey,
    most: limits.wrongPasswordsBeforeLock,
    lockEnds: secondsAfter(now, limits.signInLockSeconds),
    now,
  });
  const { windowSeconds, blockSeconds } = limits.wrongSignInsPerIp;
  const blockEnds = secondsAfter(now, blockSeconds);
  for (const network of networks) {
    const windowEnds = secondsAfter(now, windowSeconds);
    const told = await countWrongOfNetwork(deps.db, { ...network, windowEnds, blockEnds, now });
    if (!told) throw lockedUntil(deps, locked ?? blockEnds);
  }
  throw locked ? lockedUntil(deps, locked) : new Refusal("passwordNotMatched");
}

function lockedUntil(deps: Deps, until: Date): Refusal {
  return new Refusal("signInLocked", { retryAfter: secondsUntil({ from: deps.clock.now(), until }) });
}
