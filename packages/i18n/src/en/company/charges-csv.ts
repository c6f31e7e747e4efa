import type {
  chargesCsvWords as charges,
  withholdingCsvWords as withholding,
} from "../../ja/company/charges-csv.ts";

export const chargesCsvWords: typeof charges = {
  heads: [
    "Date",
    "Kind",
    "Status",
    "Creator",
    "Product",
    "Paid by",
    "Amount incl. tax (yen)",
    "Of it from balance (yen)",
    "Tool fee excl. tax (yen)",
    "Tax on tool fee (yen)",
    "Deal",
  ],
  kinds: {
    charge: "Payment",
    refund: "Refund",
    cancelled: "Refund (cancelled)",
    withholding: "Refund (withheld tax)",
    duplicate: "Refund (paid twice)",
    late: "Refund (paid after the end)",
  },
  states: {
    charging: "Being confirmed",
    failed: "Failed",
    awaiting: "Waiting for transfer",
    paid: "Received",
    secured: "Secured",
    paidOut: "Paid to the creator",
    returned: "Refund",
    partlyReturned: "Partly refunded, rest secured",
    partlyPaidOut: "Partly refunded, rest paid",
    writtenOff: "No longer paid",
    voided: "Cancelled",
    open: "Under way",
    sent: "Under way",
    succeeded: "Refunded",
    byHand: "Refunded (bank transfer)",
    notOwed: "Refunded (by the card issuer)",
  },
  ways: { card: "Card", transfer: "Bank transfer" },
};

export const withholdingCsvWords: typeof withholding = {
  heads: [
    "Paid on",
    "Payee",
    "Kind",
    "Product",
    "Fee excl. tax (yen)",
    "Tax withheld (yen)",
    "Remit by",
    "Deal",
  ],
  kinds: { std: "Resident", nonResident: "Non-resident" },
};
