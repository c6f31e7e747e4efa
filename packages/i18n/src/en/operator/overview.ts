import type { OverviewWords } from "../../ja/operator/overview.ts";

export const overview: OverviewWords = {
  waiting: (count) => (count === 1 ? "1 thing is waiting" : `${count} things are waiting`),
  nothing: "Nothing is waiting",
  quiet:
    "Disputes, inquiries, verifications and payout work that need you are listed here as they come, the first due on top.",
  list: "What is waiting",
  counted: (count, isMore) => (isMore ? `${count} or more` : String(count)),
  disputes: "Disputes to decide",
  stuck: "Payments that failed or are held",
  runs: "Payout runs to go on with",
  byHand: "Transfers to make by hand",
  faults: "Faults in the ledger",
  refunds: "Refunds that failed",
  notices: "Searching and sign-ups to look into",
  unverified: "Companies to verify",
  inquiries: "Inquiries of companies to answer",
  creatorInquiries: "Inquiries of creators and others to answer",
  overdue: (count) => (count === 1 ? "1 of them is overdue." : `${count} of them are overdue.`),
  late: (count, day) => `${count} overdue, the oldest since ${day}`,
  firstDue: (day) => `First due: ${day}`,
};
