import { type ChargeAmounts, cancelledAt, chargeOf } from "@tomoru/contract/deals/amounts";
import type { EntryKind } from "../../platform/db/money-tables.ts";

/** Accounts of the ledger, debit above zero. `card` is money at the payment provider, `payable` what creators are owed. */
export const accounts = [
  "receivable",
  "card",
  "bank",
  "secured",
  "payable",
  "withholding",
  "refund",
  "fee",
  "tax",
  "loss",
] as const;
export type Account = (typeof accounts)[number];

/** Integer yen; what is not named is 0. The lines of an entry come to 0 together. */
export type Lines = Partial<Readonly<Record<Account, number>>>;

/** What one act books of a deal in one moment is in this order: money comes before what is done with it, and goes back last. */
export const kindsInOrder = [
  "charged",
  "chargeVoided",
  "cardPaid",
  "duplicate",
  "chargeback",
  "chargebackWon",
  "chargebackLost",
  "accepted",
  "cancelled",
  "paid",
  "withholdingReturned",
  "refunded",
  "refundFailed",
  "refundedByHand",
  "refundNotOwed",
  "refundOwedAgain",
  "writtenOff",
] as const satisfies readonly EntryKind[];

type Yen = { readonly yen: number };

/** The contract: the company owes, and the same sum is kept for the deal. */
export const charged = ({ yen }: Yen): Lines => ({ receivable: yen, secured: -yen });
/** What the company's balance had paid of it goes back. */
export function chargeVoided({ yen, paidYen = 0 }: Yen & { paidYen?: number }): Lines {
  return { receivable: paidYen - yen, secured: yen, ...(paidYen > 0 ? { refund: -paidYen } : {}) };
}
export const cardPaid = ({ yen }: Yen): Lines => ({ receivable: -yen, card: yen });

/** The fee with its tax is the creator's, the tool's fee with its own is ours. */
export function accepted(amounts: ChargeAmounts): Lines {
  const { feeYen, taxYen, toolFeeYen, toolTaxYen, chargeYen } = amounts;
  return { secured: chargeYen, payable: -(feeYen + taxYen), fee: -toolFeeYen, tax: -toolTaxYen };
}

type Cancelled = {
  readonly feeYen: number;
  readonly toolFeeBps: number;
  readonly isTaxed: boolean;
  readonly percent: number;
};

/** In place of `accepted`: a share is the creator's, and the rest goes back. */
export function cancelled(of: Cancelled): {
  lines: Lines;
  keptYen: number;
  refundYen: number;
  /** The tool's part of the refund. */
  tool: Pick<ChargeAmounts, "toolFeeYen" | "toolTaxYen">;
} {
  const { kept, refundYen } = cancelledAt(of);
  const whole = chargeOf(of);
  const { secured = 0, ...lines } = accepted(kept);
  return {
    lines: { ...lines, secured: secured + refundYen, refund: -refundYen },
    keptYen: kept.chargeYen,
    refundYen,
    tool: {
      toolFeeYen: whole.toolFeeYen - kept.toolFeeYen,
      toolTaxYen: whole.toolTaxYen - kept.toolTaxYen,
    },
  };
}

/** A transfer to the creator: what was withheld waits for the company. */
export function paid({ grossYen, withheldYen }: { grossYen: number; withheldYen: number }): Lines {
  return { payable: grossYen, bank: withheldYen - grossYen, withholding: -withheldYen };
}

export const withholdingReturned = ({ yen }: Yen): Lines => ({ withholding: yen, refund: -yen });
export const refunded = ({ yen }: Yen): Lines => ({ card: -yen, refund: yen });
/** The money is with the provider again, and owed as before. */
export const refundFailed = ({ yen }: Yen): Lines => ({ card: yen, refund: -yen });
export const refundedByHand = ({ yen }: Yen): Lines => ({ bank: -yen, refund: yen });
/** Money that came for what was paid already, or was no longer asked for. */
export const duplicate = ({ yen }: Yen): Lines => ({ card: yen, refund: -yen });

export const chargeback = ({ yen }: Yen): Lines => ({ receivable: yen, card: -yen });
/** `wasLost`: the bank had kept it for good. */
export function chargebackWon({ yen, wasLost = false }: Yen & { wasLost?: boolean }): Lines {
  return wasLost ? { loss: -yen, card: yen } : { receivable: -yen, card: yen };
}
export const chargebackLost = ({ yen }: Yen): Lines => ({ receivable: -yen, loss: yen });
/** What the bank has given the company, nobody gives back beside it: our loss is less by it. */
export const refundNotOwed = ({ yen }: Yen): Lines => ({ refund: yen, loss: -yen });
export const refundOwedAgain = ({ yen }: Yen): Lines => ({ refund: -yen, loss: yen });
/** Never claimed for five years. */
export const writtenOff = ({ yen }: Yen): Lines => ({ payable: yen, loss: -yen });
