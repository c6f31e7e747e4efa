import type { Queryable } from "../../platform/db/database.ts";

export function findDeeds(
  db: Queryable,
  { offset, rows, operator }: { offset: number; rows: number; operator: string | undefined },
) {
  return db
    .selectFrom("audit_log")
    .selectAll()
    .$if(operator !== undefined, (query) => query.where("operator", "=", operator ?? ""))
    .orderBy("done_at", "desc")
    .orderBy("id", "desc")
    .limit(rows)
    .offset(offset)
    .execute();
}
