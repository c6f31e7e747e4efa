import type { CompanyCard } from "@tomoru/contract/company/company-card";
import type { Queryable } from "../../../platform/db/database.ts";
import { deleteOldFigures, putFigures } from "./company-figures.repository.ts";

type Figures = Pick<
  CompanyCard,
  "companyId" | "dealsDone" | "medianDaysToPay" | "answerRate" | "cancelRate" | "warnings"
>;

const atOnce = 500;

/** What is known of companies by their deals, instead of what was. */
export async function putCompanyFigures(
  db: Queryable,
  { figures, now }: { figures: readonly Figures[]; now: Date },
): Promise<void> {
  const rows = figures.map((one) => ({
    company_id: one.companyId,
    deals_done: one.dealsDone,
    median_days_to_pay: one.medianDaysToPay,
    answer_rate: one.answerRate,
    cancel_rate: one.cancelRate,
    warnings: [...one.warnings],
    made_at: now,
  }));
  for (let at = 0; at < rows.length; at += atOnce) await putFigures(db, rows.slice(at, at + atOnce));
  await deleteOldFigures(db, { before: now });
}
