import { type AuditGroup, auditLooks } from "@tomoru/contract/operator/audit";
import type { Queryable } from "../../platform/db/database.ts";

type Wanted = {
  readonly offset: number;
  readonly rows: number;
  readonly operator?: string | undefined;
  readonly of: AuditGroup;
};

export function findDeeds(db: Queryable, { offset, rows, operator, of }: Wanted) {
  return db
    .selectFrom("audit_log")
    .selectAll()
    .$if(operator !== undefined, (query) => query.where("operator", "=", operator ?? ""))
    .$if(of !== "all", (query) => query.where("call", of === "looks" ? "in" : "not in", auditLooks))
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
