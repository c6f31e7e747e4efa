import type { SignIn } from "@tomoru/contract/accounts/sign-in";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Actor } from "@tomoru/contract/endpoint";
import type { Deps } from "../../deps.ts";
import { Refusal, refuseAccess } from "../../platform/refusal.ts";
import { rememberNetwork } from "../abuse-limits/known-networks.usecases.ts";
import { lockCredentials } from "../passwords/credentials.repository.ts";
import { provePassword } from "../passwords/password-proof.usecases.ts";
import { startSession } from "../sessions/sessions.usecases.ts";

type Asking = SignIn & { readonly actor: Actor; readonly ip: string };

/** Signs in with e-mail and password. `passwordNotMatched`, `userSuspended`, `noAccess`, `tooManyRequests`, `signInLocked`. */
export async function signIn(deps: Deps, { actor, username, password, ip }: Asking): Promise<TokenPair> {
  const account = await provePassword(deps, { actor, email: username, password, ip });
  if (account.status === "suspended") throw new Refusal("userSuspended");
  if (account.status === "inactive") throw refuseAccess("seat");
  return deps.db.transaction().execute(async (trx) => {
    if (!(await lockCredentials(trx, account))) throw new Refusal("passwordNotMatched");
    await rememberNetwork(deps, { trx, account, ip });
    return startSession(deps, { trx, account });
  });
}
