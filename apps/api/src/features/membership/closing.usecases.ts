import { limits } from "@tomoru/contract/limits";
import { forgetMails, forgetSignIn } from "../../accounts/leaving.usecases.ts";
import { holdPersonIfThere, type Person } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { forgetBank } from "../bank/bank.usecases.ts";
import { forgetDestination, keepForLeaving } from "../bank/payee.usecases.ts";
import { forgetApplications } from "../campaigns/applying.usecases.ts";
import { endAnswers } from "../consultations/answers.usecases.ts";
import { leaveDeals } from "../deals/endings/leaving.usecases.ts";
import { forgetThreads } from "../deals/files/files.usecases.ts";
import { forgetDiscovery } from "../discovery/discovery.usecases.ts";
import { forgetOffers } from "../offers/offers.usecases.ts";
import { expectsMoney } from "../payments/deal-payments.usecases.ts";
import { forgetSocial } from "../social/social.usecases.ts";
import { eraseCreator } from "./closing.repository.ts";
import { deleteInquiries } from "./inquiries.repository.ts";
import { firstOpenDay } from "./membership.rules.ts";
import { forgetOpenInquiries } from "./open-inquiries.usecases.ts";
import { closeWithdrawals, findDue, findLastDay } from "./withdrawals.repository.ts";

/**
 * Deletes an account at once, with all that tells who it was (docs/decisions/0008). The race: of two who
 * close it, or a person and the job, the second waits for the first, finds it closed and does nothing.
 */
export async function closeAccount(deps: Deps, ownerId: OwnerId<"influencer">): Promise<void> {
  const isErased = await deps.db.transaction().execute(async (trx) => {
    const person = await holdPersonIfThere(trx, ownerId);
    if (person) await eraseAndTell(deps, { trx, ownerId, person });
    return person !== undefined;
  });
  if (isErased) noteErasure(deps, ownerId);
}

/**
 * Whoever was deleted after a backup was made is deleted again when it is restored; they were told then. Answers whether
 * the account was open.
 */
export function closeAgain(deps: Deps, ownerId: OwnerId<"influencer">): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const person = await holdPersonIfThere(trx, ownerId);
    if (person) await erase(deps, { trx, ownerId, person });
    return person !== undefined;
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

async function closeIfDue(
  deps: Deps,
  { ownerId, today }: { ownerId: OwnerId<"influencer">; today: string },
): Promise<void> {
  const isErased = await deps.db.transaction().execute(async (trx) => {
    const person = await holdPersonIfThere(trx, ownerId);
    // Read again now that nobody can change it: it may have been taken back since the list was made.
    const lastDay = await findLastDay(trx, ownerId);
    if (!person || lastDay === undefined || lastDay >= today) return false;
    await eraseAndTell(deps, { trx, ownerId, person });
    return true;
  });
  if (isErased) noteErasure(deps, ownerId);
}

/** The log is kept apart from the database: with it a backup that is restored is told of what was deleted since. */
function noteErasure({ log }: Deps, ownerId: OwnerId<"influencer">): void {
  log.info({ influencerId: ownerId }, "an account was erased");
}

type Erasing = { readonly trx: Trx; readonly ownerId: OwnerId<"influencer">; readonly person: Person };

/** The last mail is written after the waiting ones are gone. */
async function eraseAndTell(deps: Deps, { trx, ownerId, person }: Erasing): Promise<void> {
  const isOwed = await erase(deps, { trx, ownerId, person });
  const { email, fullName, locale } = person;
  await deps.outbox.enqueue(trx, {
    kind: "accountClosed",
    data: { fullName, ...(isOwed && { isOwed }) },
    to: email,
    locale,
    expiresAt: secondsAfter(deps.clock.now(), limits.noticeLifetimeSeconds),
  });
}

/** Each feature forgets its own part. Answers whether money is still owed, whose destination is kept. */
async function erase(deps: Deps, { trx, ownerId, person }: Erasing): Promise<boolean> {
  const { email } = person;
  const offers = await forgetOffers(trx, ownerId);
  await endAnswers(trx, { offers, now: deps.clock.now() });
  await forgetApplications(deps, { trx, influencerId: ownerId });
  await leaveDeals(deps, { trx, influencerId: ownerId });
  await forgetThreads(deps, { trx, influencerId: ownerId });
  await forgetSocial(deps, { trx, ownerId });
  await forgetDiscovery(trx, ownerId);
  const isOwed = await expectsMoney(trx, ownerId);
  if (isOwed) await keepForLeaving(deps, trx, ownerId);
  else await forgetDestination(trx, ownerId);
  await forgetBank(trx, ownerId);
  await deleteInquiries(trx, ownerId);
  await forgetOpenInquiries(deps, { trx, email });
  await closeWithdrawals(trx, ownerId);
  await forgetSignIn(deps, { trx, account: person });
  await eraseCreator(trx, ownerId);
  await forgetMails(deps, { trx, account: person });
  return isOwed;
}
