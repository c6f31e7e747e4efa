import type { NewOffer, Offer } from "@tomoru/contract/influencer/offers";
import type { Insertable, Selectable } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";

/** Every column that an answer is made of; the creator's id is not one. */
export const offerColumns = [
  "id",
  "offer_id",
  "platform",
  "product_name",
  "product_info",
  "description",
  "situation",
  "month",
  "period_from",
  "period_to",
  "budget_min_yen",
  "budget_max_yen",
  "product_url",
  "tie_up_exp",
  "post_format",
  "is_approval",
  "created_at",
  "decided_at",
] as const satisfies readonly (keyof Tables["offers"])[];

export type OfferRow = Pick<Selectable<Tables["offers"]>, (typeof offerColumns)[number]>;

export function toOffer(row: OfferRow): Offer {
  return {
    _id: row.id,
    offerId: row.offer_id,
    platform: row.platform,
    productName: row.product_name,
    productInfo: row.product_info,
    description: row.description,
    situation: row.situation,
    month: row.month,
    period: row.period_from && row.period_to ? { from: row.period_from, to: row.period_to } : null,
    estBudget: budgetOf(row),
    productUrl: row.product_url,
    tieUpexp: row.tie_up_exp,
    postFormat: row.post_format,
    isApproval: row.is_approval,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** The columns of what an operator wrote. */
export function textColumnsOf(offer: NewOffer) {
  return {
    platform: offer.platform,
    product_name: offer.productName,
    product_info: offer.productInfo,
    description: offer.description,
    situation: offer.situation,
    month: offer.month,
    period_from: offer.period?.from ?? null,
    period_to: offer.period?.to ?? null,
    budget_min_yen: offer.estBudget?.minYen ?? null,
    budget_max_yen: offer.estBudget?.maxYen ?? null,
    product_url: offer.productUrl,
    tie_up_exp: offer.tieUpexp,
    post_format: offer.postFormat,
  } satisfies Partial<Insertable<Tables["offers"]>>;
}

function budgetOf({ budget_min_yen: min, budget_max_yen: max }: OfferRow): Offer["estBudget"] {
  return min === null && max === null ? null : { minYen: yenOf(min), maxYen: yenOf(max) };
}

function yenOf(column: string | null): number | null {
  return column === null ? null : Number(column);
}
