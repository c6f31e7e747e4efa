import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { homeOf } from "../../platform/network.ts";
import { refuseField } from "../../platform/refusal.ts";
import { rememberNetwork } from "../abuse-limits/known-networks.usecases.ts";
import type { AccountKey } from "../account-key.rules.ts";
import type { NewAccount } from "../accounts.repository.ts";
import { isEasyToGuess } from "../passwords/password-policy.rules.ts";
import { startSession } from "../sessions/sessions.usecases.ts";
import { joinCompany } from "./sign-up.usecases.ts";

type Chosen = {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly ip: string;
};

/** The hash of a password that somebody chooses for a new account. `passwordInvalid`; 503 while too many are being hashed. */
export function hashNewPassword(deps: Deps, { ip, ...chosen }: Chosen): Promise<string> {
  if (isEasyToGuess(chosen)) throw refuseField("password", "passwordInvalid");
  return deps.passwords.hash(chosen.password, homeOf(ip));
}

type Welcome = {
  readonly trx: Trx;
  readonly person: Pick<NewAccount<"company">, "ownerId" | "email" | "fullName" | "passwordHash" | "locale">;
  readonly ip: string;
  /** Writes what a member has beside the account. */
  readonly open: (account: AccountKey<"company">) => Promise<void>;
};

/** One person more of a company, signed in. `emailInUse`. */
export async function welcomeMember(deps: Deps, { trx, person, ip, open }: Welcome): Promise<TokenPair> {
  const account = await joinCompany(deps, { trx, ...person });
  await open(account);
  await rememberNetwork(deps, { trx, account, ip });
  return startSession(deps, { trx, account });
}
