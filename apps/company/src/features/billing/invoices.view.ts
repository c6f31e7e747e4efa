import type { Invoice } from "@tomoru/contract/company/invoices";

/** By the month of issue, in the order that they come in: newest first. */
export function byMonth(invoices: readonly Invoice[]): { month: string; invoices: Invoice[] }[] {
  const months = Map.groupBy(invoices, ({ issuedOn }) => issuedOn.slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({ month, invoices: ofMonth }));
}

/** The sum of a month's invoices with tax; voided ones are not owed. */
export function invoicedYen(invoices: readonly Invoice[], month: string): number {
  return invoices
    .filter(({ issuedOn, status }) => issuedOn.startsWith(month) && status !== "void")
    .reduce((sum, { totalYen }) => sum + totalYen, 0);
}

/** The texts of all lines of an invoice. */
export function contentOf({ lines }: Pick<Invoice, "lines">): string {
  return lines.map(({ text }) => text).join(" / ");
}

/** Yen that were carried over from the invoice before, or are carried on to the next. */
export function carriedYen({ dueYen, totalYen }: { dueYen: number; totalYen: number }): number {
  return dueYen - totalYen;
}
