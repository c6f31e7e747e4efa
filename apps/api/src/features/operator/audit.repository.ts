import { type AuditGroup, auditLooks } from "@tomoru/contract/operator/audit";
import type { Queryable } from "../../platform/db/database.ts";

type Wanted = {
  readonly offset: number;
  readonly rows: number;
  readonly operator?: string | undefined;
  readonly of: AuditGroup;
  /** From a moment until before another. */
  readonly during?: { readonly from: Date; readonly until: Date } | undefined;
};

export function findDeeds(db: Queryable, { offset, rows, operator, of, during }: Wanted) {
  return db
    .selectFrom("audit_log")
    .selectAll()
    .$if(operator !== undefined, (query) => query.where("operator", "=", operator ?? ""))
    .$if(of !== "all", (query) => query.where("call", of === "looks" ? "in" : "not in", auditLooks))
    .$if(during !== undefined, (query) =>
      query.where("done_at", ">=", during?.from ?? null).where("done_at", "<", during?.until ?? null),
    )
    .orderBy("done_at", "desc")
    .orderBy("id", "desc")
    .limit(rows)
    .offset(offset)
    .execute();
}

/** A closed company has no name any more. */
export async function findCompanyNames(db: Queryable, ids: ReadonlySet<string>) {
  if (ids.size === 0) return new Map<string, string | null>();
  const companies = await db
    .selectFrom("companies")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(companies.map(({ id, name }) => [id, name]));
}

export async function findRunDays(db: Queryable, ids: ReadonlySet<string>) {
  if (ids.size === 0) return new Map();
  const runs = await db
    .selectFrom("payout_runs")
    .select(["id", "pay_on", "kind"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(runs.map(({ id, pay_on, kind }) => [id, { payOn: pay_on, kind }]));
}

export async function findCompanyReasons(db: Queryable, companyIds: readonly string[]) {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom("company_status_changes")
    .select(["company_id", "change", "reason", "changed_at"])
    .where("company_id", "in", companyIds)
    .execute();
  return rows.map(({ company_id, change, reason, changed_at }) => ({
    about: company_id,
    change,
    reason,
    at: changed_at,
  }));
}

export async function findCreatorReasons(db: Queryable, influencerIds: readonly string[]) {
  if (influencerIds.length === 0) return [];
  const rows = await db
    .selectFrom("status_changes")
    .select(["influencer_id", "status", "reason", "changed_at"])
    .where("influencer_id", "in", influencerIds)
    .execute();
  return rows.map(({ influencer_id, status, reason, changed_at }) => ({
    about: influencer_id,
    change: status,
    reason,
    at: changed_at,
  }));
}
