import type { DealSide } from "@tomoru/contract/deals/deal-states";
import { type Selectable, sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import type { ThreadTables } from "../../../platform/db/thread-tables.ts";
import type { DealKey } from "../acting/acting.repository.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

export type DealPlace = Pick<DealRow, "influencer_id" | "id">;
export type FileRow = Selectable<ThreadTables["deal_files"]>;

/** Until the transaction ends: who writes or reads in a thread counts one after the other. */
export function holdDeal(trx: Trx, { influencerId, dealId }: DealKey): Promise<DealRow | undefined> {
  return trx
    .selectFrom("deals")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal_id", "=", dealId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type NewMessage = Omit<Selectable<DealTables["deal_messages"]>, "is_read">;

export async function insertMessage(trx: Trx, message: NewMessage): Promise<void> {
  await trx.insertInto("deal_messages").values(message).execute();
}

/** A message, or what somebody did: of that `act` and `actor` say what. */
export type Line = {
  readonly id: string;
  readonly sender: DealSide | "system";
  readonly content: string;
  readonly actor: DealTables["deal_events"]["actor"] | null;
  readonly warned: string[];
  readonly files: string[];
  readonly is_read: boolean;
  readonly sent_at: Date;
};

/** The newest first. Messages and events have ids of one order, that of their time. */
export async function findLines(
  db: Queryable,
  { influencer_id, id: deal }: DealPlace,
  { before, most }: { before: string | null; most: number },
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select * from (
      select id, sender, content, null as actor, warned, files, is_read, sent_at from deal_messages
      where influencer_id = ${influencer_id} and deal = ${deal} and (${before}::uuid is null or id < ${before}::uuid)
      union all
      select id, 'system', act, actor, '{}', '{}', true, done_at from deal_events
      where influencer_id = ${influencer_id} and deal = ${deal} and (${before}::uuid is null or id < ${before}::uuid)
    ) as line order by id desc limit ${most}`.execute(db);
  return rows;
}

/** What the other side wrote, up to a message. How many of it are left. */
export async function markRead(
  trx: Trx,
  { influencer_id, id: deal }: DealPlace,
  { by, upTo }: { by: DealSide; upTo: string },
): Promise<number> {
  const others = by === "creator" ? "company" : "creator";
  await trx
    .updateTable("deal_messages")
    .set({ is_read: true })
    .where("influencer_id", "=", influencer_id)
    .where("deal", "=", deal)
    .where("id", "<=", upTo)
    .where("sender", "=", others)
    .where("is_read", "=", false)
    .execute();
  const { left } = await trx
    .selectFrom("deal_messages")
    .select(({ fn }) => fn.countAll<string>().as("left"))
    .where("influencer_id", "=", influencer_id)
    .where("deal", "=", deal)
    .where("sender", "=", others)
    .where("is_read", "=", false)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function findFiles(
  db: Queryable,
  { influencer_id, id: deal }: DealPlace,
  ids: readonly string[],
): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("deal_files")
    .selectAll()
    .where("influencer_id", "=", influencer_id)
    .where("deal", "=", deal)
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Erases the words of somebody who has left, except where they decide a dispute. */
export async function eraseOwnWords(trx: Trx, influencerId: string): Promise<void> {
  await trx
    .updateTable("deal_messages")
    .set({ content: "" })
    .where("influencer_id", "=", influencerId)
    .where("sender", "=", "creator")
    .execute();
  await trx
    .updateTable("deals")
    .set({ end_words: null })
    .where("influencer_id", "=", influencerId)
    .where(sql<boolean>`end_words ->> 'by' = 'creator'`)
    .execute();
  await trx
    .updateTable("deal_proposals")
    .set({ body: sql<string>`body - 'reason'` })
    .where("influencer_id", "=", influencerId)
    .where("made_by", "=", "creator")
    .execute();
  await trx
    .updateTable("deal_disputes")
    .set({ reason: "" })
    .where("influencer_id", "=", influencerId)
    .where("made_by", "=", "creator")
    .where("decision", "is not", null)
    .execute();
}
