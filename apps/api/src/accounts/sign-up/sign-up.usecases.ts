import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Locale } from "@tomoru/contract/fields";
import type { SignUpCompletion } from "@tomoru/contract/influencer/sign-up";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { homeOf } from "../../platform/network.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { networkHashOf, rememberNetwork } from "../abuse-limits/known-networks.usecases.ts";
import { claimEmail, insertAccount, isEmailInUse, type NewAccount } from "../accounts.repository.ts";
import type { CodeKey } from "../codes/one-time-codes.rules.ts";
import { checkCode, issueCode, redeemCode, withinCodeRation } from "../codes/one-time-codes.usecases.ts";
import { isEasyToGuess } from "../passwords/password-policy.rules.ts";
import { startSession } from "../sessions/sessions.usecases.ts";

type Asking = { readonly email: string; readonly locale: Locale; readonly ip: string };

/** Mails a sign-up code. `emailInUse`, `otpAlreadySent`, `tooManyRequests`. */
export function requestSignUpCode(deps: Deps, asked: Asking): Promise<void> {
  return withinCodeRation(deps, asked.ip, () => mailSignUpCode(deps, asked));
}

async function mailSignUpCode(deps: Deps, { email, locale, ip }: Asking): Promise<void> {
  if (await isEmailInUse(deps.db, email)) throw new Refusal("emailInUse");
  await deps.db.transaction().execute(async (trx) => {
    const { code, expiresAt } = await issueCode(deps, { trx, key: signUpKey(deps, { email, ip }) });
    const data = { code, minutes: limits.otpLifetimeSeconds / 60 };
    await deps.outbox.enqueue(trx, { kind: "signUpCode", data, to: email, locale, expiresAt });
  });
}

/** Turns a mailed code into an account and signs it in. `passwordInvalid`, then `otpNotMatched`, `otpInvalid`, `tooManyRequests`, `otpExpired`, then `emailInUse`. */
export async function completeSignUp(
  deps: Deps,
  { email, fullName, password, otp, locale, ip }: SignUpCompletion & { locale: Locale; ip: string },
): Promise<TokenPair> {
  if (isEasyToGuess({ password, email, fullName })) throw refuseField("password", "passwordInvalid");
  // Before the code is compared: a crowd at the sign-in must cost nobody a try.
  const network = homeOf(ip);
  deps.passwords.refuseWhenFull(network);
  const code = await checkCode(deps, { key: signUpKey(deps, { email, ip }), code: otp });
  const passwordHash = await deps.passwords.hash(password, network);
  return deps.db.transaction().execute(async (trx) => {
    await redeemCode(deps, { trx, code });
    const ownerId = await openAccount(deps, { trx, email, fullName, passwordHash, locale });
    await rememberNetwork(deps, { trx, ownerId, ip });
    return startSession(deps, { trx, ownerId });
  });
}

type OpenAccount = { readonly trx: Trx } & Omit<NewAccount, "ownerId" | "createdAt">;

/** A new creator under an e-mail that is known to be theirs. `emailInUse`. */
export async function openAccount(deps: Deps, { trx, ...account }: OpenAccount): Promise<OwnerId> {
  const createdAt = deps.clock.now();
  const ownerId = mintOwnerId(uuidAt(createdAt));
  if (!(await claimEmail(trx, { ownerId, email: account.email }))) throw new Refusal("emailInUse");
  await insertAccount(trx, { ...account, ownerId, createdAt });
  return ownerId;
}

/** There is no account yet that anybody could have signed in to. */
function signUpKey(deps: Deps, { email, ip }: { email: string; ip: string }): CodeKey {
  const from = networkHashOf(deps, ip);
  return { purpose: "signUp", subject: email, ownerId: null, from, isKnown: false };
}
