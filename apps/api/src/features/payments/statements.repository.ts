import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { StatementRow } from "./statement.rules.ts";

export const sealedStatements: SealedColumn = {
  table: "statements",
  column: "payee",
  boundTo: ["influencer_id", "payment_id", "version"],
};

type Key = { readonly influencerId: OwnerId<"influencer">; readonly paymentId: string };

/** Its newest version. */
export function findStatement(
  db: Queryable,
  { influencerId, paymentId }: Key,
): Promise<StatementRow | undefined> {
  return db
    .selectFrom("statements")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("payment_id", "=", paymentId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Takes the one answer that a version has; false where it was answered, or silence has confirmed it. */
export async function takeAnswer(
  trx: Trx,
  of: Key & { version: number; column: "confirmed_at" | "queried_at"; now: Date },
): Promise<boolean> {
  const taken = await trx
    .updateTable("statements")
    .set({ [of.column]: of.now })
    .where("influencer_id", "=", of.influencerId)
    .where("payment_id", "=", of.paymentId)
    .where("version", "=", of.version)
    .where("confirmed_at", "is", null)
    .where("queried_at", "is", null)
    .where("confirm_by", ">", of.now)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** The creator of a payment, by which a company's statement is found; undefined for another company's. */
export async function findCompanyPayment(
  db: Queryable,
  { companyId, paymentId }: { companyId: OwnerId<"company">; paymentId: string },
): Promise<OwnerId<"influencer"> | undefined> {
  const row = await db
    .selectFrom("company_payments")
    .select("influencer_id")
    .where("company_id", "=", companyId)
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();
  return row && mintOwnerId<"influencer">(row.influencer_id);
}
