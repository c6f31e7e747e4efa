import type { Members } from "@tomoru/contract/company/members";
import { forgetMails, forgetSignIn } from "../../../accounts/leaving.usecases.ts";
import { holdMember, type MemberAccount } from "../../../accounts/members.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Admitted, Caller } from "../../../platform/http/route.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { CompanyId, CompanyRow } from "../company/company.repository.ts";
import { showStanding } from "../company/standing.usecases.ts";
import { planValuesOf } from "../company/subscription.usecases.ts";
import { noticeOf } from "../profile/company-notices.rules.ts";
import { pendingInvitations } from "./invitations.usecases.ts";
import { colleagueOf } from "./member-answer.rules.ts";
import {
  countSeats,
  deleteMember,
  findMemberRow,
  findMembers,
  type MemberRow,
  putSeat,
} from "./members.repository.ts";
import { holdOpen, refuseWithoutSeat } from "./seats.usecases.ts";

/** The company's people; e-mails and invitations are the owner's to read. */
export async function listMembers(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { ownerId: companyId, role }: Pick<Admitted<"company">, "ownerId" | "role">,
): Promise<Members> {
  const now = clock.now();
  const isOwner = role === "owner";
  const [people, invitations, used, { seats }] = await Promise.all([
    findMembers(db, companyId),
    isOwner ? pendingInvitations(db, { companyId, now }) : [],
    countSeats(db, { companyId, now }),
    planValuesOf(db, companyId),
  ]);
  return {
    docs: people.map((person) => colleagueOf(person, { withEmail: isOwner })),
    invitations,
    seats: { used, limit: seats },
  };
}

type Change = { readonly caller: Admitted<"company">; readonly memberId: string };

/** Stops somebody, lets them in again where a seat is free, or removes them. `dataNotFound`, `dataInvalid` for oneself, `noAccess`. */
export async function setMemberStatus(
  deps: Deps,
  { caller, memberId, status }: Change & { status: "active" | "inactive" | "removed" },
): Promise<Members> {
  const companyId = caller.ownerId;
  await deps.db.transaction().execute(async (trx) => {
    const company = await holdOpen(trx, companyId);
    const target = await colleague(trx, { caller, memberId });
    if (status === "removed") {
      await removeMember(deps, {
        trx,
        company,
        member: await holdMember(trx, { ...caller, accountId: memberId }),
      });
      return;
    }
    await setSeat(deps, { trx, companyId, target, isSeated: status === "active" });
  });
  return listMembers(deps, caller);
}

/** Leaves the company; whoever owns it hands it over first: 409 `dataInvalid`. */
export async function leaveCompany(deps: Deps, caller: Caller<"company">): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const company = await holdOpen(trx, caller.ownerId);
    const member = await findMemberRow(trx, { companyId: caller.ownerId, memberId: caller.accountId });
    // Handed over to while the call was on its way.
    if (member?.role === "owner") throw new Refusal("dataInvalid", { status: 409 });
    await removeMember(deps, { trx, company, member: await holdMember(trx, caller) });
  });
}

/** Somebody else of the same company: oneself is 409 `dataInvalid`, anybody else `dataNotFound`. */
export async function colleague(db: Queryable, { caller, memberId }: Change): Promise<MemberRow> {
  if (memberId === caller.accountId) throw new Refusal("dataInvalid", { status: 409 });
  const row = await findMemberRow(db, { companyId: caller.ownerId, memberId });
  if (!row) throw new Refusal("dataNotFound");
  return row;
}

type Seating = {
  readonly trx: Trx;
  readonly companyId: CompanyId;
  readonly target: MemberRow;
  readonly isSeated: boolean;
};

/** The race: of many who take the last seat each holds the company, counts, and then writes. */
async function setSeat(
  { clock }: Pick<Deps, "clock">,
  { trx, companyId, target, isSeated }: Seating,
): Promise<void> {
  if (target.is_seated === isSeated) return;
  if (isSeated) await refuseWithoutSeat(trx, { companyId, now: clock.now() });
  await putSeat(trx, { companyId, memberIds: [target.id], isSeated });
  await showStanding(trx, companyId);
}

type Removing = { readonly trx: Trx; readonly company: CompanyRow; readonly member: MemberAccount };

/** Every session ends at once, and a number is what stays: lists and notes are the company's. The last mail says so. */
async function removeMember(deps: Deps, { trx, company, member }: Removing): Promise<void> {
  const { ownerId: companyId, accountId: memberId, fullName } = member;
  await forgetSignIn(deps, { trx, account: member });
  await deleteMember(trx, { companyId, memberId });
  await forgetMails(deps, { trx, account: member, isOnlyTo: true });
  const data = { fullName, companyName: company.name ?? "" };
  await deps.outbox.enqueue(trx, { kind: "memberRemoved", data, ...noticeOf(deps, member) });
}

/** The recipients of mails about answers: everybody with a seat who has not turned them off. `isActive`: only those who may act on them. */
export async function readersOfAnswers(db: Queryable, companyId: CompanyId, { isActive = false } = {}) {
  return (await findMembers(db, companyId)).flatMap(
    ({ is_notify_answers, is_seated, email, locale, full_name, status }) =>
      is_notify_answers && is_seated && email !== null && (!isActive || status === "active")
        ? [{ email, locale, fullName: full_name ?? "" }]
        : [],
  );
}
