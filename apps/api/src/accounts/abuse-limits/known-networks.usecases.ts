import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { homeOf } from "../../platform/network.ts";
import type { AccountKey } from "../account-key.rules.ts";
import type { EmailOf } from "../accounts.repository.ts";
import { isKnown, putKnownNetwork } from "./known-networks.repository.ts";

/** Whether a call comes from where the account of the e-mail has been signed in to lately. Of an unknown e-mail: no, after the same work. */
export function isFromKnownNetwork(
  deps: Deps,
  { actor, email, ip }: EmailOf & { ip: string },
): Promise<boolean> {
  const since = secondsAfter(deps.clock.now(), -limits.knownNetworkSeconds);
  return isKnown(deps.db, { actor, email, networkHash: networkHashOf(deps, ip), since });
}

/** Signing in makes a network known; so do completing a sign-up and setting a password by a mailed code. */
export async function rememberNetwork(
  deps: Deps,
  { trx, account, ip }: { trx: Trx; account: AccountKey; ip: string },
): Promise<void> {
  await putKnownNetwork(trx, { account, networkHash: networkHashOf(deps, ip), now: deps.clock.now() });
}

/** Who an address is to the people who sign in from it. */
export function networkHashOf({ hash }: Pick<Deps, "hash">, ip: string): string {
  return hash.of("home", homeOf(ip));
}
