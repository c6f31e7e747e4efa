import type { Figures, RejectionFact } from "@tomoru/contract/deals/delivery";
import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import type { DealRef } from "./drafts.repository.ts";

export type ReportRow = Selectable<DealTables["deal_reports"]>;

/** Oldest first. */
export function findReports(db: Queryable, deal: DealRef): Promise<ReportRow[]> {
  return db
    .selectFrom("deal_reports")
    .selectAll()
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .orderBy("id")
    .execute();
}

type NewReport = {
  readonly id: string;
  readonly note: string | null;
  readonly figures: Figures;
  readonly now: Date;
};

export async function insertReport(
  trx: Trx,
  deal: DealRef,
  { id, note, figures, now }: NewReport,
): Promise<void> {
  await trx
    .insertInto("deal_reports")
    .values({
      influencer_id: deal.influencer_id,
      deal: deal.id,
      id,
      note,
      figures: JSON.stringify(figures),
      reported_at: now,
    })
    .execute();
}

type Rejection = { readonly fact: RejectionFact; readonly words: string; readonly now: Date };

export async function rejectNewest(trx: Trx, deal: DealRef, { fact, words, now }: Rejection): Promise<void> {
  const newest = (await findReports(trx, deal)).at(-1);
  if (newest) await setReport(trx, newest, { fact, words, rejected_at: now });
}

export async function contestNewest(trx: Trx, deal: DealRef): Promise<void> {
  const newest = (await findReports(trx, deal)).at(-1);
  if (newest) await setReport(trx, newest, { is_contested: true });
}

type Change = Partial<Pick<ReportRow, "fact" | "words" | "rejected_at" | "is_contested">>;

async function setReport(trx: Trx, { influencer_id, deal, id }: ReportRow, set: Change): Promise<void> {
  await trx
    .updateTable("deal_reports")
    .set(set)
    .where("influencer_id", "=", influencer_id)
    .where("deal", "=", deal)
    .where("id", "=", id)
    .execute();
}
