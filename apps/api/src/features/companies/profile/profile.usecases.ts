import type { CompanyInfo, CompanyProfile, CompanyProfileUpdate } from "@tomoru/contract/company/companies";
import { holdMember, renameMember } from "../../../accounts/members.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findCompany, lockCompany, putCompany } from "../company/company.repository.ts";
import { changesOf, companyOf } from "../company/company-row.rules.ts";
import { findSubscription } from "../company/subscription.repository.ts";
import { subscriptionOf } from "../company/subscription.usecases.ts";
import { memberOf } from "../members/member-answer.rules.ts";
import { findMemberRow, putNotices } from "../members/members.repository.ts";

type Member = Caller<"company">;
/** Without what waits, which is counted by whoever knows of deals. */
type Profile = Omit<CompanyProfile, "work">;

/** Who is signed in, for which company, and what of its plan is left. */
export async function getProfile(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  { ownerId: companyId, accountId: memberId }: Member,
): Promise<Profile> {
  // Before what it stands for: what changes in between is then told as news, and not taken for known.
  const { revision } = await findSubscription(db, companyId);
  const [member, company, subscription] = await Promise.all([
    findMemberRow(db, { companyId, memberId }),
    findCompany(db, companyId),
    subscriptionOf(db, { companyId, now: clock.now() }),
  ]);
  if (!member || !company) throw new Refusal("userDeleted");
  return {
    member: memberOf(member),
    company: companyOf(company),
    subscription,
    subscriptionRevision: revision,
    providerIsSandbox: !config.production && !config.billing.credentials,
  };
}

export async function updateProfile(
  deps: Deps,
  { caller, update }: { caller: Member; update: CompanyProfileUpdate },
): Promise<Profile> {
  const { fullName, locale, isNotifyAnswers } = update;
  await deps.db.transaction().execute(async (trx) => {
    const member = await holdMember(trx, caller);
    await renameMember(trx, { member, fullName, locale });
    if (isNotifyAnswers === undefined) return;
    await putNotices(trx, { companyId: caller.ownerId, memberId: caller.accountId, isNotifyAnswers });
  });
  return getProfile(deps, caller);
}

/** What the company says of itself. What was verified and is another now is to be verified again. `dataInvalid`. */
export async function updateInfo(
  deps: Deps,
  { caller, info }: { caller: Member; info: CompanyInfo },
): Promise<Profile> {
  const companyId = caller.ownerId;
  await deps.db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, companyId);
    if (!company || company.status === "closed") throw new Refusal("userDeleted");
    const changes = changesOf(company, info);
    if (Object.keys(changes).length > 0) await putCompany(trx, { companyId, ...changes });
  });
  return getProfile(deps, caller);
}
