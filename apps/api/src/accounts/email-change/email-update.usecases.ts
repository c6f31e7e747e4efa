import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { Caller } from "../../platform/http/route.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { moveFailures } from "../abuse-limits/sign-in-failures.repository.ts";
import { type Account, findAccount, isEmailInUse, moveEmail } from "../accounts.repository.ts";
import type { CodeKey } from "../codes/one-time-codes.rules.ts";
import { checkCode, issueCode, redeemCode, withinCodeRation } from "../codes/one-time-codes.usecases.ts";
import { dropGrant } from "../passwords/password-grants.repository.ts";
import { failureKeysOf } from "../passwords/password-proof.usecases.ts";
import { holdPerson } from "../person.usecases.ts";
import { endSessions, holdSession, startSession } from "../sessions/sessions.usecases.ts";
import { maskedEmail } from "./email-mask.rules.ts";
import { findNewEmail, putEmailUpdate, takeEmailUpdate } from "./email-updates.repository.ts";

type Request = { readonly caller: Caller; readonly newEmail: string; readonly ip: string };

/** Mails a code to the new address; the code of an address asked for before fits no more. `emailInvalid`, `emailInUse`, `otpAlreadySent`, `tooManyRequests`. */
export async function requestEmailUpdate(deps: Deps, { caller, newEmail, ip }: Request): Promise<void> {
  const { ownerId } = caller;
  const account = await findAccount(deps.db, ownerId);
  if (!account) throw new Refusal("userDeleted");
  if (newEmail === account.email) throw refuseField("newEmail", "emailInvalid");
  await withinCodeRation(deps, ip, () => mailUpdateCode(deps, { ownerId, newEmail }));
}

async function mailUpdateCode(
  deps: Deps,
  { ownerId, newEmail }: { ownerId: OwnerId; newEmail: string },
): Promise<void> {
  if (await isEmailInUse(deps.db, newEmail)) throw new Refusal("emailInUse");
  await deps.db.transaction().execute(async (trx) => {
    const { locale } = await holdPerson(trx, ownerId);
    const { code, expiresAt } = await issueCode(deps, { trx, key: updateKey(ownerId, newEmail) });
    await putEmailUpdate(trx, { ownerId, newEmail, expiresAt });
    await refuseOver(trx, {
      key: `emailChanges:${ownerId}`,
      perHour: limits.emailChangesPerHour,
      now: deps.clock.now(),
    });
    await deps.outbox.enqueue(trx, {
      kind: "emailUpdateCode",
      data: { code, minutes: limits.otpLifetimeSeconds / 60 },
      to: newEmail,
      about: ownerId,
      locale,
      expiresAt,
    });
  });
}

/**
 * Redeems the code: directory and account move to the new address together, every session ends, a new one begins, and
 * the old address is told. Of two people who claim one address the first to redeem has it. `otpNotMatched`, `otpInvalid`, `tooManyRequests`, `otpExpired`, `emailInUse`.
 */
export async function updateEmail(
  deps: Deps,
  { caller, otp }: { caller: Caller; otp: string },
): Promise<TokenPair & { email: string }> {
  const { ownerId } = caller;
  const newEmail = await findNewEmail(deps.db, ownerId);
  if (newEmail === undefined) throw new Refusal("otpInvalid");
  const code = await checkCode(deps, { key: updateKey(ownerId, newEmail), code: otp });
  const pair = await deps.db.transaction().execute(async (trx) => {
    const account = await holdPerson(trx, ownerId);
    await holdSession(trx, caller);
    await redeemCode(deps, { trx, code });
    if (!(await takeEmailUpdate(trx, { ownerId, newEmail }))) throw new Refusal("otpInvalid");
    if (!(await moveEmail(trx, { ownerId, from: account.email, to: newEmail })))
      throw new Refusal("emailInUse");
    const to = failureKeysOf(deps, newEmail);
    for (const [side, from] of failureKeysOf(deps, account.email).entries()) {
      await moveFailures(trx, { from, to: to[side] ?? from });
    }
    // Whoever reads the old mailbox has no more say: a reset that began there is void.
    await dropGrant(trx, ownerId);
    await endSessions({ trx, ownerId });
    await tellOldAddress(deps, { trx, account, newEmail });
    return startSession(deps, { trx, ownerId });
  });
  return { email: newEmail, ...pair };
}

type Move = { readonly trx: Trx; readonly account: Account; readonly newEmail: string };

async function tellOldAddress(deps: Deps, { trx, account, newEmail }: Move): Promise<void> {
  const now = deps.clock.now();
  await deps.outbox.enqueue(trx, {
    kind: "emailChanged",
    data: {
      fullName: account.fullName,
      newEmailMasked: maskedEmail(newEmail),
      changedAt: now.toISOString(),
    },
    to: account.email,
    about: account.ownerId,
    locale: account.locale,
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
  });
}

/** Who is signed in is no stranger, wherever they are. */
function updateKey(ownerId: OwnerId, newEmail: string): CodeKey {
  const subject = `${ownerId} ${newEmail}`;
  return { purpose: "emailUpdate", subject, ownerId, from: "", isKnown: true };
}
