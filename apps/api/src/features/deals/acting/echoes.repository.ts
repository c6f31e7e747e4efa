import { type Insertable, sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import { creatorNameOf } from "../../profile/creator-names.usecases.ts";

/** Left by whatever changed a deal, or decided a company's offer; `deal` is the row's id, an offer's and its deal's being the same. */
export type Echo = { readonly influencer_id: string; readonly deal: string; readonly id: string };

/** The echoes of all creators, the oldest first. */
export function findEchoes(db: Queryable, { limit }: { limit: number }): Promise<Echo[]> {
  return db.selectFrom("deal_echoes").selectAll().orderBy("id").limit(limit).execute();
}

export function findEchoesOf(db: Queryable, { influencer_id, deal }: Omit<Echo, "id">): Promise<Echo[]> {
  return db
    .selectFrom("deal_echoes")
    .selectAll()
    .where("influencer_id", "=", influencer_id)
    .where("deal", "=", deal)
    .execute();
}

const idsOf = (echoes: readonly Echo[]) => ({
  influencerIds: [...new Set(echoes.map(({ influencer_id }) => influencer_id))],
  deals: [...new Set(echoes.map(({ deal }) => deal))],
});

/** The deals as they are now, as a company lists them. */
export async function findEchoed(
  db: Queryable,
  echoes: readonly Echo[],
): Promise<Insertable<DealTables["company_deals"]>[]> {
  const { influencerIds, deals } = idsOf(echoes);
  const rows = await db
    .selectFrom("deals as deal")
    .innerJoin("influencers as person", "person.id", "deal.influencer_id")
    .leftJoin("social_accounts as linked", (join) =>
      join
        .onRef("linked.influencer_id", "=", "deal.influencer_id")
        .on("linked.influencer_id", "in", influencerIds)
        .onRef("linked.platform", "=", "deal.platform"),
    )
    .leftJoin("payments as held", (join) =>
      join
        .onRef("held.influencer_id", "=", "deal.influencer_id")
        .on("held.influencer_id", "in", influencerIds)
        .onRef("held.deal_id", "=", "deal.deal_id")
        .on("held.held", "is not", null),
    )
    .select([
      ...([
        "deal.company_id",
        "deal.deal_id",
        "deal.influencer_id",
        "deal.changes",
        "deal.platform",
      ] as const),
      ...(["deal.product_name", "deal.state", "deal.end_reason", "deal.turn", "deal.turn_kind"] as const),
      ...(["deal.turn_due_at", "deal.hold", "deal.funding", "deal.fee_yen", "deal.payment_stage"] as const),
      "deal.is_written_off",
      ...(["deal.last_version", "deal.draft_round", "deal.contracted_at", "deal.reported_on"] as const),
      // What is held has no day.
      sql<string | null>`case when held.id is null then deal.pay_due_on end`.as("pay_due_on"),
      ...(["deal.company_unread as unread", "deal.created_at"] as const),
      ...(["deal.updated_at", "person.creator_name", "linked.display_name", "linked.handle"] as const),
    ])
    .where("deal.influencer_id", "in", influencerIds)
    .where("person.id", "in", influencerIds)
    .where("deal.id", "in", deals)
    .execute();
  return rows.map(({ creator_name, display_name, handle, ...row }) => ({
    ...row,
    creator_name: creatorNameOf({ creator_name, display_name, handle }),
  }));
}

/** The race: of two copies that bring two states the newer one stays, in whatever order they come. */
export async function putEchoed(
  db: Queryable,
  rows: readonly Insertable<DealTables["company_deals"]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("company_deals")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "deal_id"])
        .doUpdateSet(({ ref }) => ({
          changes: ref("excluded.changes"),
          creator_name: ref("excluded.creator_name"),
          state: ref("excluded.state"),
          end_reason: ref("excluded.end_reason"),
          turn: ref("excluded.turn"),
          turn_kind: ref("excluded.turn_kind"),
          turn_due_at: ref("excluded.turn_due_at"),
          hold: ref("excluded.hold"),
          funding: ref("excluded.funding"),
          fee_yen: ref("excluded.fee_yen"),
          payment_stage: ref("excluded.payment_stage"),
          is_written_off: ref("excluded.is_written_off"),
          pay_due_on: ref("excluded.pay_due_on"),
          last_version: ref("excluded.last_version"),
          draft_round: ref("excluded.draft_round"),
          contracted_at: ref("excluded.contracted_at"),
          reported_on: ref("excluded.reported_on"),
          unread: ref("excluded.unread"),
          updated_at: ref("excluded.updated_at"),
        }))
        .whereRef("company_deals.changes", "<", "excluded.changes"),
    )
    .execute();
}

/** Only what was read: what came meanwhile has an id of its own. */
export async function deleteEchoes(db: Queryable, echoes: readonly Echo[]): Promise<void> {
  const { influencerIds } = idsOf(echoes);
  const ids = [...new Set(echoes.map(({ id }) => id))];
  await db
    .deleteFrom("deal_echoes")
    .where("influencer_id", "in", influencerIds)
    .where("id", "in", ids)
    .execute();
}
