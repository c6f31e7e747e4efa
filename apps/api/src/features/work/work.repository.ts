import type { BudgetBand } from "@tomoru/contract/company/budget-bands";
import type { AnswerState } from "@tomoru/contract/company/consultations";
import type { WorkGroup, WorkRow } from "@tomoru/contract/company/work";
import type { Platform } from "@tomoru/contract/platforms";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { DealTables } from "../../platform/db/deal-tables.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { Standing } from "./work.rules.ts";

export type CompanyId = OwnerId<"company">;
export type Place = { readonly at: string; readonly id: string };

/** What was asked for, without what became of it. */
export type AskedRow = {
  readonly kind: WorkRow["kind"];
  readonly id: string;
  readonly productName: string;
  readonly platform: Platform;
  readonly state: WorkRow["state"];
  /** The places of a campaign; null for a consultation, whose creators are counted. */
  readonly capacity: number | null;
  readonly budgetBand: BudgetBand | null;
  readonly feeYen: number | null;
  readonly listBand: BudgetBand | null;
  readonly closesAt: Date | null;
  readonly createdAt: Date;
};

type Filter = { companyId: CompanyId; group?: WorkGroup | undefined; after?: Place | null; id?: string };

/** Somebody's turn, or accepted and still to be paid. */
const goesOn = sql`(deal.turn <> 'none' or (deal.state = 'accepted'
  and deal.payment_stage in ('due', 'scheduled', 'sent', 'failed') and not deal.is_written_off))`;

/** Somebody has to answer or to act: of either side. */
const isRunning = (companyId: CompanyId) => sql<boolean>`exists (
  select from consultation_offers as offer
  left join company_deals as deal on deal.company_id = ${companyId} and deal.deal_id = offer.offer_id
  where offer.company_id = ${companyId} and offer.consultation_id = asked.id
    and (offer.state = 'waiting' or (offer.state = 'approved' and deal.deal_id is null) or ${goesOn}))`;

/** It takes applications or is chosen from, or a deal of it goes on. */
const isCampaignRunning = (companyId: CompanyId) => sql<boolean>`(
  asked.state in ('draft', 'open', 'selecting') or exists (
    select from campaign_applications as application
    join company_deals as deal on deal.company_id = ${companyId} and deal.deal_id = application.application_id
    where application.company_id = ${companyId} and application.campaign_id = asked.id and ${goesOn}))`;

type Kind = WorkRow["kind"];

