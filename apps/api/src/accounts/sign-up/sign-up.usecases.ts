import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Actor } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import type { SignUpCompletion } from "@tomoru/contract/influencer/sign-up";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { homeOf } from "../../platform/network.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { networkHashOf, rememberNetwork } from "../abuse-limits/known-networks.usecases.ts";
import { type AccountKey, creatorsOwn } from "../account-key.rules.ts";
import { claimEmail, insertAccount, isEmailInUse, type NewAccount } from "../accounts.repository.ts";
import type { CodeKey } from "../codes/one-time-codes.rules.ts";
import { checkCode, issueCode, redeemCode, withinCodeRation } from "../codes/one-time-codes.usecases.ts";
import { isEasyToGuess } from "../passwords/password-policy.rules.ts";
import { startSession } from "../sessions/sessions.usecases.ts";
import { mailsOf, purposesOf } from "../side.rules.ts";

type Asking = {
  readonly actor: Actor;
  readonly email: string;
  readonly locale: Locale;
  readonly ip: string;
};

/** What a side keeps of its own people: written before the account, in its transaction. */
export type OpenOwner<A extends Actor> = (
  trx: Trx,
  owner: AccountKey<A> & { readonly createdAt: Date },
) => Promise<void>;

/** Mails a sign-up code. `emailInUse`, `otpAlreadySent`, `tooManyRequests`. */
export function requestSignUpCode(deps: Deps, asked: Asking): Promise<void> {
  return withinCodeRation(deps, asked.ip, () => mailSignUpCode(deps, asked));
}

async function mailSignUpCode(deps: Deps, { locale, ip, ...of }: Asking): Promise<void> {
  if (await isEmailInUse(deps.db, of)) throw new Refusal("emailInUse");
  await deps.db.transaction().execute(async (trx) => {
    const { code, expiresAt } = await issueCode(deps, { trx, key: signUpKey(deps, { ...of, ip }) });
    const data = { code, minutes: limits.otpLifetimeSeconds / 60 };
    await deps.outbox.enqueue(trx, {
      kind: mailsOf[of.actor].signUpCode,
      data,
      to: of.email,
      locale,
      expiresAt,
    });
  });
}

type Completion<A extends Actor> = Omit<SignUpCompletion, "locale"> &
  Omit<Asking, "actor"> & { readonly actor: A; readonly open: OpenOwner<A> };

/** Turns a mailed code into an account and signs it in. `passwordInvalid`, then `otpNotMatched`, `otpInvalid`, `tooManyRequests`, `otpExpired`, then `emailInUse`. */
export async function completeSignUp<A extends Actor>(
  deps: Deps,
  { actor, open, email, fullName, password, otp, locale, ip }: Completion<A>,
): Promise<TokenPair> {
  if (isEasyToGuess({ password, email, fullName })) throw refuseField("password", "passwordInvalid");
  // Before the code is compared: a crowd at the sign-in must cost nobody a try.
  const network = homeOf(ip);
  deps.passwords.refuseWhenFull(network);
  const code = await checkCode(deps, { key: signUpKey(deps, { actor, email, ip }), code: otp });
  const passwordHash = await deps.passwords.hash(password, network);
  return deps.db.transaction().execute(async (trx) => {
    await redeemCode(deps, { trx, code });
    const account = await openAccount(deps, { trx, actor, open, email, fullName, passwordHash, locale });
    await rememberNetwork(deps, { trx, account, ip });
    return startSession(deps, { trx, account });
  });
}

type OpenAccount<A extends Actor> = Pick<
  NewAccount<A>,
  "actor" | "email" | "fullName" | "passwordHash" | "locale"
> & { readonly trx: Trx; readonly open: OpenOwner<A> };

/** A new owner with its first account, under an e-mail that is known to be theirs. `emailInUse`. */
export async function openAccount<A extends Actor>(
  deps: Pick<Deps, "clock">,
  { trx, open, ...person }: OpenAccount<A>,
): Promise<AccountKey<A>> {
  const createdAt = deps.clock.now();
  const { actor, email } = person;
  const accountId = actor === "influencer" ? creatorsOwn : uuidAt(createdAt);
  const account = { actor, ownerId: mintOwnerId<A>(uuidAt(createdAt)), accountId };
  if (!(await claimEmail(trx, { account, email }))) throw new Refusal("emailInUse");
  await open(trx, { ...account, createdAt });
  await insertAccount(trx, { ...person, ...account, role: "owner", createdAt });
  return account;
}

type NewMember = Pick<NewAccount<"company">, "ownerId" | "email" | "fullName" | "passwordHash" | "locale"> & {
  readonly trx: Trx;
};

/** One person more of a company that is there, under an e-mail that is known to be theirs. `emailInUse`. */
export async function joinCompany(
  deps: Pick<Deps, "clock">,
  { trx, ...person }: NewMember,
): Promise<AccountKey<"company">> {
  const createdAt = deps.clock.now();
  const account = { actor: "company", ownerId: person.ownerId, accountId: uuidAt(createdAt) } as const;
  if (!(await claimEmail(trx, { account, email: person.email }))) throw new Refusal("emailInUse");
  await insertAccount(trx, { ...person, ...account, role: "member", createdAt });
  return account;
}

/** There is no account yet that anybody could have signed in to. */
function signUpKey(deps: Deps, { actor, email, ip }: Omit<Asking, "locale">): CodeKey {
  const from = networkHashOf(deps, ip);
  return { purpose: purposesOf[actor].signUp, subject: email, account: null, from, isKnown: false };
}
