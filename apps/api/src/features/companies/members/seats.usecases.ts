import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { requirePlan } from "../../billing/plan/plan-gate.usecases.ts";
import { type CompanyId, type CompanyRow, lockCompany } from "../company/company.repository.ts";
import { showStanding } from "../company/standing.usecases.ts";
import { planIdOf } from "../company/subscription.usecases.ts";
import { cancelPending } from "./invitations.repository.ts";
import { countSeats, findMembers, putSeat } from "./members.repository.ts";

/** The company behind a call, held; closed meanwhile: `userDeleted`. */
export async function holdOpen(trx: Trx, companyId: CompanyId): Promise<CompanyRow> {
  const company = await lockCompany(trx, companyId);
  if (!company || company.status === "closed") throw new Refusal("userDeleted");
  return company;
}

/** `noAccess` at `plan` where every seat of the plan is taken. The company is held. */
export async function refuseWithoutSeat(
  trx: Trx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  const [used, planId] = [await countSeats(trx, { companyId, now }), await planIdOf(trx, companyId)];
  requirePlan({ planId, key: "seats", count: used + 1 });
}

/** Active members and invitations that wait. */
export function seatsTaken(db: Queryable, counted: { companyId: CompanyId; now: Date }): Promise<number> {
  return countSeats(db, counted);
}

/** Who has a seat now, and since when they are members. */
export async function seatedOf(
  trx: Trx,
  companyId: CompanyId,
): Promise<{ id: string; isOwner: boolean; since: Date }[]> {
  const people = await findMembers(trx, companyId);
  return people
    .filter(({ is_seated }) => is_seated)
    .map(({ id, role, created_at }) => ({ id, isOwner: role === "owner", since: created_at }));
}

/** After a step down: who is not among `kept` is stopped at once, and no invitation waits any more. */
export async function keepSeats(
  trx: Trx,
  { companyId, kept }: { companyId: CompanyId; kept: ReadonlySet<string> },
): Promise<void> {
  await lockCompany(trx, companyId);
  const stopped = (await seatedOf(trx, companyId)).filter(({ id, isOwner }) => !isOwner && !kept.has(id));
  await putSeat(trx, { companyId, memberIds: stopped.map(({ id }) => id), isSeated: false });
  await cancelPending(trx, companyId);
  await showStanding(trx, companyId);
}
