import type { LedgerWords } from "../../ja/operator/ledger.ts";

export const ledger: LedgerWords = {
  name: "Ledger",
  title: (count) =>
    count === 0
      ? "The ledger agrees"
      : count === 1
        ? "The ledger has 1 fault"
        : `The ledger has ${count} faults`,
  owed: (count) =>
    count === 1
      ? "1 refund failed: pay it back by bank transfer and record it."
      : `${count} refunds failed: pay them back by bank transfer and record them.`,
  faults: "Faults",
  noFaults: "None.",
  rules: {
    balance: "An entry's two sides",
    receivable: "Receivable: not paid yet",
    secured: "Secured: kept for deals",
    payable: "Payable: owed to creators",
    paid: "Number of transfers booked",
    refund: "Refunds under way",
    withholding: "Withheld tax that is kept",
    card: "Money at the payment provider",
    companyBalance: "A company's balance of transfers",
  },
  company: (id) => `Company ${id}`,
  fault: (expected, found) => `Should be ${expected}, is ${found}`,
  foundAt: (moment) => `Found ${moment}`,
  mendedAt: (moment) => `Mended ${moment}`,
  refunds: "Refunds that failed",
  noRefunds: "None.",
  takenBack:
    "The card's bank has taken the money back. A transfer could be a second refund, so none can be recorded until the bank has decided.",
  since: (day) => `Since ${day}`,
  reasons: {
    cancelled: "Deal cancelled",
    withholding: "Tax withheld",
    duplicate: "Paid twice",
    late: "Paid too late",
  },
  byHand: {
    act: "Record a bank transfer",
    title: (company, yen) => `Record that ${yen} were paid back to ${company} by bank transfer?`,
    consequence: "It can't be taken back.",
    paidOn: "Day of the transfer",
    reference: "Bank's reference",
    done: "Recorded.",
  },
  entries: "Ledger entries",
  noEntries: "None yet.",
  caption: "The ledger of this deal",
  kinds: {
    charged: "Charged",
    chargeVoided: "Charge voided",
    cardPaid: "Money in",
    duplicate: "Paid twice or late",
    chargeback: "Chargeback",
    chargebackWon: "Chargeback won",
    chargebackLost: "Chargeback lost",
    accepted: "Report accepted",
    cancelled: "Deal cancelled",
    paid: "Transferred",
    withholdingReturned: "Withheld tax returned",
    refunded: "Refunded",
    refundFailed: "Refund failed",
    refundedByHand: "Refunded by transfer",
    refundNotOwed: "Refund not owed (chargeback)",
    refundOwedAgain: "Refund owed again",
    writtenOff: "Written off",
  },
  columns: {
    bookedAt: "Booked",
    kind: "Kind",
    receivable: "Receivable",
    card: "At Stripe",
    bank: "Bank",
    secured: "Secured",
    payable: "Payable",
    withholding: "Withheld",
    refund: "Refund",
    fee: "Fee",
    tax: "Tax",
    loss: "Loss",
  },
};
