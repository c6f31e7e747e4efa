import { limits } from "@tomoru/contract/limits";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { ChangeColumns, DueColumns, WaitingColumns } from "./company-home.rules.ts";
import type { CompanyId } from "./work.repository.ts";

const { companyHome, dealCountMost } = limits;
/** More than is shown: rows of deals are touched by what is no news, too. */
const touchedMost = companyHome.changes * 8;

/** A campaign that somebody is to be chosen for. */
const isToChoose = (companyId: CompanyId) => sql`asked.company_id = ${companyId}
  and asked.state in ('open', 'selecting') and asked.selected < asked.capacity and exists (
    select from campaign_applications as application
    where application.company_id = ${companyId} and application.campaign_id = asked.id and application.state = 'applied')`;

/** The default card, whose last month it is; nothing is asked of who may not change it. */
const isExpiring = ({
  companyId,
  month,
  isOwner,
}: Mine) => sql`card.company_id = ${companyId} and card.is_default
  and ${isOwner}::boolean and card.exp_year * 12 + card.exp_month = ${monthNumber(month)}`;

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

type Mine = { companyId: CompanyId /** This one, in Japan. */; month: string; isOwner: boolean };
export type Waits = { readonly waitingCount: number; readonly unreadCount: number };

/** Counts what waits, in up to 1,000 deals. Unread are messages. */
export async function countWaits(db: Queryable, mine: Mine): Promise<Waits> {
  const { companyId } = mine;
  const { rows } = await sql<Waits>`
    select (
      (select count(*) from (
        select from company_deals where company_id = ${companyId} and turn = 'company' limit ${dealCountMost}
      ) as counted)
      + (select count(*) from campaigns as asked where ${isToChoose(companyId)})
      + (select count(*) from cards as card where ${isExpiring(mine)})
    )::integer as "waitingCount",
    (select coalesce(sum(unread), 0) from company_deals where company_id = ${companyId} and unread > 0)::integer
      as "unreadCount"`.execute(db);
  return rows[0] ?? { waitingCount: 0, unreadCount: 0 };
}

/** By deadline. `cardDueAt`: when the card's last day is over. */
export async function findWaiting(
  db: Queryable,
  { cardDueAt, ...mine }: Mine & { cardDueAt: Date },
): Promise<WaitingColumns[]> {
  const { companyId } = mine;
  const { rows } = await sql<WaitingColumns>`
    select * from (
      (select 'deal' as kind, deal_id as id, product_name as "productName", creator_name as "creatorName",
        turn_kind as "turnKind", state, turn_due_at as "dueAt", hold, funding, last_version as version,
        fee_yen as "feeYen", draft_round as "draftRound", 0::integer as applications, 0::integer as "placesLeft"
      from company_deals where company_id = ${companyId} and turn = 'company'
      order by turn_due_at, deal_id limit ${companyHome.waiting})
      union all
      select 'campaign', asked.id::text, asked.product_name, null, null, null, asked.due_at, null, null, 0, null, 0,
        (select count(*) from campaign_applications as application where application.company_id = ${companyId}
          and application.campaign_id = asked.id and application.state = 'applied')::integer,
        asked.capacity - asked.selected
      from campaigns as asked where ${isToChoose(companyId)}
      union all
      select 'card', card.last4, card.brand, null, null, null, ${cardDueAt}::timestamptz, null, null, 0, null, 0, 0, 0
      from cards as card where ${isExpiring(mine)}
    ) as waiting
    order by "dueAt" nulls last, id
    limit ${companyHome.waiting}`.execute(db);
  return rows;
}

/**
 * Newest first, deals by when their row was touched. Of deals what the creator, the clock or the provider has done; that a creator said yes is an answer, and what the
 * company itself did is no news to it.
 */
export async function findChanges(
  db: Queryable,
  { companyId, since }: { companyId: CompanyId; since: Date },
): Promise<ChangeColumns[]> {
  const { rows } = await sql<ChangeColumns>`
    select * from (
      (select 'deal' as kind, deal_id as id, product_name as "productName", creator_name as "creatorName",
        influencer_id as "influencerId", platform, turn_kind as "turnKind", state, last_version as version,
        draft_round as "draftRound", payment_stage as "paymentStage", null as answer, 0::integer as count, updated_at as at
      from company_deals where company_id = ${companyId} and updated_at >= ${since}
        and (turn in ('operator', 'none') or (turn = 'company' and turn_kind <> 'propose')
          or (state = 'contracted' and funding = 'secured'))
      order by updated_at desc, deal_id desc limit ${touchedMost})
      union all
      (select 'answer', offer.consultation_id::text, asked.product_name, null, offer.influencer_id, asked.platform, null, null, 0, 0, null,
        offer.state, 0, offer.decided_at
      from consultation_offers as offer
      join consultations as asked on asked.company_id = ${companyId} and asked.id = offer.consultation_id
      where offer.company_id = ${companyId} and offer.decided_at >= ${since} and offer.state not in ('withdrawn', 'ended')
      order by offer.decided_at desc, offer.offer_id desc limit ${companyHome.changes})
      union all
      select 'applications', asked.id::text, asked.product_name, null, null, null, null, null, 0, 0, null, null,
        count(*)::integer, max(application.created_at)
      from campaigns as asked
      join campaign_applications as application
        on application.company_id = ${companyId} and application.campaign_id = asked.id
      where asked.company_id = ${companyId} and asked.state in ('open', 'selecting')
        and application.created_at >= ${since} and application.state <> 'withdrawn'
      group by asked.id, asked.product_name
    ) as changes
    order by at desc, id
    limit ${touchedMost * 2}`.execute(db);
  return rows;
}

/** The day in Japan on which a due ends: it is the end of a day. */
const dayOf = (due: RawBuilder<unknown>) =>
  sql`(${due} at time zone 'UTC' + interval '9 hours' - interval '1 millisecond')::date::text`;

type Span = { companyId: CompanyId; from: Date; to: Date; firstDay: string; lastDay: string };

/** How much falls due on each day of a span, of either side. */
export async function findDues(
  db: Queryable,
  { companyId, from, to, firstDay, lastDay }: Span,
): Promise<DueColumns[]> {
  const { rows } = await sql<DueColumns>`
    select ${dayOf(sql`turn_due_at`)} as "on", turn as side, turn_kind as kind, count(*)::integer as count
    from company_deals
    where company_id = ${companyId} and turn in ('company', 'creator') and turn_due_at > ${from} and turn_due_at <= ${to}
    group by 1, 2, 3
    union all
    select ${dayOf(sql`asked.due_at`)}, 'company', 'select', count(*)::integer
    from campaigns as asked
    where ${isToChoose(companyId)} and asked.due_at > ${from} and asked.due_at <= ${to}
    group by 1
    union all
    select ${dayOf(sql`asked.answer_by`)}, 'creator', 'reply', count(*)::integer
    from consultations as asked
    join consultation_offers as offer on offer.company_id = ${companyId} and offer.consultation_id = asked.id
      and offer.state = 'waiting'
    where asked.company_id = ${companyId} and asked.answer_by > ${from} and asked.answer_by <= ${to}
    group by 1
    union all
    select pay_due_on::text, 'creator', 'pay', count(*)::integer
    from company_deals
    where company_id = ${companyId} and pay_due_on between ${firstDay}::date and ${lastDay}::date
      and (payment_stage is null or payment_stage not in ('paid', 'failed')) and (state not in ('cancelled', 'expired') or payment_stage is not null)
    group by 1`.execute(db);
  return rows;
}
