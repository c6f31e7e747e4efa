import { planOf } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type * as endpoints from "@tomoru/contract/operator/companies";
import { lookedFor } from "../../../accounts/looked-for.usecases.ts";
import type { Deps } from "../../../deps.ts";
import { audit } from "../../../platform/audit-log.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { japanMonth, monthsAfter } from "../../../platform/japan-time.ts";
import { uuidAt } from "../../../platform/random.ts";
import { conflictAt, Refusal } from "../../../platform/refusal.ts";
import { followCompanies } from "../../deals/endings/stopping.usecases.ts";
import {
  type CompanyId,
  type CompanyRow,
  findCompany,
  lockCompany,
  putCompany,
} from "../company/company.repository.ts";
import { detailsOf } from "../company/company-row.rules.ts";
import { liftSuspension, suspendCompany } from "../company/standing.usecases.ts";
import { subscriptionOf } from "../company/subscription.usecases.ts";
import { findUsageSince } from "../company/usage.repository.ts";
import { makeOwner } from "../members/handing-over.usecases.ts";
import { ownerOf } from "../members/joining.usecases.ts";
import { colleagueOf } from "../members/member-answer.rules.ts";
import { findMembers } from "../members/members.repository.ts";
import { noticeOf } from "../profile/company-notices.rules.ts";
import { findCompanies, findStatusChanges, insertStatusChange } from "./operator-companies.repository.ts";

type Operator = { readonly operator: string };
type OfCompany = Operator & { readonly companyId: CompanyId };

/** The companies, newest first. */
export async function listCompanies(
  deps: Deps,
  { operator, query: { limit, q, ...query } }: Operator & { query: QueryOf<typeof endpoints.listCompanies> },
): Promise<ResultOf<typeof endpoints.listCompanies>> {
  const whom = q === undefined ? undefined : await lookedFor(deps.db, { q, kind: "company" });
  const note = whom && `by ${whom.by}`;
  await audit(deps.db, { operator, call: "listCompanies", ...(note && { note }) }, deps);
  // One more than is shown tells whether a next page exists.
  const rows = await findCompanies(deps.db, { ...query, whom, rows: limit + 1 });
  return { docs: rows.slice(0, limit).map(rowOf), hasNextPage: rows.length > limit };
}

type Row = Pick<
  CompanyRow,
  "id" | "name" | "kind" | "verification" | "status" | "suspended_for" | "created_at"
> & {
  readonly plan_id: Subscription["planId"] | null;
};

function rowOf(row: Row) {
  return {
    companyId: row.id,
    name: row.name,
    kind: row.kind,
    planId: row.plan_id ?? planOf("free").planId,
    verification: row.verification,
    status: row.status,
    suspendedFor: row.suspended_for,
    createdAt: row.created_at.toISOString(),
  };
}

/** One company; of a closed one little is left to tell. `dataNotFound`. */
export async function getCompany(
  deps: Deps,
  { operator, companyId }: OfCompany,
): Promise<ResultOf<typeof endpoints.getCompany>> {
  const { db } = deps;
  await audit(db, { operator, call: "getCompany", about: companyId }, deps);
  const company = await findCompany(db, companyId);
  if (!company) throw new Refusal("dataNotFound");
  const now = deps.clock.now();
  const from = monthsAfter(japanMonth(now), -2);
  const [people, subscription, usage, changes] = await Promise.all([
    findMembers(db, companyId),
    company.status === "closed" ? null : subscriptionOf(db, { companyId, now }),
    findUsageSince(db, { companyId, from }),
    findStatusChanges(db, companyId),
  ]);
  return {
    company: {
      ...rowOf({ ...company, plan_id: subscription?.planId ?? null }),
      ...detailsOf(company),
      closedAt: company.closed_at?.toISOString() ?? null,
    },
    members: people.map((person) => colleagueOf(person, { withEmail: true })),
    subscription,
    usage: usage.map(({ period, kind, count }) => ({ month: period, kind, count })),
    statusChanges: changes.map(({ changed_at, ...change }) => ({
      ...change,
      changedAt: changed_at.toISOString(),
    })),
  };
}

type StatusChange = OfCompany & { readonly status: "active" | "suspended"; readonly reason: string };

/**
 * Suspends a company or lifts it: its members' tokens are refused from the next call on, on every copy, and its deals are stopped or go
 * on. `dataNotFound`, 409 `dataInvalid` at `state` of what somebody else has done meanwhile; the same again changes nothing.
 */
