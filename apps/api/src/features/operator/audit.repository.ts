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

/** Each by a statement of its own: they lie on as many shards. A closed company has no name any more. */
export async function findCompanyNames(db: Queryable, ids: ReadonlySet<string>) {
  const names = new Map<string, string | null>();
  for (const id of ids) {
    const row = await db.selectFrom("companies").select("name").where("id", "=", id).executeTakeFirst();
    names.set(id, row?.name ?? null);
  }
  return names;
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

export async function findCompanyReasons(db: Queryable, companyId: string) {
  const rows = await db
    .selectFrom("company_status_changes")
    .select(["change", "reason", "changed_at"])
    .where("company_id", "=", companyId)
    .execute();
  return rows.map(({ change, reason, changed_at }) => ({ change, reason, at: changed_at }));
}

export async function findCreatorReasons(db: Queryable, influencerId: string) {
  const rows = await db
    .selectFrom("status_changes")
    .select(["status", "reason", "changed_at"])
    .where("influencer_id", "=", influencerId)
    .execute();
  return rows.map(({ status, reason, changed_at }) => ({ change: status, reason, at: changed_at }));
}
