import type { DealSafetyWords } from "../../ja/deals/safety.ts";

export const safety: DealSafetyWords = {
  title: "About the company",
  verified: "Verified",
  unverified: "Not verified yet",
  dealsDone: "Deals done",
  medianDaysToPay: "Report to payment",
  answerRate: "Answers in time",
  cancelRate: "Cancelled",
  deals: (count) => `${count}`,
  median: (days) => `median ${days} ${days === 1 ? "day" : "days"}`,
  percent: (percent) => `${percent}%`,
  few: "Too few deals to show.",
  website: "Website",
  warnings: {
    unverified: "The company is not verified yet",
    under30Days: "It joined less than 30 days ago",
    unfundedOnce: "Once it did not secure the money after a contract",
    labelRemoval: "It has asked to remove the advertising label",
    prepay: "It has talked of prepayment",
  },
};
