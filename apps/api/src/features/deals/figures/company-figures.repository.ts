import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Answers, Contracts, Paid, Warned } from "./company-figures.rules.ts";

/** From the same moment on; as a day of Japan too. */
export type Since = { readonly at: Date; readonly day: string };

/** By company, over all creators: deals that ended well by the day of their report, contracts by the day they were made. */
export async function countContracts(db: Queryable, { at, day }: Since): Promise<Contracts[]> {
  const { rows } = await sql<Contracts>`
    select deal.company_id as "companyId",
      count(*) filter (where deal.contracted_at >= ${at})::int as contracts,
      count(*) filter (where deal.contracted_at >= ${at}
        and (deal.end_reason = 'unfunded' or deal.end_reason = 'alone' and deal.last_act = 'company cancel'))::int as cancelled,
      count(*) filter (where deal.contracted_at >= ${at} and deal.end_reason = 'unfunded')::int as unfunded,
      count(*) filter (where deal.state = 'accepted' and deal.reported_on >= ${day})::int as done
    from deals as deal
    where deal.contracted_at >= ${at} or deal.reported_on >= ${day}
    group by deal.company_id`.execute(db);
  return rows;
}

/**
 * By company, over all creators: what it answered itself, and where the clock acted in its place. Paying is no answer, nor is another
 * version of terms that are its own.
 */
export async function countAnswered(db: Queryable, { at }: Pick<Since, "at">): Promise<Answers[]> {
  const { rows } = await sql<Answers>`
    select deal.company_id as "companyId",
      count(*) filter (where event.actor = 'company')::int as met,
      count(*) filter (where event.actor = 'clock')::int as missed
    from deal_events as event
    join deals as deal on deal.influencer_id = event.influencer_id and deal.id = event.deal
    left join deal_events as own on own.influencer_id = event.influencer_id and own.deal = event.deal
      and own.revision = event.revision - 1 and own.actor = 'company' and own.act = 'propose'
    where event.done_at >= ${at} and (
      event.actor = 'company' and event.act in (
        'propose', 'accept', 'decline', 'approveDraft', 'askChanges', 'acceptReport', 'rejectReport'
      ) and not (event.act = 'propose' and own.id is not null)
      or event.actor = 'clock' and event.act = 'tick' and (
        event.state in ('draft_approved', 'accepted')
        or event.state = 'expired' and deal.open_by is distinct from 'company'
      ))
    group by deal.company_id`.execute(db);
  return rows;
}

/** By company and days from the report to the payment, over all creators. */
export async function countPaid(db: Queryable, { day }: Pick<Since, "day">): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select payment.company_id as "companyId", payment.paid_on - payment.received_on as days, count(*)::int as count
    from payments as payment
    where payment.stage = 'paid' and payment.paid_on >= ${day} and payment.share_percent is null
      and payment.received_on is not null
    group by payment.company_id, payment.paid_on - payment.received_on`.execute(db);
  return rows;
}

/** By company, over all creators: what its messages were warned of. */
export async function findWarned(db: Queryable, { at }: Pick<Since, "at">): Promise<Warned[]> {
  const { rows } = await sql<Warned>`
    select deal.company_id as "companyId", bool_or('labelRemoval' = any(message.warned)) as "labelRemoval",
      bool_or('prepay' = any(message.warned)) as prepay
    from deal_messages as message
    join deals as deal on deal.influencer_id = message.influencer_id and deal.id = message.deal
    where message.warned <> '{}' and message.sender = 'company' and message.sent_at >= ${at}
    group by deal.company_id`.execute(db);
  return rows;
}
