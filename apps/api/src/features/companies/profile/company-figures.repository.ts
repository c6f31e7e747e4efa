import type { CompanyWarning } from "@tomoru/contract/company/company-card";
import type { Insertable } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Tables } from "../../../platform/db/schema.ts";
import type { CompanyRow } from "../company/company.repository.ts";

export type CardRow = CompanyRow & {
  readonly deals_done: number | null;
  readonly median_days_to_pay: number | null;
  readonly answer_rate: number | null;
  readonly cancel_rate: number | null;
  readonly warnings: readonly string[] | null;
};

/** Companies with what is known of them by their deals. */
export function findCardRows(db: Queryable, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("companies as company")
    .leftJoin("company_stats as known", "known.company_id", "company.id")
    .selectAll("company")
    .select([
      "known.deals_done",
      "known.median_days_to_pay",
      "known.answer_rate",
      "known.cancel_rate",
      "known.warnings",
    ])
    .where("company.id", "in", [...ids])
    .execute();
}

export const isWarning = (warning: string): warning is CompanyWarning =>
  ["unfundedOnce", "labelRemoval", "prepay"].includes(warning);

/** The race: of two copies that count at once the later count stays. */
export async function putFigures(
  db: Queryable,
  rows: readonly Insertable<Tables["company_stats"]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("company_stats")
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column("company_id")
        .doUpdateSet(({ ref }) => ({
          deals_done: ref("excluded.deals_done"),
          median_days_to_pay: ref("excluded.median_days_to_pay"),
          answer_rate: ref("excluded.answer_rate"),
          cancel_rate: ref("excluded.cancel_rate"),
          warnings: ref("excluded.warnings"),
          made_at: ref("excluded.made_at"),
        }))
        .whereRef("company_stats.made_at", "<=", "excluded.made_at"),
    )
    .execute();
}

/** Deletes the figures of companies for which nothing was counted any more. */
export async function deleteOldFigures(db: Queryable, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom("company_stats").where("made_at", "<", before).execute();
}
