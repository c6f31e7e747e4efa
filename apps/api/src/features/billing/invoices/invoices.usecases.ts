import type { Invoice, PrintedInvoice } from "@tomoru/contract/company/invoices";
import type { Locale } from "@tomoru/contract/fields";
import { invoiceLines as en } from "@tomoru/i18n/en/company/invoice-lines";
import { invoiceLines as ja } from "@tomoru/i18n/ja/company/invoice-lines";
import type { Deps } from "../../../deps.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { openBuyer } from "../provider/billed-company.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { findInvoice, findInvoices, type KnownInvoice } from "./invoices.repository.ts";

const words = { ja, en };

type Read = { readonly companyId: CompanyId; readonly locale: Locale };

export async function listInvoices(
  { db }: Deps,
  { companyId, locale, query }: Read & { query: { cursor?: string | undefined; limit: number } },
): Promise<{ docs: Invoice[]; nextCursor: string | null }> {
  const { cursor, limit } = query;
  const found = await findInvoices(db, { companyId, before: cursor, limit });
  const docs = found.slice(0, limit).map((invoice) => answerOf(invoice, locale));
  return { docs, nextCursor: found.length > limit ? (docs.at(-1)?.invoiceId ?? null) : null };
}

export async function getInvoice(
  deps: Deps,
  { companyId, locale, invoiceId }: Read & { invoiceId: string },
): Promise<PrintedInvoice> {
  const invoice = await findInvoice(deps.db, { companyId, id: invoiceId });
  if (!invoice) throw new Refusal("dataNotFound");
  const { name, address, invoiceNumber } = deps.config.operator;
  return {
    ...answerOf(invoice, locale),
    taxPercent: invoice.taxPercent,
    dueYen: invoice.dueYen,
    issuer: { name, address, invoiceNumber },
    buyer: openBuyer(deps, { companyId, invoice }),
  };
}

function answerOf(invoice: KnownInvoice, locale: Locale): Invoice {
  return {
    invoiceId: invoice.id,
    number: invoice.number,
    status: invoice.status,
    lines: invoice.lines.map((line) => ({ text: words[locale](line), yen: line.yen })),
    netYen: invoice.netYen,
    taxYen: invoice.taxYen,
    totalYen: invoice.totalYen,
    periodFrom: invoice.periodFrom,
    periodTo: invoice.periodTo,
    issuedOn: japanDay(invoice.issuedAt),
    paidOn: invoice.paidAt && japanDay(invoice.paidAt),
    pdfUrl: invoice.pdfUrl,
  };
}
