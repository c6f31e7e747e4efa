import type { OfferCounts, OfferStatus } from "@tomoru/contract/influencer/offers";
import { type Insertable, sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { type OfferRow, offerColumns } from "./offer-row.rules.ts";
import { countsOf } from "./offers.rules.ts";

function offersOf(db: Queryable, ownerId: OwnerId<"influencer">) {
  return db.selectFrom("offers").select(offerColumns).where("influencer_id", "=", ownerId);
}

export function findNewestPending(
  db: Queryable,
  ownerId: OwnerId<"influencer">,
): Promise<(OfferRow & { company_id: string | null }) | undefined> {
  return offersOf(db, ownerId)
    .select("company_id")
    .where("is_approval", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function findLastDecided(
  db: Queryable,
  ownerId: OwnerId<"influencer">,
): Promise<OfferRow | undefined> {
  return offersOf(db, ownerId)
    .where("decided_at", "is not", null)
    .orderBy("decided_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Approved and not over on a day (`YYYY-MM-DD`), the one that ends first in front. One that became a deal has the days of the deal. */
export function findUpcoming(
  db: Queryable,
  { ownerId, today, count }: { ownerId: OwnerId<"influencer">; today: string; count: number },
): Promise<OfferRow[]> {
  return offersOf(db, ownerId)
    .where("is_approval", "is", true)
    .where("period_to", ">=", today)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deals")
            .select("deals.id")
            .where("deals.influencer_id", "=", ownerId)
            .whereRef("deals.deal_id", "=", "offers.offer_id"),
        ),
      ),
    )
    .orderBy("period_to")
    .orderBy("id")
    .limit(count)
    .execute();
}

export async function readCounts(db: Queryable, ownerId: OwnerId<"influencer">): Promise<OfferCounts> {
  const row = await db
    .selectFrom("offer_counts")
    .select(["pending", "approved", "rejected"])
    .where("influencer_id", "=", ownerId)
    .executeTakeFirst();
  return countsOf(row);
}

/** Rows of one statement: it may name 65,535 values. */
const rowsAtOnce = 1000;

/** A company's, that waited. */
export type UnansweredOffer = { readonly offerId: string; readonly companyId: string };

/**
 * Takes all offers of a creator's away and keeps what they decided, as nobody's: without number, and without what was
 * written to somebody. A decision that was first stays; one that comes second finds no offer. Locks rows and counts in the
 * order that a decision does.
 */
export async function unlinkOffers(trx: Trx, ownerId: OwnerId<"influencer">): Promise<UnansweredOffer[]> {
  const gone = await trx
    .deleteFrom("offers")
    .where("influencer_id", "=", ownerId)
    .returning([
      "offer_id",
      "platform",
      "product_name",
      "month",
      "period_from",
      "period_to",
      "budget_min_yen",
      "budget_max_yen",
      "product_url",
      "post_format",
      "is_approval",
      "created_at",
      "decided_at",
      "company_id",
    ])
    .execute();
  const decided = gone.flatMap(({ is_approval, decided_at, company_id: _, ...offer }) =>
    is_approval === null || decided_at === null ? [] : [{ ...offer, is_approval, decided_at }],
  );
  for (let start = 0; start < decided.length; start += rowsAtOnce) {
    const rows = decided.slice(start, start + rowsAtOnce);
    await trx.insertInto("unlinked_offers").values(rows).execute();
  }
  await trx.deleteFrom("offer_counts").where("influencer_id", "=", ownerId).execute();
  // A company that was asking meanwhile held the counts: what it asked is there by now.
  const late = await trx
    .deleteFrom("offers")
    .where("influencer_id", "=", ownerId)
    .returning(["offer_id", "company_id", "is_approval"])
    .execute();
  return [...gone, ...late].flatMap(({ offer_id: offerId, company_id: companyId, is_approval }) =>
    companyId === null || is_approval !== null ? [] : [{ offerId, companyId }],
  );
}

export async function insertOffers(
  trx: Trx,
  rows: readonly (Insertable<Tables["offers"]> & { influencer_id: OwnerId<"influencer"> })[],
): Promise<void> {
  await trx.insertInto("offers").values(rows).execute();
}

/** Nothing yet: from here on the counts are there to be added to. */
export async function insertCounts(trx: Trx, ownerId: OwnerId<"influencer">): Promise<void> {
  await trx.insertInto("offer_counts").values({ influencer_id: ownerId }).execute();
}

/** Adds to a creator's counts. Callers go through creators in the order of their ids, so that two calls never wait for each other in a circle. */
export async function addToCounts(
  trx: Trx,
  { ownerId, added }: { ownerId: OwnerId<"influencer">; added: Readonly<Record<OfferStatus, number>> },
): Promise<void> {
  await trx
    .insertInto("offer_counts")
    .values({ influencer_id: ownerId, ...added })
    .onConflict((conflict) =>
      conflict.column("influencer_id").doUpdateSet({
        pending: sql`offer_counts.pending + excluded.pending`,
        approved: sql`offer_counts.approved + excluded.approved`,
        rejected: sql`offer_counts.rejected + excluded.rejected`,
      }),
    )
    .execute();
}

/** False when the creator is gone. */
export async function stopMails(
  db: Queryable,
  { ownerId, subject }: { ownerId: OwnerId<"influencer">; subject: "offers" | "messages" },
): Promise<boolean> {
  const stopped = await db
    .updateTable("influencers")
    .set(subject === "offers" ? { is_notify_campaign: false } : { is_notify_messages: false })
    .where("id", "=", ownerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("accounts")
          .select("owner_id")
          .where("owner_id", "=", ownerId)
          .where("status", "!=", "closed"),
      ),
    )
    .executeTakeFirst();
  return stopped.numUpdatedRows > 0n;
}
