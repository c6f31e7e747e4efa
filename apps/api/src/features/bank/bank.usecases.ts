import type { BankInfo } from "@tomoru/contract/influencer/bank";
import { limits } from "@tomoru/contract/limits";
import { holdPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { deleteAccount, findSavedAt, findSealedAccount, saveSealedAccount } from "./bank.repository.ts";
import { lastDigitsOf, sealingContext } from "./bank.rules.ts";

/** When the creator last said where payments should go; undefined before the first time. */
export function bankSavedAt(db: Queryable, ownerId: OwnerId<"influencer">): Promise<Date | undefined> {
  return findSavedAt(db, ownerId);
}

/** Throws where the row was changed or belongs to somebody else: that is never an answer (`unexpected`). */
export async function getBankInfo(
  { db, keys }: Deps,
  ownerId: OwnerId<"influencer">,
): Promise<BankInfo | null> {
  const sealed = await findSealedAccount(db, ownerId);
  return sealed === undefined ? null : openJson(keys, { sealed, context: sealingContext(ownerId) });
}

/** Where transfers go, as a screen may say it: the bank and the last digits of the account. */
export async function transferAccount(
  deps: Deps,
  ownerId: OwnerId<"influencer">,
): Promise<{ bankName: string; lastDigits: string } | null> {
  const info = await getBankInfo(deps, ownerId);
  return info && { bankName: info.bankName, lastDigits: lastDigitsOf(info.accountNumber) };
}

/** Registers or replaces the account; its owner is told by mail, so that a stranger's change does not stay unseen. `tooManyRequests`. */
export function saveBankInfo(
  deps: Deps,
  { ownerId, info }: { ownerId: OwnerId<"influencer">; info: BankInfo },
): Promise<BankInfo> {
  const now = deps.clock.now();
  const lastDigits = lastDigitsOf(info.accountNumber);
  return deps.db.transaction().execute(async (trx) => {
    const { email, fullName, locale } = await holdPerson(trx, ownerId);
    await refuseOver(trx, { key: `bankChanges:${ownerId}`, perHour: limits.bankChangesPerHour, now });
    await keepBankInfo(deps, { trx, ownerId, info, now });
    await deps.outbox.enqueue(trx, {
      kind: "bankChanged",
      data: { fullName, bankName: info.bankName, lastDigits, changedAt: now.toISOString() },
      to: email,
      locale,
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    });
    return info;
  });
}

type Keeping = { trx: Trx; ownerId: OwnerId<"influencer">; info: BankInfo; now: Date };

/** Keeps the account, sealed for its owner, and tells nobody. */
export function keepBankInfo(deps: Deps, { trx, ownerId, info, now }: Keeping): Promise<void> {
  const ciphertext = deps.keys.seal(JSON.stringify(info), sealingContext(ownerId));
  return saveSealedAccount(trx, { ownerId, ciphertext, lastDigits: lastDigitsOf(info.accountNumber), now });
}

/** Nothing of it stays when the account closes. */
export function forgetBank(trx: Trx, ownerId: OwnerId<"influencer">): Promise<void> {
  return deleteAccount(trx, ownerId);
}
