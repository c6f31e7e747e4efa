import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { CompanyId } from "./work.repository.ts";

type Key = { readonly companyId: CompanyId; readonly dealId: string };

export type Waited = {
  readonly influencer_id: string;
  readonly product_name: string | null;
  /** An offer that is not answered, or a deal on the creator's turn; else there is nothing to be reminded of. */
  readonly waits_for: "offer" | "deal" | null;
};

/** Undefined for somebody else's and for none. */
export async function findWaited(db: Queryable, { companyId, dealId }: Key): Promise<Waited | undefined> {
  const { rows: deals } = await sql<Waited>`
    select influencer_id, product_name, case when turn = 'creator' then 'deal' end as waits_for
    from company_deals where company_id = ${companyId} and deal_id = ${dealId}`.execute(db);
  if (deals[0]) return deals[0];
  const { rows: offers } = await sql<Waited>`
    select offer.influencer_id, asked.product_name, case when offer.state = 'waiting' then 'offer' end as waits_for
    from consultation_offers as offer
    left join consultations as asked on asked.company_id = ${companyId} and asked.id = offer.consultation_id
    where offer.company_id = ${companyId} and offer.offer_id = ${dealId}`.execute(db);
  return offers[0];
}

/** The race: of two members who remind at once one does. False where a reminder went after `before`. */
export async function takeReminder(
  trx: Trx,
  { companyId, dealId, now, before }: Key & { now: Date; before: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into reminders (company_id, deal_id, reminded_at) values (${companyId}, ${dealId}, ${now})
    on conflict (company_id, deal_id) do update set reminded_at = excluded.reminded_at
      where reminders.reminded_at <= ${before}
    returning deal_id`.execute(trx);
  return rows.length > 0;
}
