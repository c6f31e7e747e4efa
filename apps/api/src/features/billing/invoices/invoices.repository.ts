import type { SealedColumn } from "../../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import type { InvoiceLine, OurInvoice } from "./our-invoice.rules.ts";

export const sealedInvoices: SealedColumn = {
  table: "invoices",
  column: "buyer",
  boundTo: ["company_id", "id"],
};

type OfCompany = { readonly companyId: CompanyId };

export type KnownInvoice = OurInvoice & { readonly id: string; readonly buyer: string };

const columns = [
  "id",
  "stripe_id",
  "number",
  "status",
  "lines",
  "net_yen",
  "tax_yen",
  "total_yen",
  "due_yen",
  "tax_percent",
  "period_from",
  "period_to",
  "issued_at",
  "paid_at",
  "pdf_url",
  "buyer",
] as const;

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function rowsOf(db: Queryable, companyId: CompanyId) {
  return db.selectFrom("invoices").select(columns).where("company_id", "=", companyId).execute();
}

function knownOf(row: Row): KnownInvoice {
  return {
    id: row.id,
    stripeId: row.stripe_id,
    number: row.number,
    status: row.status,
    lines: row.lines as readonly InvoiceLine[],
    netYen: row.net_yen,
    taxYen: row.tax_yen,
    totalYen: row.total_yen,
    dueYen: row.due_yen,
    taxPercent: row.tax_percent,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    issuedAt: row.issued_at,
    paidAt: row.paid_at,
    pdfUrl: row.pdf_url,
    buyer: row.buyer,
  };
}

/** Newest first; one more than `limit` where there are more. */
export async function findInvoices(
  db: Queryable,
  { companyId, before, limit }: OfCompany & { before: string | undefined; limit: number },
): Promise<KnownInvoice[]> {
  const rows = await db
    .selectFrom("invoices")
    .select(columns)
    .where("company_id", "=", companyId)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return rows.map(knownOf);
}

export async function findInvoice(
  db: Queryable,
  { companyId, id }: OfCompany & { id: string },
): Promise<KnownInvoice | undefined> {
  const row = await db
    .selectFrom("invoices")
    .select(columns)
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && knownOf(row);
}

/** Our invoices for those ids of the provider; ids that we do not have are missing. */
export function findStatuses(
  db: Queryable,
  { companyId, stripeIds }: OfCompany & { stripeIds: readonly string[] },
): Promise<{ id: string; stripe_id: string; status: OurInvoice["status"] }[]> {
  return db
    .selectFrom("invoices")
    .select(["id", "stripe_id", "status"])
    .where("company_id", "=", companyId)
    .where("stripe_id", "in", stripeIds)
    .execute();
}

export async function addInvoice(trx: Trx, { companyId, ...known }: OfCompany & KnownInvoice): Promise<void> {
  await trx
    .insertInto("invoices")
    .values({
      company_id: companyId,
      id: known.id,
      stripe_id: known.stripeId,
      number: known.number,
      status: known.status,
      lines: JSON.stringify(known.lines),
      net_yen: known.netYen,
      tax_yen: known.taxYen,
      total_yen: known.totalYen,
      due_yen: known.dueYen,
      tax_percent: known.taxPercent,
      period_from: known.periodFrom,
      period_to: known.periodTo,
      issued_at: known.issuedAt,
      paid_at: known.paidAt,
      pdf_url: known.pdfUrl,
      buyer: known.buyer,
    })
    .execute();
}

/** What an invoice says stays as it is; only what became of it changes. */
export async function settleInvoice(
  trx: Trx,
  { companyId, id, status, paidAt }: OfCompany & Pick<KnownInvoice, "id" | "status" | "paidAt">,
): Promise<void> {
  await trx
    .updateTable("invoices")
    .set({ status, paid_at: paidAt })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .execute();
}
