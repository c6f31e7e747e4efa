import type { Selectable } from "kysely";
import type { AskedColumns } from "../../platform/db/asking-tables.ts";

/** What a consultation and an open campaign say alike, as it is read. */
export function textsOfAsked(row: Selectable<AskedColumns>) {
  return {
    platform: row.platform,
    productName: row.product_name,
    productInfo: row.product_info,
    description: row.description,
    situation: row.situation,
    month: row.month,
    period: { from: row.period_from, to: row.period_to },
    productUrl: row.product_url,
    tieUpexp: row.tie_up_exp,
    postFormat: row.post_format,
    budgetBand: row.budget_band,
    feeYen: row.fee_yen,
    usageWish: row.usage_scope && { scope: row.usage_scope, months: row.usage_months },
  };
}
