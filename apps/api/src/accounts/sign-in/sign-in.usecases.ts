import type { SignIn } from "@tomoru/contract/accounts/sign-in";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/refusal.ts";
import { rememberNetwork } from "../abuse-limits/known-networks.usecases.ts";
import { lockCredentials } from "../passwords/credentials.repository.ts";
import { provePassword } from "../passwords/password-proof.usecases.ts";
import { startSession } from "../sessions/sessions.usecases.ts";

/** Signs in with e-mail and password. `passwordNotMatched`, `userSuspended`, `tooManyRequests`, `signInLocked`. */
export async function signIn(
  deps: Deps,
  { username, password, ip }: SignIn & { ip: string },
): Promise<TokenPair> {
  const person = await provePassword(deps, { email: username, password, ip });
  if (person.status === "suspended") throw new Refusal("userSuspended");
  return deps.db.transaction().execute(async (trx) => {
    if (!(await lockCredentials(trx, person))) throw new Refusal("passwordNotMatched");
    await rememberNetwork(deps, { trx, ownerId: person.ownerId, ip });
    return startSession(deps, { trx, ownerId: person.ownerId });
  });
}
