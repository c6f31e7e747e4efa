import type { PaymentWords } from "../ja/payments.ts";

export const payments: PaymentWords = {
  title: "Payment history",
  lead: "Where your payments stand.",
  loadFailed: "Couldn't load your payment history",
  totals: "Payment totals",
  status: { Paid: "Paid", Pending: "Pending", Failed: "Failed" },
  stack: {
    title: "Payments by status",
    finding: (paid, pending, failed) => `Paid ${paid}, pending ${pending}, failed ${failed}.`,
    status: "Status",
    amount: "Amount",
  },
  months: { title: "Earnings by month", range: "Period shown", count: (count) => `${count} months` },
  chartFailed: "Couldn't load your earnings by month",
  list: "Payments",
  date: "Date",
  description: "Description",
  amount: "Amount",
  state: "Status",
  checkBank: "Check bank details",
  more: "Load more",
  end: "That's everything",
  added: (count) => `${count} more loaded`,
  empty: "No payments yet. They appear here once an offer that you approved is completed.",
};
