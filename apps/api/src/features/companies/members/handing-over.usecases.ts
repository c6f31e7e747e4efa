import type { Members } from "@tomoru/contract/company/members";
import { giveRole, holdMember, holdProven, proveMember } from "../../../accounts/members.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import type { Admitted } from "../../../platform/http/route.ts";
import { Refusal, refuseAccess } from "../../../platform/refusal.ts";
import type { CompanyRow } from "../company/company.repository.ts";
import { noticeOf } from "../profile/company-notices.rules.ts";
import { findMemberRow } from "./members.repository.ts";
import { colleague, listMembers } from "./members.usecases.ts";
import { holdOpen } from "./seats.usecases.ts";

type HandOver = {
  readonly caller: Admitted<"company">;
  readonly memberId: string;
  readonly password: string;
  readonly ip: string;
};

/**
 * Makes somebody else the owner, with the owner's password. Of two hand-overs at once both hold the company in turn, and the second
 * finds that it is no longer theirs to give. `passwordNotMatched`, `dataNotFound`, `dataInvalid` for oneself or somebody who is stopped.
 */
export async function handOver(deps: Deps, { caller, memberId, password, ip }: HandOver): Promise<Members> {
  await colleague(deps.db, { caller, memberId });
  const proven = await proveMember(deps, { caller, password, ip });
  await deps.db.transaction().execute(async (trx) => {
    const company = await holdOpen(trx, caller.ownerId);
    await holdProven(trx, proven);
    const own = await findMemberRow(trx, { companyId: caller.ownerId, memberId: caller.accountId });
    if (own?.role !== "owner") throw refuseAccess("role");
    await makeOwner(deps, { trx, company, from: caller, to: { ...caller, accountId: memberId } });
  });
  return listMembers(deps, { ...caller, role: "member" });
}

type Person = {
  readonly actor: "company";
  readonly ownerId: Admitted<"company">["ownerId"];
  readonly accountId: string;
};
type Change = {
  readonly trx: Trx;
  readonly company: CompanyRow;
  readonly from: Person | undefined;
  readonly to: Person;
};

/** Both are told. The company is held; `from` is nobody where the owner is gone. `dataNotFound`, 409 `dataInvalid`. */
export async function makeOwner(deps: Deps, { trx, company, from, to }: Change): Promise<void> {
  const target = await findMemberRow(trx, { companyId: to.ownerId, memberId: to.accountId });
  if (!target) throw new Refusal("dataNotFound");
  if (!target.is_seated) throw new Refusal("dataInvalid", { status: 409 });
  const next = await holdMember(trx, to);
  const people = from ? [await holdMember(trx, from), next] : [next];
  if (from) await giveRole(trx, { member: from, role: "member" });
  await giveRole(trx, { member: to, role: "owner" });
  for (const { accountId, fullName, email, locale } of people) {
    const isNewOwner = accountId === to.accountId;
    const data = { fullName, companyName: company.name ?? "", ownerName: next.fullName, isNewOwner };
    await deps.outbox.enqueue(trx, { kind: "ownerChanged", data, ...noticeOf(deps, { email, locale }) });
  }
}
