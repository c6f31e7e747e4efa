import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { EntryKind } from "../../platform/db/money-tables.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { accounts, kindsInOrder, type Lines } from "./entries.rules.ts";

export type InfluencerId = OwnerId<"influencer">;
/** `deal` is the deal's own id, not the one that addresses show. */
export type DealKey = { readonly influencerId: InfluencerId; readonly deal: string };

export type Entry = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly n: number;
  readonly lines: Required<Lines>;
  readonly about: string | null;
  readonly bookedAt: Date;
};

/**
 * False: one of the kind with the number is there already. The lock is the row's own key: of two that book the same at once the
 * second waits for the first and then changes nothing.
 */
export async function insertEntry(
  trx: Trx,
  {
    influencerId,
    deal,
    id,
    kind,
    n,
    lines,
    about,
    bookedAt,
  }: DealKey & Omit<Entry, "lines"> & { lines: Lines },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("ledger")
    .values({ influencer_id: influencerId, deal, id, kind, n, ...lines, about, booked_at: bookedAt })
    .onConflict((conflict) => conflict.columns(["influencer_id", "deal", "kind", "n"]).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type NewEntry = DealKey & Omit<Entry, "lines"> & { readonly lines: Lines };

/** Many of them, as `insertEntry` writes one. Every row names every account: a list of rows has one list of columns. */
export async function insertEntries(trx: Trx, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.map(({ influencerId, deal, id, kind, n, lines, about, bookedAt }) => ({
    ...{ influencer_id: influencerId, deal, id, kind, n, about, booked_at: bookedAt },
    ...(Object.fromEntries(accounts.map((name) => [name, lines[name] ?? 0])) as Required<Lines>),
  }));
  await trx
    .insertInto("ledger")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["influencer_id", "deal", "kind", "n"]).doNothing())
    .execute();
}

/** In the order of booking; what was booked in one moment in the order in which it comes about, so that each reading is the same. */
export async function findEntries(db: Queryable, { influencerId, deal }: DealKey): Promise<Entry[]> {
  const rows = await db
    .selectFrom("ledger")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .orderBy("booked_at")
    .orderBy(sql`array_position(${sql.lit(`{${kindsInOrder.join(",")}}`)}::text[], kind)`)
    .orderBy("n")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    n: row.n,
    lines: Object.fromEntries(accounts.map((name) => [name, Number(row[name])])) as Required<Lines>,
    about: row.about,
    bookedAt: row.booked_at,
  }));
}
