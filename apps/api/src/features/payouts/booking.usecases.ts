import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { forgetDestination } from "../bank/payee.usecases.ts";
import { bookTransfers, bookWrittenOff } from "../ledger/book.usecases.ts";
import { returnWithholding } from "../ledger/refund.usecases.ts";
import { expectsMoney } from "../payments/deal-payments.usecases.ts";
import { statementOf } from "../payments/statements.usecases.ts";
import { findKeptDestinations } from "./payee-banks.repository.ts";
import type { MovedPayment } from "./payment-moves.repository.ts";

type Paid = { readonly payments: readonly MovedPayment[]; readonly paidOn: string; readonly now: Date };

/**
 * What the ledger says of transfers that have arrived, in the transaction that marks them paid: one entry a payment, once, and what
 * was withheld goes back to the orderer, who remits it.
 */
export async function bookPaid(deps: Deps, trx: Trx, { payments, paidOn, now }: Paid): Promise<void> {
  await bookTransfers(
    trx,
    payments.map(({ influencerId, deal, grossYen, withheldYen, paymentId: about }) => ({
      ...{ influencerId, deal, grossYen, withheldYen, about, now },
    })),
  );
  for (const payment of payments) {
    if (payment.withheldYen > 0) await bringBack(deps, trx, { payment, paidOn, now });
  }
}

/** The whole of it, tax included: what is never paid is never withheld from. */
export async function bookUnclaimed(
  trx: Trx,
  { payment, now }: { payment: MovedPayment; now: Date },
): Promise<void> {
  const { influencerId, deal, grossYen, paymentId: about } = payment;
  await bookWrittenOff(trx, { influencerId, deal, grossYen, about, now });
}

type Returning = { readonly payment: MovedPayment; readonly paidOn: string; readonly now: Date };

async function bringBack(deps: Deps, trx: Trx, { payment, paidOn, now }: Returning): Promise<void> {
  const { influencerId, deal, withheldYen } = payment;
  const statement = await statementOf(deps, trx, payment);
  const { kind, reason } = statement.withholding;
  if (kind === "none") throw new Error(`payment ${payment.paymentId} withholds what its statement does not`);
  await returnWithholding(deps, trx, {
    ...{ influencerId, deal, kind, reason, withheldYen, paidOn, now },
    payee: statement.payee.legalName,
    grossYen: statement.sums.reduce((sum, { netYen }) => sum + netYen, 0),
  });
}

/** Forgets the bank details of creators who have left, once their last payment is made. */
export async function forgetPaid(trx: Trx, influencerIds: readonly OwnerId<"influencer">[]): Promise<void> {
  for (const influencerId of await findKeptDestinations(trx, influencerIds)) {
    if (!(await expectsMoney(trx, influencerId))) await forgetDestination(trx, influencerId);
  }
}