export async function setStatus(
  deps: Deps,
  { operator, companyId, status, reason }: StatusChange,
): Promise<ResultOf<typeof endpoints.setCompanyStatus>> {
  const changed = await deps.db.transaction().execute(async (trx) => {
    const suspension = { companyId, reason: "operator" } as const;
    const held = await holdOpenCompany(trx, companyId);
    const standing = held.suspended_for.includes("operator") ? "suspended" : "active";
    if (standing === status) {
      await refuseOthers(trx, {
        operator,
        companyId,
        changes: ["active", "suspended"],
        change: status,
        reason,
      });
      return { companyId, status: held.status === "active" ? "active" : "suspended" } as const;
    }
    const company =
      status === "suspended"
        ? await suspendCompany(deps, { trx, ...suspension })
        : await liftSuspension(trx, suspension);
    if (!company) throw new Refusal("dataNotFound");
    await writeDown(deps, { trx, operator, companyId, call: "setCompanyStatus", change: status, reason });
    return { companyId, status: company.status === "active" ? "active" : "suspended" } as const;
  });
  await followCompanies(deps, { companyId });
  return changed;
}

type Verifying = OfCompany & { readonly status: "verified" | "unverified"; readonly evidence: string };

/** Says that a company is who it says, or no longer and why; the owner is told once. `dataNotFound`, 409 as for its status. */
export function setVerification(
  deps: Deps,
  { operator, companyId, status, evidence }: Verifying,
): Promise<ResultOf<typeof endpoints.setCompanyVerification>> {
  return deps.db.transaction().execute(async (trx) => {
    const company = await holdOpenCompany(trx, companyId);
    if (company.verification === status) {
      await refuseOthers(trx, {
        operator,
        companyId,
        changes: ["verified", "unverified"],
        change: status,
        reason: evidence,
      });
      return { companyId, verification: status };
    }
    await putCompany(trx, { companyId, verification: status });
    const call = "setCompanyVerification";
    await writeDown(deps, { trx, operator, companyId, call, change: status, reason: evidence });
    const owner = await ownerOf(trx, companyId);
    if (owner) {
      const data = { fullName: owner.fullName, companyName: company.name ?? "" };
      const mail =
        status === "verified"
          ? ({ kind: "companyVerified", data } as const)
          : ({ kind: "companyUnverified", data: { ...data, message: evidence } } as const);
      await deps.outbox.enqueue(trx, { ...mail, ...noticeOf(deps, owner) });
    }
    return { companyId, verification: status };
  });
}

type Naming = OfCompany & { readonly memberId: string; readonly reason: string };

/** Names another owner of a company whose owner cannot be reached any more. `dataNotFound`, 409 `dataInvalid`. */
export function setOwner(
  deps: Deps,
  { operator, companyId, memberId, reason }: Naming,
): Promise<ResultOf<typeof endpoints.setCompanyOwner>> {
  return deps.db.transaction().execute(async (trx) => {
    const company = await holdOpenCompany(trx, companyId);
    const owner = await ownerOf(trx, companyId);
    if (owner?.accountId === memberId) throw new Refusal("dataInvalid", { status: 409 });
    const to = { actor: "company", ownerId: companyId, accountId: memberId } as const;
    await makeOwner(deps, { trx, company, from: owner, to });
    await writeDown(deps, { trx, operator, companyId, call: "setCompanyOwner", change: "owner", reason });
    return { companyId, memberId };
  });
}

async function holdOpenCompany(trx: Trx, companyId: CompanyId): Promise<CompanyRow> {
  const company = await lockCompany(trx, companyId);
  if (!company || company.status === "closed") throw new Refusal("dataNotFound");
  return company;
}

type Repeated = OfCompany & {
  readonly changes: readonly string[];
  readonly change: string;
  readonly reason: string;
};

/**
 * What is asked for stands already. A call that was sent again says what the newest of such changes says; whoever asks for it by a
 * page of before says something else, and would be taken to have done it.
 */
async function refuseOthers(trx: Trx, { companyId, changes, ...asked }: Repeated): Promise<void> {
  const written = await findStatusChanges(trx, companyId);
  const newest = written.find(({ change }) => changes.includes(change));
  const isSame = (["operator", "change", "reason"] as const).every((key) => newest?.[key] === asked[key]);
  if (!isSame) throw conflictAt("state");
}

type Deed = OfCompany & {
  readonly trx: Trx;
  readonly call: string;
  readonly change: string;
  readonly reason: string;
};

/** Beside the company why, in the log that it was done: the one is erased with the company, the other stays. */
export async function writeDown(
  deps: Deps,
  { trx, operator, companyId, call, change, reason }: Deed,
): Promise<void> {
  const now = deps.clock.now();
  await insertStatusChange(trx, { companyId, id: uuidAt(now), change, reason, operator, now });
  await audit(trx, { operator, call, about: companyId, note: change }, deps);
}