function conditionsOf({ companyId, group, after, id }: Filter, kind: Kind): RawBuilder<unknown> {
  const runs = kind === "campaign" ? isCampaignRunning(companyId) : isRunning(companyId);
  const parts: RawBuilder<unknown>[] = [sql`asked.company_id = ${companyId}`];
  if (group === "running") parts.push(runs);
  if (group === "done") parts.push(sql`not ${runs}`);
  if (after) parts.push(sql`(asked.created_at, asked.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  if (id !== undefined) parts.push(sql`asked.id = ${id}::uuid`);
  return sql.join(parts, sql` and `);
}

/** The newest first. */
export async function findAsked(
  db: Queryable,
  { most, ...filter }: Filter & { most: number },
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select * from (
      select 'consultation' as kind, asked.id, asked.product_name as "productName", asked.platform, asked.state,
        null::integer as capacity, asked.budget_band as "budgetBand", asked.fee_yen as "feeYen",
        list.budget_band as "listBand", null::timestamptz as "closesAt", asked.created_at as "createdAt"
      from consultations as asked
      left join lists as list on list.company_id = asked.company_id and list.id = asked.list_id
      where ${conditionsOf(filter, "consultation")}
      union all
      select 'campaign', asked.id, asked.product_name, asked.platform, asked.state, asked.capacity, asked.budget_band,
        asked.fee_yen, null, asked.due_at, asked.created_at
      from campaigns as asked
      where ${conditionsOf(filter, "campaign")}
    ) as work
    order by "createdAt" desc, id desc
    limit ${most}`.execute(db);
  return rows;
}

export async function countAsked(db: Queryable, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select (select count(*) from consultations as asked where ${conditionsOf(filter, "consultation")})
      + (select count(*) from campaigns as asked where ${conditionsOf(filter, "campaign")}) as count`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

type Counted = "count" | "fees" | "feeYen";
type RawStanding = Omit<Standing, Counted> & Readonly<Record<Counted, string>>;

/** The creators in each, grouped by how they stand. */
export async function findStandings(
  db: Queryable,
  { companyId, ids }: { companyId: CompanyId; ids: readonly string[] },
): Promise<Standing[]> {
  if (ids.length === 0) return [];
  const { rows: applied } = await sql<RawStanding>`
    select application.campaign_id as of, case application.state when 'selected' then 'approved'
        when 'notSelected' then 'rejected' when 'applied' then 'waiting' else 'withdrawn' end as answer,
      deal.state, deal.turn, deal.funding, deal.payment_stage as stage, deal.is_written_off as "isWrittenOff",
      deal.contracted_at is not null as "isContracted", count(*) as count, count(deal.fee_yen) as fees,
      coalesce(sum(deal.fee_yen), 0) as "feeYen", min(deal.turn_due_at) as "dueAt"
    from campaign_applications as application
    left join company_deals as deal on deal.company_id = ${companyId} and deal.deal_id = application.application_id
    where application.company_id = ${companyId} and application.campaign_id = any(${[...ids]}::uuid[])
      and application.state <> 'withdrawn'
    group by application.campaign_id, application.state, deal.state, deal.turn, deal.funding, deal.payment_stage,
      deal.is_written_off, deal.contracted_at is not null`.execute(db);
  const { rows } = await sql<RawStanding>`
    select offer.consultation_id as of, offer.state as answer, deal.state, deal.turn, deal.funding,
      deal.payment_stage as stage, deal.is_written_off as "isWrittenOff",
      deal.contracted_at is not null as "isContracted", count(*) as count,
      count(deal.fee_yen) as fees, coalesce(sum(deal.fee_yen), 0) as "feeYen",
      min(case when offer.state = 'waiting' then asked.answer_by else deal.turn_due_at end) as "dueAt"
    from consultation_offers as offer
    join consultations as asked on asked.company_id = ${companyId} and asked.id = offer.consultation_id
    left join company_deals as deal on deal.company_id = ${companyId} and deal.deal_id = offer.offer_id
    where offer.company_id = ${companyId} and offer.consultation_id = any(${[...ids]}::uuid[])
    group by offer.consultation_id, offer.state, deal.state, deal.turn, deal.funding, deal.payment_stage,
      deal.is_written_off, deal.contracted_at is not null`.execute(db);
  return [...rows, ...applied].map((row) => ({
    ...row,
    count: Number(row.count),
    fees: Number(row.fees),
    feeYen: Number(row.feeYen),
  }));
}

export type FailedFee = {
  readonly of: string;
  readonly influencerId: string;
  readonly dealId: string;
  readonly feeYen: number;
};

/** The fees of each of them whose transfer came back. */
export async function findFailedFees(
  db: Queryable,
  { companyId, ids }: { companyId: CompanyId; ids: readonly string[] },
): Promise<FailedFee[]> {
  const { rows } = await sql<Omit<FailedFee, "feeYen"> & { readonly feeYen: string }>`
    select asked.of, deal.influencer_id as "influencerId", deal.deal_id as "dealId", deal.fee_yen as "feeYen"
    from company_deals as deal
    join (
      select consultation_id as of, offer_id as deal_id from consultation_offers
        where company_id = ${companyId} and consultation_id = any(${[...ids]}::uuid[])
      union all
      select campaign_id, application_id from campaign_applications
        where company_id = ${companyId} and campaign_id = any(${[...ids]}::uuid[])
    ) as asked on asked.deal_id = deal.deal_id
    where deal.company_id = ${companyId} and deal.payment_stage = 'failed' and deal.fee_yen is not null`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, feeYen: Number(row.feeYen) }));
}

type DealColumns = Pick<
  DealTables["company_deals"],
  "state" | "end_reason" | "turn" | "turn_kind" | "turn_due_at" | "hold" | "funding" | "payment_stage"
>;

/** A creator of one board with the deal, whose columns are null where there is none. */
export type BoardColumns = {
  readonly id: string;
  readonly influencer_id: string;
  readonly answer: AnswerState;
  readonly answer_by: Date | null;
  readonly sent_at: Date;
  readonly decided_at: Date | null;
  readonly reminded_at: Date | null;
  readonly deal_id: string | null;
  readonly fee_yen: string | null;
  readonly last_version: number | null;
  readonly draft_round: number | null;
  readonly pay_due_on: string | null;
  readonly unread: number | null;
  readonly updated_at: Date | null;
} & { [K in keyof DealColumns]: DealColumns[K] | null };

const boardColumns = sql`deal.deal_id, deal.state, deal.end_reason, deal.turn, deal.turn_kind, deal.turn_due_at, deal.hold,
  deal.funding, deal.payment_stage, deal.fee_yen, deal.last_version, deal.draft_round, deal.pay_due_on, deal.unread,
  deal.updated_at`;

/** In the order that they were asked or chosen in. */
export async function findBoard(
  db: Queryable,
  { companyId, id, kind }: { companyId: CompanyId; id: string; kind: Kind },
): Promise<BoardColumns[]> {
  if (kind === "campaign") return findChosen(db, { companyId, id });
  const { rows } = await sql<BoardColumns>`
    select offer.offer_id as id, offer.influencer_id, offer.state as answer, asked.answer_by,
      offer.created_at as sent_at, offer.decided_at, reminder.reminded_at, ${boardColumns}
    from consultation_offers as offer
    join consultations as asked on asked.company_id = ${companyId} and asked.id = offer.consultation_id
    left join company_deals as deal on deal.company_id = ${companyId} and deal.deal_id = offer.offer_id
    left join reminders as reminder on reminder.company_id = ${companyId} and reminder.deal_id = offer.offer_id
    where offer.company_id = ${companyId} and offer.consultation_id = ${id}::uuid
    order by offer.created_at, offer.offer_id`.execute(db);
  return rows;
}

async function findChosen(
  db: Queryable,
  { companyId, id }: { companyId: CompanyId; id: string },
): Promise<BoardColumns[]> {
  const { rows } = await sql<BoardColumns>`
    select application.application_id as id, application.influencer_id, 'approved' as answer,
      null::timestamptz as answer_by, application.created_at as sent_at, application.decided_at,
      reminder.reminded_at, ${boardColumns}
    from campaign_applications as application
    left join company_deals as deal on deal.company_id = ${companyId} and deal.deal_id = application.application_id
    left join reminders as reminder
      on reminder.company_id = ${companyId} and reminder.deal_id = application.application_id
    where application.company_id = ${companyId} and application.campaign_id = ${id}::uuid
      and application.state = 'selected'
    order by application.decided_at, application.application_id`.execute(db);
  return rows;
}
