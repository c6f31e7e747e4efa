import { forgetMails, forgetSignIn } from "../../../accounts/leaving.usecases.ts";
import { holdMemberIfThere, holdProven, proveMember } from "../../../accounts/members.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { announce } from "../../../platform/live/announce.ts";
import { conflictAt, refuseAccess } from "../../../platform/refusal.ts";
import { endCampaigns } from "../../campaigns/moving.usecases.ts";
import { endAsking } from "../../consultations/withdrawing.usecases.ts";
import { endTerms, leaveTerms, refuseOpenDeals } from "../../deals/endings/leaving.usecases.ts";
import { hasMoneyOfCompany } from "../../ledger/balance.usecases.ts";
import { type CompanyId, lockCompany } from "../company/company.repository.ts";
import { findMemberRow, findMembers } from "../members/members.repository.ts";
import { holdOpen } from "../members/seats.usecases.ts";
import { noticeOf } from "../profile/company-notices.rules.ts";
import { eraseCompany } from "./closing.repository.ts";

/** Ends what a company pays for, at once and for good; done already is done. Throws where it cannot be told that it is. */
export type EndAtOnce = (companyId: CompanyId) => Promise<void>;

type Closing = { readonly caller: Caller<"company">; readonly password: string; readonly ip: string };

/**
 * Deletes a company with all its people, by its owner and the password. The plan ends first: whatever stops in between can be pressed
 * again, and nobody pays for what is gone. `passwordNotMatched`, `tooManyRequests`, `signInLocked`; 409 `dataInvalid` at `deals` while
 * a deal is between its contract and its payment, or money of the company's is left over with us or on its way back.
 */
export async function closeCompany(
  deps: Deps,
  { caller, password, ip, endAtOnce }: Closing & { endAtOnce: EndAtOnce },
): Promise<void> {
  const proven = await proveMember(deps, { caller, password, ip });
  const companyId = caller.ownerId;
  await refuseOpenDeals(deps.db, { companyId });
  await refuseMoneyLeft(deps.db, companyId);
  await endAtOnce(companyId);
  await deps.db.transaction().execute(async (trx) => {
    const company = await holdOpen(trx, companyId);
    await holdProven(trx, proven);
    const own = await findMemberRow(trx, { companyId, memberId: caller.accountId });
    if (own?.role !== "owner" || own.email === null) throw refuseAccess("role");
    await leaveTerms(deps, { trx, companyId });
    // Once more: what comes in holds the company as well, and what goes back is opened under the deals that are held by now.
    await refuseMoneyLeft(trx, companyId);
    await erase(deps, { trx, companyId });
    await announce(trx, companyId);
    // The last mail is written after the waiting ones are gone.
    const data = { fullName: own.full_name ?? "", companyName: company.name ?? "" };
    const notice = noticeOf(deps, { email: own.email, locale: own.locale });
    await deps.outbox.enqueue(trx, { kind: "companyClosed", data, ...notice });
  });
  deps.log.info({ companyId }, "a company was erased");
}

async function refuseMoneyLeft(db: Queryable, companyId: CompanyId): Promise<void> {
  if (await hasMoneyOfCompany(db, companyId)) throw conflictAt("deals");
}

/**
 * A company that was closed after a backup was made is closed again when it is restored; its owner was told then, and the provider has
 * ended what it paid for. A deal that had ended by then and has not in the backup stays for the operator. Answers whether it was open.
 */
export function closeCompanyAgain(deps: Deps, companyId: CompanyId): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, companyId);
    if (!company || company.status === "closed") return false;
    await endTerms(deps, { trx, companyId });
    await erase(deps, { trx, companyId });
    return true;
  });
}

async function erase(deps: Deps, { trx, companyId }: { trx: Trx; companyId: CompanyId }): Promise<void> {
  const now = deps.clock.now();
  await forgetPeople(deps, { trx, companyId });
  await endAsking(trx, { companyId, now });
  await endCampaigns(deps, { trx, companyId, isForGood: true });
  await eraseCompany(trx, { companyId, now });
}

/** In the order of ids: all who hold several members take them in that order. */
async function forgetPeople(
  deps: Deps,
  { trx, companyId }: { trx: Trx; companyId: CompanyId },
): Promise<void> {
  const people = (await findMembers(trx, companyId)).map(({ id }) => id).sort();
  for (const accountId of people) {
    const account = await holdMemberIfThere(trx, { actor: "company", ownerId: companyId, accountId });
    if (!account) continue;
    await forgetSignIn(deps, { trx, account });
    await forgetMails(deps, { trx, account });
  }
}
