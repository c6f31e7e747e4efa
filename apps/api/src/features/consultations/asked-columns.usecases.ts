import { estBudgetOf } from "@tomoru/contract/company/budget-bands";
import type { NewConsultation } from "@tomoru/contract/company/consultations";
import { limits } from "@tomoru/contract/limits";
import { daysAfter } from "../../platform/japan-time.ts";
import { textsOfAsked } from "./asked-texts.rules.ts";

/** What a company asks, whether of creators that it names or of whoever finds it. */

type Period = { readonly from: string; readonly to: string };

/** Whether posts may be asked for then: from today on, and not too far ahead. */
export function isPeriodOpen({ from, to }: Period, today: string): boolean {
  return from >= today && to <= daysAfter(today, limits.periodDays);
}

export type AskedTexts = Omit<
  NewConsultation,
  "listId" | "creatorId" | "answerDays" | "budgetBand" | "feeYen"
>;

/** The columns that a consultation and its offers share, and an open campaign has too. */
export function textColumnsOf(body: AskedTexts) {
  return {
    platform: body.platform,
    product_name: body.productName,
    product_info: body.productInfo,
    description: body.description,
    situation: body.situation,
    month: body.month,
    period_from: body.period.from,
    period_to: body.period.to,
    product_url: body.productUrl,
    tie_up_exp: body.tieUpexp,
    post_format: body.postFormat,
    usage_scope: body.usageWish?.scope ?? null,
    usage_months: body.usageWish?.months ?? null,
  };
}

export function budgetColumnsOf(body: Pick<NewConsultation, "budgetBand" | "feeYen">) {
  const budget = estBudgetOf(body);
  return { budget_min_yen: budget?.minYen ?? null, budget_max_yen: budget?.maxYen ?? null };
}

/** For other features, which come in by use cases alone. */
export const askedTextsOf = textsOfAsked;
