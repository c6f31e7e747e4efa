import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { forgetSignIn } from "../auth/leaving.usecases.ts";
import { holdToClose, type Person } from "../auth/person.usecases.ts";
import { forgetBank } from "../bank/bank.usecases.ts";
import { dropPendingOffers } from "../offers/offers.usecases.ts";
import { forgetSocial } from "../social/social.usecases.ts";
import { erasePerson } from "./closing.repository.ts";
import { deleteInquiries } from "./inquiries.repository.ts";
import { firstOpenDay } from "./membership.rules.ts";
import { closeWithdrawals, findDue, findLastDay } from "./withdrawals.repository.ts";

/**
 * Deletes an account at once, with all that tells who it was (decisions.md, Account deletion). The race: of two who
 * close it, or a person and the job, the second waits for the first, finds it closed and does nothing.
 */
export function closeAccount(deps: Deps, ownerId: OwnerId): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const person = await holdToClose(trx, ownerId);
    if (person) await erase(deps, { trx, ownerId, person });
  });
}

/**
 * Closes the accounts whose withdrawal has come to its date. Runs on any copy, also on two at once; what fails is left
 * to the next run, and holds up nobody else.
 */
export async function closeDueAccounts(deps: Deps): Promise<void> {
  const today = firstOpenDay(deps.clock.now());
  for (const ownerId of await findDue(deps.db, today)) {
    try {
      await closeIfDue(deps, { ownerId, today });
    } catch (error) {
      deps.log.error({ err: error, influencerId: ownerId }, "an account could not be closed at its date");
    }
  }
}

function closeIfDue(deps: Deps, { ownerId, today }: { ownerId: OwnerId; today: string }): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const person = await holdToClose(trx, ownerId);
    // Read again now that nobody can change it: it may have been taken back since the list was made.
    const lastDay = await findLastDay(trx, ownerId);
    if (person && lastDay !== undefined && lastDay < today) await erase(deps, { trx, ownerId, person });
  });
}

/** Each feature forgets its own part; the last mail is written after the waiting ones are gone. */
async function erase(
  deps: Deps,
  { trx, ownerId, person }: { trx: Trx; ownerId: OwnerId; person: Person },
): Promise<void> {
  const now = deps.clock.now();
  const { email, fullName, locale } = person;
  await dropPendingOffers(trx, ownerId);
  await forgetSocial(deps, { trx, ownerId });
  await forgetBank(trx, ownerId);
  await deleteInquiries(trx, ownerId);
  await closeWithdrawals(trx, ownerId);
  await forgetSignIn(deps, { trx, ownerId, email });
  await erasePerson(trx, { ownerId, now });
  await deps.outbox.forget(trx, { influencerId: ownerId, email });
  await deps.outbox.enqueue(trx, {
    kind: "accountClosed",
    data: { fullName },
    to: email,
    locale,
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
  });
}
