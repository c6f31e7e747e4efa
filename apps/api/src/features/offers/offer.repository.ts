import { feeBounds } from "@tomoru/contract/deals/amounts";
import type { Queryable } from "../../platform/db/database.ts";
import { askLive, liveSession } from "../../platform/db/live-session.ts";
import type { UncheckedSession } from "../../platform/unchecked-session.ts";
import { firstVersionBy } from "../deals/acting/opening.usecases.ts";
import { type OfferRow, offerColumns } from "./offer-row.rules.ts";

type OfferKey = { readonly session: UncheckedSession; readonly offerId: string };
type FoundRow = OfferRow | { readonly id: null };

const columns = offerColumns.map((column) => `offer.${column}`).join(", ");

export const findStatement = `
  select ${columns}
  from ${liveSession}
  left join offers offer on offer.influencer_id = live.owner_id and offer.offer_id = $3`;

export async function findOffer(
  db: Queryable,
  { session, offerId }: OfferKey,
): Promise<OfferRow | undefined> {
  const [row] = await askLive<FoundRow>(db, { session, text: findStatement, parameters: [offerId] });
  return foundIn(row);
}

/**
 * Counts move with the row or not at all; so does what a company hears: of its offer an echo, and of a yes the deal that it opens,
 * under the offer's own id.
 */
export const decideStatement = `
  with live as (select * from ${liveSession}),
  offer as (
    update offers set is_approval = $4, decided_at = $5
    from live
    where offers.influencer_id = $1 and offers.influencer_id = live.owner_id
      and offer_id = $3 and is_approval is null and (answer_by is null or answer_by > $5)
    returning offers.*
  ),
  counted as (
    update offer_counts counts set
      pending = pending - 1,
      approved = approved + offer.is_approval::integer,
      rejected = rejected + (not offer.is_approval)::integer
    from offer
    where counts.influencer_id = $1 and counts.influencer_id = offer.influencer_id
  ),
  deal as (
    insert into deals (
      influencer_id, id, deal_id, company_id, source, platform, product_name, least_fee_yen, state, turn, turn_kind, turn_due_at,
      created_at, updated_at
    )
    select $1::uuid, offer.id, offer.offer_id, offer.company_id, 'offer', offer.platform, offer.product_name,
      greatest(offer.budget_min_yen, $7::bigint), 'terms', 'company', 'propose', $6::timestamptz, $5::timestamptz, $5::timestamptz
    from offer where offer.company_id is not null and offer.is_approval
  ),
  echo as (
    insert into deal_echoes (influencer_id, deal, id)
    select $1::uuid, offer.id, offer.id from offer where offer.company_id is not null
  )
  select ${columns} from live left join offer on true`;

/**
 * Decides an offer that still waits; undefined when there is none. One statement, so one transaction. Two decisions at
 * once meet at the row: the second waits for the first, finds `is_approval` set and moves nothing. Whom a decision waits
 * for at the row leaves it nothing to decide, so none is made by a session that ended meanwhile.
 */
export async function decidePending(
  db: Queryable,
  { session, offerId, isApproval, now }: OfferKey & { isApproval: boolean; now: Date },
): Promise<OfferRow | undefined> {
  const parameters = [offerId, isApproval, now, firstVersionBy(now), feeBounds.minYen];
  const [row] = await askLive<FoundRow>(db, { session, text: decideStatement, parameters });
  return foundIn(row);
}

/** The statement has a row for the session even where it found no offer. */
function foundIn(row: FoundRow): OfferRow | undefined {
  return row.id === null ? undefined : row;
}
