import type { Deps } from "../../../deps.ts";
import type { WholeReading } from "../../../platform/billing/read-provider.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { uuidAt } from "../../../platform/random.ts";
import { planOfPriceKey } from "../plan/catalogue.rules.ts";
import { type Billed, sealBuyer } from "../provider/billed-company.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { addInvoice, findStatuses, settleInvoice } from "./invoices.repository.ts";
import { differenceYen, type OurInvoice, ourInvoice } from "./our-invoice.rules.ts";

export type PaidInvoice = OurInvoice & { readonly id: string };

type Writing = { readonly companyId: CompanyId; readonly reading: WholeReading; readonly billed: Billed };

/** One of ours for each of the provider's, its buyer as of the day on which it came; answers those that are paid since. */
export async function writeInvoices(
  deps: Deps,
  trx: Trx,
  { companyId, reading, billed }: Writing,
): Promise<{ paid: PaidInvoice[]; hasChanged: boolean }> {
  const oldestFirst = reading.invoices.toReversed();
  if (oldestFirst.length === 0) return { paid: [], hasChanged: false };
  const stripeIds = oldestFirst.map(({ id }) => id);
  const known = await findStatuses(trx, { companyId, stripeIds });
  const byStripeId = new Map(known.map((row) => [row.stripe_id, row]));
  const planOfPrice = (priceId: string | null) => planOfPriceKey(reading.prices.get(priceId ?? "")) ?? null;
  const paid: PaidInvoice[] = [];
  let hasChanged = false;
  for (const read of oldestFirst) {
    const row = byStripeId.get(read.id);
    if (row?.status === read.status) continue;
    hasChanged = true;
    const invoice = ourInvoice(read, planOfPrice);
    const id = row?.id ?? uuidAt(invoice.issuedAt);
    if (row) await settleInvoice(trx, { companyId, id, status: invoice.status, paidAt: invoice.paidAt });
    else await addInvoice(trx, { companyId, ...invoice, id, buyer: sealBuyer(deps, { id, billed }) });
    if (!row) tellDifference(deps, companyId, invoice);
    if (invoice.status === "paid") paid.push({ ...invoice, id });
  }
  return { paid, hasChanged };
}

function tellDifference({ log }: Pick<Deps, "log">, companyId: CompanyId, invoice: OurInvoice): void {
  const yen = differenceYen(invoice);
  if (yen > 0) log.error({ companyId, invoice: invoice.stripeId, yen }, "an invoice's sums are not ours");
}
