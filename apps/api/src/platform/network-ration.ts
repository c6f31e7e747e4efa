import { limits } from "@tomoru/contract/limits";
import type { Clock } from "./clock.ts";
import type { KeyedHash } from "./crypto/keyed-hash.ts";
import type { Queryable } from "./db/database.ts";
import { refuseOver } from "./hourly-limit.ts";
import { lineOf, siteOf } from "./network.ts";
import { giveBackHits } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/** What one network may do so often an hour. Every ration has a name of its own, under which it is counted. */
export type NetworkRation = { readonly name: string; readonly perHour: number };

type Rationed = { readonly db: Queryable; readonly ip: string; readonly ration: NetworkRation };
type Counting = { readonly hash: KeyedHash; readonly clock: Clock };

/**
 * Counts one hit of a network: of its line (an IPv4 address, an IPv6 /64) and, at ten times the number, of the /48 around
 * it. `tooManyRequests` with Retry-After when either is spent, and then neither is counted. `ip` is a call's, however a proxy wrote it.
 */
export async function spendRation(deps: Counting, { db, ip, ration }: Rationed): Promise<void> {
  const now = deps.clock.now();
  const spent: string[] = [];
  // The line first: what it is refused must not be taken from its neighbours.
  for (const { key, most } of rationCounts(deps, { ip, ration })) {
    try {
      await refuseOver(db, { key, perHour: most, now });
    } catch (error) {
      if (error instanceof Refusal) await giveBackHits(db, { keys: spent, now });
      throw error;
    }
    spent.push(key);
  }
}

/** The counts that a ration stands on, with their highest numbers: for who looks before spending. */
export function rationCounts(
  deps: Pick<Counting, "hash">,
  { ip, ration }: Omit<Rationed, "db">,
): { readonly key: string; readonly most: number }[] {
  const keys = networkKeys(deps, { ip, name: ration.name });
  return keys.map(({ key, times }) => ({ key, most: ration.perHour * times }));
}

/** Takes a hit back that turned out not to count. */
export async function giveBackRation(deps: Counting, { db, ip, ration }: Rationed): Promise<void> {
  const keys = networkKeys(deps, { ip, name: ration.name }).map(({ key }) => key);
  await giveBackHits(db, { keys, now: deps.clock.now() });
}

/** Under which keys a network is counted, the narrowest first, and how many times the number each has. */
export function networkKeys(
  { hash }: Pick<Counting, "hash">,
  { ip, name }: { ip: string; name: string },
): { readonly key: string; readonly times: number }[] {
  const line = { key: `${name}:${hash.of("network", lineOf(ip))}`, times: 1 };
  const site = siteOf(ip);
  if (site === undefined) return [line];
  return [line, { key: `${name}:${hash.of("site", site)}`, times: limits.widerNetworkTimes }];
}
