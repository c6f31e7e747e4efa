import type { ChargeTotals } from "@tomoru/contract/company/charges";
import type { DealState, PaymentStage } from "@tomoru/contract/deals/deal-states";
import { refundsOver } from "@tomoru/contract/deals/funding";
import { type Selectable, sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { MoneyTables } from "../../platform/db/money-tables.ts";
import type { OwnerId } from "../../platform/owner.ts";

export type CopyRow = Selectable<MoneyTables["company_charges"]>;
type Month = { readonly companyId: OwnerId<"company">; readonly from: string; readonly to: string };
export type Place = { readonly on: string; readonly id: string };

/** With how its deal stands, as the company lists it: nulls once that is erased. */
export type ListedCopy = CopyRow & {
  readonly deal_state: DealState | null;
  readonly payment_stage: PaymentStage | null;
  /** A part of the charge went back when its deal was cancelled, or is on its way. */
  readonly is_cut: boolean;
};

/** Days of Japan, both included; the newest first. */
export function findCopies(
  db: Queryable,
  { companyId, from, to, after, most }: Month & { after: Place | null; most: number },
): Promise<ListedCopy[]> {
  return db
    .selectFrom("company_charges as charge")
    .leftJoin("company_deals as deal", (join) =>
      join
        .onRef("deal.company_id", "=", "charge.company_id")
        .on("deal.company_id", "=", companyId)
        .onRef("deal.deal_id", "=", "charge.deal_id"),
    )
    .selectAll("charge")
    .select(["deal.state as deal_state", "deal.payment_stage"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("company_charges as refund")
          .select("refund.id")
          .where("refund.company_id", "=", companyId)
          .whereRef("refund.charge", "=", "charge.charge")
          .where("refund.kind", "=", "refund")
          .where("refund.reason", "=", "cancelled"),
      )
        .$castTo<boolean>()
        .as("is_cut"),
    )
    .where("charge.company_id", "=", companyId)
    .where("charge.on_day", ">=", from)
    .where("charge.on_day", "<=", to)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(charge.on_day, charge.id) < (${after?.on}::date, ${after?.id}::uuid)`),
    )
    .orderBy("charge.on_day", "desc")
    .orderBy("charge.id", "desc")
    .limit(most)
    .execute();
}

/**
 * Sums of what was paid and returned, by the day on which it was. `cancelled` is what came back of paid charges whose deal was cancelled; of a
 * charge that was given up before it was paid in full neither the charge nor a refund counts in it, though what came back is in `refundedYen`.
 */
export async function sumCopies(
  db: Queryable,
  { companyId, from, to }: Month,
): Promise<Required<ChargeTotals>> {
  const rows = await db
    .selectFrom("company_charges as copy")
    .innerJoin("company_charges as charge", (join) =>
      join
        .onRef("charge.company_id", "=", "copy.company_id")
        .on("charge.company_id", "=", companyId)
        .onRef("charge.id", "=", "copy.charge"),
    )
    .select(({ fn }) => [
      "copy.kind",
      "copy.reason",
      "charge.state as charge",
      fn.sum<string>("copy.yen").as("yen"),
      fn.sum<string>("copy.tool_fee_yen").as("fee"),
      fn.sum<string>("copy.tool_tax_yen").as("tax"),
    ])
    .where("copy.company_id", "=", companyId)
    .where("copy.on_day", ">=", from)
    .where("copy.on_day", "<=", to)
    .where("copy.state", "in", ["paid", ...refundsOver])
    .groupBy(["copy.kind", "copy.reason", "charge.state"])
    .execute();
  const charges = rows.find(({ kind }) => kind === "charge");
  const refunds = rows.filter(({ kind }) => kind === "refund");
  const cancelled = refunds.find(({ reason, charge }) => reason === "cancelled" && charge === "paid");
  return {
    chargedYen: Number(charges?.yen ?? 0),
    toolFeeYen: Number(charges?.fee ?? 0),
    toolTaxYen: Number(charges?.tax ?? 0),
    refundedYen: refunds.reduce((sum, { yen }) => sum + Number(yen), 0),
    cancelled: {
      yen: Number(cancelled?.yen ?? 0),
      toolFeeYen: Number(cancelled?.fee ?? 0),
      toolTaxYen: Number(cancelled?.tax ?? 0),
    },
  };
}

export function findCopy(
  db: Queryable,
  { companyId, id }: { companyId: OwnerId<"company">; id: string },
): Promise<CopyRow | undefined> {
  return db
    .selectFrom("company_charges")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .where("kind", "=", "charge")
    .executeTakeFirst();
}
