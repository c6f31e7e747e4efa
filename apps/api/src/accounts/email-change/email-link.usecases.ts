import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter, secondsUntil } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { Caller } from "../../platform/http/route.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { findAccount, isEmailInUse, lockAccount } from "../accounts.repository.ts";
import { withinCodeRation } from "../codes/one-time-codes.usecases.ts";
import { accountOfOtpId, newOtpId } from "../passwords/password-grant.rules.ts";
import { findEmailLink, putEmailLink, takeEmailUpdate } from "./email-updates.repository.ts";
import { moveAccount } from "./moving.usecases.ts";

type Request = { readonly caller: Caller<"company">; readonly newEmail: string; readonly ip: string };

/** Mails a link to the new address; the link to one asked for before is dead. `emailInvalid`, `emailInUse`, `otpAlreadySent`, `tooManyRequests`. */
export async function requestEmailLink(deps: Deps, { caller, newEmail, ip }: Request): Promise<void> {
  const account = await findAccount(deps.db, caller);
  if (!account) throw new Refusal("userDeleted");
  if (newEmail === account.email) throw refuseField("newEmail", "emailInvalid");
  await withinCodeRation(deps, ip, () => mailLink(deps, { caller, newEmail }));
}

async function mailLink(deps: Deps, { caller, newEmail }: Omit<Request, "ip">): Promise<void> {
  const { actor, ownerId } = caller;
  if (await isEmailInUse(deps.db, { actor, email: newEmail })) throw new Refusal("emailInUse");
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, caller);
    if (!account) throw new Refusal("userDeleted");
    await refuseAgainSoon(trx, { caller, now });
    const token = newOtpId(deps.random, account);
    const expiresAt = secondsAfter(now, limits.emailLinkSeconds);
    await putEmailLink(trx, { account, newEmail, tokenHash: hashOf(deps, token), sentAt: now, expiresAt });
    await refuseOver(trx, { key: `emailChanges:${ownerId}`, perHour: limits.emailChangesPerHour, now });
    await deps.outbox.enqueue(trx, {
      kind: "companyEmailLink",
      data: { fullName: account.fullName, token, hours: limits.emailLinkSeconds / 3600 },
      to: newEmail,
      about: ownerId,
      locale: account.locale,
      expiresAt,
    });
  });
}

async function refuseAgainSoon(
  trx: Trx,
  { caller, now }: { caller: Caller<"company">; now: Date },
): Promise<void> {
  const sentAt = (await findEmailLink(trx, caller))?.sentAt;
  const until = sentAt && secondsAfter(sentAt, limits.emailLinkResendSeconds);
  if (until && until > now) {
    throw new Refusal("otpAlreadySent", { retryAfter: secondsUntil({ from: now, until }) });
  }
}

/** Redeems a link: once, and only by a press of the page that it opens. `otpReferenceInvalid`, `emailInUse`. */
export async function confirmEmail(deps: Deps, { token }: { token: string }): Promise<{ email: string }> {
  const key = accountOfOtpId("company", token);
  if (!key) throw new Refusal("otpReferenceInvalid");
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, key);
    if (!account) throw new Refusal("otpReferenceInvalid");
    const link = await findEmailLink(trx, account);
    if (!link?.tokenHash || link.expiresAt <= deps.clock.now()) throw new Refusal("otpReferenceInvalid");
    if (!deps.hash.matches(link.tokenHash, hashOf(deps, token))) throw new Refusal("otpReferenceInvalid");
    const { newEmail } = link;
    await takeEmailUpdate(trx, { account, newEmail });
    await moveAccount(deps, { trx, account, newEmail });
    return { email: newEmail };
  });
}

function hashOf({ hash }: Deps, token: string): string {
  return hash.of("emailLink", token);
}
