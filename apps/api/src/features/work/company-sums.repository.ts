import type { CompanyHome } from "@tomoru/contract/company/home";
import { limits } from "@tomoru/contract/limits";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { ReportedDeal, Span } from "./company-home.rules.ts";
import type { CompanyId } from "./work.repository.ts";

/** Each fee with its tax, rounded down for itself. */
const withTax = sql`coalesce(sum(fee_yen + fee_yen / 10), 0)`;
const goesOn = sql`state not in ('cancelled', 'expired')`;
/** A cancelled deal counts where its creator keeps a share: then it has a payment, and its fee is that share. */
const isOwed = sql`(${goesOn} or payment_stage is not null)`;

type Sums = { readonly secured: string; readonly paid: string; readonly toPay: string };
type Next = Pick<NonNullable<CompanyHome["money"]["next"]>, "on" | "creatorName" | "count"> & {
  readonly yen: string;
};

/** What is secured, paid and to be paid; `today` and the month are Japan's. */
export async function findMoney(
  db: Queryable,
  { companyId, today, month }: { companyId: CompanyId; today: string; month: Span },
): Promise<CompanyHome["money"]> {
  const { rows: sums } = await sql<Sums>`
    select
      (select ${withTax} from company_deals where company_id = ${companyId} and contracted_at >= ${month.from}
        and contracted_at < ${month.to} and ((funding = 'secured' and ${goesOn}) or payment_stage is not null)) as secured,
      (select ${withTax} from company_deals where company_id = ${companyId} and pay_due_on >= ${month.firstDay}::date
        and pay_due_on <= ${month.lastDay}::date and payment_stage = 'paid') as paid,
      (select ${withTax} from company_deals where company_id = ${companyId}
        and (payment_stage <> 'paid' or (payment_stage is null and funding = 'secured' and ${goesOn}))) as "toPay"`.execute(
    db,
  );
  const { rows } = await sql<Next>`
    select pay_due_on::text as "on", ${withTax} as yen, min(creator_name) as "creatorName",
      count(distinct influencer_id)::integer as count
    from company_deals
    where company_id = ${companyId} and pay_due_on >= ${today}::date
      and (payment_stage is null or payment_stage not in ('paid', 'failed')) and ${isOwed}
    group by pay_due_on order by pay_due_on limit 1`.execute(db);
  const [sum] = sums;
  const [next] = rows;
  return {
    securedThisMonthYen: Number(sum?.secured ?? 0),
    paidYen: Number(sum?.paid ?? 0),
    toPayYen: Number(sum?.toPay ?? 0),
    next: next ? { ...next, yen: Number(next.yen) } : null,
  };
}

export type FailedDeal = {
  readonly influencerId: string;
  readonly dealId: string;
  /** The fee with its tax. */
  readonly yen: number;
};

/** What is still to be paid as far as the company's copy tells: it does not know why a transfer failed. */
export async function findFailed(db: Queryable, companyId: CompanyId): Promise<FailedDeal[]> {
  const { rows } = await sql<Omit<FailedDeal, "yen"> & { readonly yen: string }>`
    select influencer_id as "influencerId", deal_id as "dealId", coalesce(fee_yen + fee_yen / 10, 0) as yen
    from company_deals where company_id = ${companyId} and payment_stage = 'failed'`.execute(db);
  return rows.map((row) => ({ ...row, yen: Number(row.yen) }));
}

/** Deals that were reported in a month, the newest first. */
export async function findReported(
  db: Queryable,
  { companyId, month }: { companyId: CompanyId; month: Span },
): Promise<ReportedDeal[]> {
  const rows = await db
    .selectFrom("company_deals")
    .select(["influencer_id", "deal_id", "fee_yen"])
    .where("company_id", "=", companyId)
    .where("reported_on", ">=", month.firstDay)
    .where("reported_on", "<=", month.lastDay)
    .where("state", "in", ["reported", "accepted"])
    .orderBy("reported_on", "desc")
    .limit(limits.companyHome.dealsOfMonth)
    .execute();
  return rows.map((row) => ({
    influencerId: row.influencer_id,
    dealId: row.deal_id,
    feeYen: Number(row.fee_yen ?? 0),
  }));
}

/** What a company has done at all. */
export async function findDone(db: Queryable, companyId: CompanyId): Promise<CompanyHome["done"]> {
  const { rows } = await sql<CompanyHome["done"]>`
    select exists (select from lists where company_id = ${companyId}) as "hasList",
      exists (select from consultations where company_id = ${companyId})
        or exists (select from campaigns where company_id = ${companyId} and state <> 'draft') as "hasAsked"`.execute(
    db,
  );
  return rows[0] ?? { hasList: false, hasAsked: false };
}
