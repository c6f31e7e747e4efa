/** The words of payments and payout runs (docs/product/payouts.md). */

/** Why money that is due is not on its way. `inspection`: the company looks; `waiting`: for its day; the next three are the creator's bank. */
export const dueReasons = [
  "inspection",
  "waiting",
  "noBank",
  "bankUnresolved",
  "bankFresh",
  "held",
  "byHand",
] as const;
export type DueReason = (typeof dueReasons)[number];

/** Who has to act for the money to move on; `nobody`: it moves by itself. */
export const paymentActors = ["company", "tomoru", "creator", "nobody"] as const;
export type PaymentActor = (typeof paymentActors)[number];

/** Why the bank sent a transfer back. */
export const failureCauses = [
  "accountMissing",
  "nameMismatch",
  "accountClosed",
  "bankRejected",
  "other",
] as const;
export type FailureCause = (typeof failureCauses)[number];

/** Why a payment has failed for now or for good: what a bank says, and `unclaimed`, which we alone book. */
export const paymentFailures = [...failureCauses, "unclaimed"] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Those of them that another transfer to the same account would meet again. */
export const accountCauses = ["accountMissing", "nameMismatch", "accountClosed"] as const;
export type AccountCause = (typeof accountCauses)[number];

/** The way of the money, in order. */
export const paymentSteps = ["secured", "reported", "accepted", "prepared", "paid"] as const;
export type PaymentStep = (typeof paymentSteps)[number];

export const payoutKinds = ["main", "supplement"] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** `filing`: its files are being made. */
export const payoutRunStates = ["cutting", "cut", "filing", "filed", "sent", "done", "void"] as const;
export type PayoutRunState = (typeof payoutRunStates)[number];

/** `held`: its sealed destination did not open. */
export const payoutRowStates = ["scheduled", "sent", "paid", "failed", "held", "void"] as const;
export type PayoutRowState = (typeof payoutRowStates)[number];

/** What is missing in bank details for a transfer. */
export const bankFaults = ["bankName", "branchName", "accountNumber", "accountName"] as const;
export type BankFault = (typeof bankFaults)[number];
