import type { ResultOf } from "@tomoru/contract/endpoint";
import type { listAudit as endpoint } from "@tomoru/contract/operator/audit";
import type { Deps } from "../../deps.ts";
import { findDeeds } from "./audit.repository.ts";

type Query = { readonly offset: number; readonly limit: number; readonly operator?: string | undefined };

/** Who of the operator's people did what, newest first. */
export async function listAudit(
  { db }: Pick<Deps, "db">,
  { offset, limit, operator }: Query,
): Promise<ResultOf<typeof endpoint>> {
  const rows = await findDeeds(db, { offset, rows: limit + 1, operator });
  const docs = rows.slice(0, limit).map(({ operator, call, about, note, done_at }) => ({
    ...{ operator, call, about, note },
    doneAt: done_at.toISOString(),
  }));
  return { docs, hasNextPage: rows.length > limit };
}
