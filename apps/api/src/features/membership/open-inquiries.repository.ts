import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";

export const sealedOpenInquiries: SealedColumn = {
  table: "open_inquiries",
  column: "content",
  boundTo: ["id"],
};

type OpenInquiryRow = {
  readonly id: string;
  readonly emailHash: string;
  readonly sealed: string;
  readonly now: Date;
};

export async function insertOpenInquiry(
  trx: Trx,
  { id, emailHash, sealed, now }: OpenInquiryRow,
): Promise<void> {
  await trx
    .insertInto("open_inquiries")
    .values({ id, email_hash: emailHash, content: sealed, created_at: now })
    .execute();
}

export async function deleteOpenInquiries(trx: Trx, emailHash: string): Promise<void> {
  await trx.deleteFrom("open_inquiries").where("email_hash", "=", emailHash).execute();
}

export async function deleteOpenInquiriesBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom("open_inquiries").where("created_at", "<=", moment).execute();
}
