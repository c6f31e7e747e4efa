import type { Deps } from "../../deps.ts";
import { homeOf } from "../../platform/network.ts";
import { spendRation } from "../../platform/network-ration.ts";
import { isFromKnownNetwork } from "../abuse-limits/known-networks.usecases.ts";
import {
  failureKeyOf,
  refuseBlocked,
  refuseLocked,
  refuseWrong,
  rightPasswords,
  wrongOfNetwork,
} from "../abuse-limits/password-tries.usecases.ts";
import { forgetWrong } from "../abuse-limits/sign-in-failures.repository.ts";
import type { EmailOf } from "../accounts.repository.ts";
import { type Credentials, findCredentials } from "./credentials.repository.ts";

type Given = EmailOf & { readonly password: string; readonly ip: string };

/**
 * Whose password it is, where it is the right one. Unknown e-mails are looked up, compared, counted and locked like known
 * ones, so that neither the answer nor its time tells which they are. `passwordNotMatched`, `tooManyRequests`, `signInLocked`; 503 before anything else while too many are compared.
 */
export async function provePassword(deps: Deps, { actor, email, password, ip }: Given): Promise<Credentials> {
  const network = homeOf(ip);
  deps.passwords.refuseWhenFull(network);
  const networks = wrongOfNetwork(deps, ip);
  const ration = rightPasswords(deps, { actor, email });
  await refuseBlocked(deps, { networks, ip, ration });
  const isKnown = await isFromKnownNetwork(deps, { actor, email, ip });
  const attempt = { networks, ip, emailKey: failureKeyOf(deps, { actor, email, isKnown }) };
  await refuseLocked(deps, attempt);
  const account = await findCredentials(deps.db, { actor, email });
  const isRight = await deps.passwords.verify(account?.passwordHash ?? null, password, network);
  if (!account || !isRight) return refuseWrong(deps, attempt);

  await forgetWrong(deps.db, { ...attempt, now: deps.clock.now() });
  await refuseBlocked(deps, { networks, ip, ration });
  await refuseLocked(deps, attempt);
  await spendRation(deps, { db: deps.db, ip, ration });
  return account;
}
