import { type Selectable, sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { MoneyTables } from "../../platform/db/money-tables.ts";
import type { RefundRow } from "./money.repository.ts";

export type FaultRow = Selectable<MoneyTables["reconcile_faults"]>;
type Page = { readonly offset: number; readonly rows: number };

/** Failed refunds, of all creators, that nobody has paid by hand yet; the oldest first. */
export function findFailedRefunds(db: Queryable, { offset, rows }: Page): Promise<RefundRow[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("state", "=", "failed")
    .orderBy("made_at")
    .orderBy("id")
    .offset(offset)
    .limit(rows)
    .execute();
}

/** Counts the failed refunds of all creators. */
export async function countFailedRefunds(db: Queryable): Promise<number> {
  const { rows } = await db
    .selectFrom("refunds")
    .select(({ fn }) => fn.countAll<string>().as("rows"))
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  return Number(rows);
}

export async function countOpenFaults(db: Queryable): Promise<number> {
  const { rows } = await db
    .selectFrom("reconcile_faults")
    .select(({ fn }) => fn.countAll<string>().as("rows"))
    .where("mended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** The key of the deal of a refund, from its id alone. */
export function findDealOfRefund(
  db: Queryable,
  id: string,
): Promise<{ influencer_id: string; deal: string } | undefined> {
  return db.selectFrom("refunds").select(["influencer_id", "deal"]).where("id", "=", id).executeTakeFirst();
}

/** The key of a deal, from the id in addresses. */
export function findDealOf(
  db: Queryable,
  dealId: string,
): Promise<{ influencer_id: string; deal: string } | undefined> {
  return db
    .selectFrom("charges")
    .select(["influencer_id", "deal"])
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
}

/** Open ones first, then the newest. */
export function findFaults(db: Queryable, { offset, rows }: Page): Promise<FaultRow[]> {
  return db
    .selectFrom("reconcile_faults")
    .selectAll()
    .orderBy(sql`mended_at is not null`)
    .orderBy("found_at", "desc")
    .orderBy("id")
    .offset(offset)
    .limit(rows)
    .execute();
}
