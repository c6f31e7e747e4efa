import type { Insertable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { NewDealPayment, StageOfDeal } from "./deal-payments.rules.ts";
import { referenceOfDeal } from "./payments.rules.ts";
import { isAbroad } from "./statement.rules.ts";

type Opened = {
  readonly payment: NewDealPayment;
  readonly paymentId: string;
  readonly statementNumber: string;
  readonly today: string;
};

/** Its reference is taken as an operator's would be: of two at once the second fails. */
export async function insertDealPayment(
  trx: Trx,
  { payment, paymentId, statementNumber, today }: Opened,
): Promise<void> {
  const { influencerId, dealId } = payment;
  const reference = referenceOfDeal(dealId);
  await trx
    .insertInto("payment_references")
    .values({ reference, influencer_id: influencerId, payment_id: paymentId })
    .execute();
  await trx
    .insertInto("payments")
    .values({
      influencer_id: influencerId,
      id: paymentId,
      date: payment.payOn,
      description: payment.productName ?? payment.issuer.name,
      amount_yen: payment.netYen,
      status: "Pending",
      status_at: payment.now,
      reference,
      paid_on: null,
      withheld_yen: payment.withholdingYen,
      payer: payment.issuer.name,
      deal_id: dealId,
      deal: payment.deal,
      company_id: payment.companyId,
      platform: payment.platform,
      stage: "due",
      due_on: payment.payOn,
      fee_yen: payment.feeYen,
      tax_yen: payment.taxYen,
      gross_yen: payment.feeYen + payment.taxYen,
      secured_on: payment.securedOn,
      received_on: payment.receivedOn,
      accepted_on: today,
      is_manual: isAbroad(payment.withholding),
      share_percent: payment.sharePercent,
      statement_number: statementNumber,
    })
    .execute();
}

export async function insertStatement(trx: Trx, statement: Insertable<Tables["statements"]>): Promise<void> {
  await trx.insertInto("statements").values(statement).execute();
}

type DealKey = { readonly influencerId: OwnerId<"influencer">; readonly dealId: string };

export async function findStageOfDeal(
  db: Queryable,
  { influencerId, dealId }: DealKey,
): Promise<StageOfDeal | undefined> {
  const row = await db
    .selectFrom("payments")
    .select(["id", "stage", "failure", "held", "due_on", "paid_on", "statement_number"])
    .where("influencer_id", "=", influencerId)
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
  if (!row?.stage || !row.due_on) return undefined;
  return {
    paymentId: row.id,
    stage: row.stage,
    isHeld: row.held !== null,
    isWrittenOff: row.failure === "unclaimed",
    dueOn: row.due_on,
    paidOn: row.paid_on,
    statementNumber: row.statement_number ?? "",
  };
}

/** The deals of a creator whose payment is held. */
export async function findHeldDeals(db: Queryable, influencerId: OwnerId<"influencer">): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .select("deal_id")
    .where("influencer_id", "=", influencerId)
    .where("held", "is not", null)
    .execute();
  return rows.flatMap(({ deal_id }) => deal_id ?? []);
}

/** Those of these deals whose payment was written off. Asks the shards of their creators. */
export async function findWrittenOff(
  db: Queryable,
  { influencerIds, dealIds }: { influencerIds: readonly string[]; dealIds: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .select("deal_id")
    .where("influencer_id", "in", influencerIds)
    .where("deal_id", "in", dealIds)
    .where("failure", "=", "unclaimed")
    .execute();
  return rows.flatMap(({ deal_id }) => deal_id ?? []);
}

type Held = { readonly from: string | null; readonly to: string | null };

/** Changes why payments of a deal that are in no run are held, if the reason still is `from`. Answers the internal ids of their deals. */
export async function moveHeldOfDeal(
  trx: Trx,
  { influencerId, dealId, from, to }: DealKey & Held,
): Promise<string[]> {
  const rows = await trx
    .updateTable("payments")
    .set({ held: to })
    .where("influencer_id", "=", influencerId)
    .where("deal_id", "=", dealId)
    .where("stage", "in", ["due", "failed"])
    .where("failure", "is distinct from", "unclaimed")
    .where("held", from === null ? "is" : "=", from)
    .returning("deal")
    .execute();
  return rows.flatMap(({ deal }) => deal ?? []);
}

/** What is still to be paid of deals. */
export async function sumUnpaid(db: Queryable, influencerId: OwnerId<"influencer">): Promise<number> {
  const rows = await db
    .selectFrom("payments")
    .select("amount_yen")
    .where("influencer_id", "=", influencerId)
    .where("stage", "in", ["due", "scheduled", "sent", "failed"])
    .where("failure", "is distinct from", "unclaimed")
    .execute();
  return rows.reduce((yen, { amount_yen }) => yen + Number(amount_yen), 0);
}

/** Whether money of a deal is still to come: a payment that is not paid, or a report that is being looked at. */
export async function expectsMoney(db: Queryable, influencerId: OwnerId<"influencer">): Promise<boolean> {
  const unpaid = await db
    .selectFrom("payments")
    .select("id")
    .where("influencer_id", "=", influencerId)
    .where("stage", "in", ["due", "scheduled", "sent", "failed"])
    .where("failure", "is distinct from", "unclaimed")
    .limit(1)
    .executeTakeFirst();
  if (unpaid) return true;
  const reported = await db
    .selectFrom("deals")
    .select("id")
    .where("influencer_id", "=", influencerId)
    .where("state", "=", "reported")
    .limit(1)
    .executeTakeFirst();
  return reported !== undefined;
}

/** All of it, of what a deal pays. */
export function findDealPayment(
  db: Queryable,
  { influencerId, paymentId }: { influencerId: OwnerId<"influencer">; paymentId: string },
) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("id", "=", paymentId)
    .where("deal_id", "is not", null)
    .executeTakeFirst();
}

/** The same by its deal. */
export function findPaymentOf(
  db: Queryable,
  { influencerId, dealId }: { influencerId: OwnerId<"influencer">; dealId: string },
) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
}

/** The last digits of the account that a run has copied. */
export async function findDigitsOfRun(
  db: Queryable,
  { influencerId, runId }: { influencerId: OwnerId<"influencer">; runId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("payout_rows")
    .select("last_digits")
    .where("influencer_id", "=", influencerId)
    .where("run_id", "=", runId)
    .executeTakeFirst();
  return row?.last_digits;
}
