import type { CompanySignUpCompletion } from "@tomoru/contract/company/sign-up";
import type { OpenOwner } from "../../../accounts/sign-up/sign-up.usecases.ts";
import { insertCompany } from "../company/company.repository.ts";
import { insertFreePlan } from "../company/subscription.repository.ts";
import { insertMember } from "../members/members.repository.ts";

/** A new company with its owner on Free, in the transaction of their account. */
export function openCompany({
  companyName,
  kind,
}: Pick<CompanySignUpCompletion, "companyName" | "kind">): OpenOwner<"company"> {
  return async (trx, { ownerId: companyId, accountId: memberId, createdAt: now }) => {
    await insertCompany(trx, { companyId, name: companyName, kind, now });
    await insertMember(trx, { companyId, memberId, now });
    await insertFreePlan(trx, companyId);
  };
}
