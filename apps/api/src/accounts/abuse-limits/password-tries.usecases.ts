import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter, secondsUntil } from "../../platform/clock.ts";
import { type NetworkRation, networkKeys, rationCounts } from "../../platform/network-ration.ts";
import { findSpent } from "../../platform/rate-limit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { EmailOf } from "../accounts.repository.ts";
import { sideOf } from "../side.rules.ts";
import { countWrong, countWrongOfNetwork, findLock } from "./sign-in-failures.repository.ts";

/** Which counts a try stands against: what its network may do, and the side of the account that it comes from. */
export type PasswordTry = {
  readonly networks: readonly NetworkCount[];
  readonly ip: string;
  readonly emailKey: string;
};
type NetworkCount = { readonly key: string; readonly most: number };

/** Under which keys the wrong passwords of an e-mail are counted: of strangers, and of networks that its owner signed in from. */
export function failureKeysOf(deps: Pick<Deps, "hash">, of: EmailOf): [others: string, known: string] {
  return [failureKeyOf(deps, { ...of, isKnown: false }), failureKeyOf(deps, { ...of, isKnown: true })];
}

/** Apart, or strangers could lock the owner out. */
export function failureKeyOf(
  { hash }: Pick<Deps, "hash">,
  { actor, email, isKnown }: EmailOf & { isKnown: boolean },
): string {
  return hash.of("signInEmail", ...sideOf(actor), email, ...(isKnown ? ["known"] : []));
}

/** How often the right password of an account may come from one network: it costs as much work as a wrong one. */
export function rightPasswords({ hash }: Pick<Deps, "hash">, { actor, email }: EmailOf): NetworkRation {
  const emailKey = hash.of("signInEmail", ...sideOf(actor), email);
  return { name: `rightPasswords:${emailKey}`, perHour: limits.rightPasswordsPerHour };
}

export function wrongOfNetwork(deps: Pick<Deps, "hash">, ip: string): NetworkCount[] {
  const { count } = limits.wrongSignInsPerIp;
  return networkKeys(deps, { ip, name: "wrongSignIns" }).map(({ key, times }) => ({
    key,
    most: count * times,
  }));
}

/** What a network has used up is looked at before any e-mail: all that comes from there gets the same answer after the same work. */
export async function refuseBlocked(
  deps: Deps,
  { networks, ip, ration }: Pick<PasswordTry, "networks" | "ip"> & { ration: NetworkRation },
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
export async function refuseLocked(deps: Deps, { emailKey }: PasswordTry): Promise<void> {
  const locked = await findLock(deps.db, { emailKey, now: deps.clock.now() });
  if (locked) throw lockedUntil(deps, locked);
}

export async function refuseWrong(deps: Deps, { emailKey, networks }: PasswordTry): Promise<never> {
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
