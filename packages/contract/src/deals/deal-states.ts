/** The words of a deal's state machine (docs/product/deals.md). */

export const dealStates = [
  "terms",
  "contracted",
  "draft_review",
  "changes_requested",
  "draft_approved",
  "reported",
  "accepted",
  "cancelled",
  "expired",
] as const;
export type DealState = (typeof dealStates)[number];

export const dealSides = ["company", "creator"] as const;
export type DealSide = (typeof dealSides)[number];

export const dealTurns = [...dealSides, "operator", "none"] as const;
export type DealTurn = (typeof dealTurns)[number];

export const turnKinds = [
  "propose",
  "answer",
  "fund",
  "draft",
  "review",
  "post",
  "accept",
  "repair",
  "decide",
] as const;
export type TurnKind = (typeof turnKinds)[number];

/** Once these are over the act is refused and the clock acts; any other one is shown as overdue. */
const hardKinds: readonly TurnKind[] = ["propose", "answer", "fund", "review", "accept"];
export const isHardDue = (kind: TurnKind | null) => kind !== null && hardKinds.includes(kind);

export const dealSources = ["offer", "application"] as const;
export type DealSource = (typeof dealSources)[number];

/** How the company pays what it is charged: it is no part of the sheet. */
export const fundingWays = ["card", "transfer"] as const;
export type FundingWay = (typeof fundingWays)[number];
export const fundings = ["none", "charging", "secured", "failed", "refunded"] as const;
export type Funding = (typeof fundings)[number];

export const paymentStages = ["due", "scheduled", "sent", "paid", "failed"] as const;
export type PaymentStage = (typeof paymentStages)[number];

export const dealHolds = ["dispute", "operator"] as const;
export type DealHold = (typeof dealHolds)[number];

/** Why a deal is over without a report that was accepted. */
export const endReasons = [
  "declined",
  "expired",
  "unfunded",
  "alone",
  "agreed",
  "decided",
  "closed",
] as const;
export type EndReason = (typeof endReasons)[number];

/** What a side can do now; a screen shows no other act. */
export const dealActs = [
  "propose",
  "counter",
  "replace",
  "accept",
  "decline",
  "fund",
  "sendDraft",
  "askChanges",
  "approveDraft",
  "addPost",
  "report",
  "acceptReport",
  "rejectReport",
  "contest",
  "dispute",
  "cancel",
  "proposeCancel",
  "proposeAmendment",
  "answerProposal",
  "askPaper",
  "message",
] as const;
export type DealAct = (typeof dealActs)[number];

/** What a side lacks for a contract, or for a message before it: the field of the refusal. */
export const dealGates = [
  "tax",
  "dob",
  "platform",
  "guardian",
  "residency",
  "verification",
  "card",
  "representative",
  "address",
  "plan",
] as const;
export type DealGate = (typeof dealGates)[number];

export const dealActors = [...dealSides, "operator", "clock", "stripe"] as const;
export type DealActor = (typeof dealActors)[number];

/** What a deal's record tells of; of the clock `tick` is whatever silence brought. */
export const dealEventActs = [
  "open",
  "propose",
  "accept",
  "decline",
  "paid",
  "refused",
  "sendDraft",
  "askChanges",
  "approveDraft",
  "report",
  "acceptReport",
  "rejectReport",
  "contest",
  "dispute",
  "hold",
  "release",
  "suspend",
  "restore",
  "decide",
  "undecided",
  "cancel",
  "proposeCancel",
  "proposeAmendment",
  "answerProposal",
  "leave",
  "askPaper",
  "tick",
] as const;
export type DealEventAct = (typeof dealEventActs)[number];

/** A list of deals: whose turn it is, the rest that goes on, and what is over. */
export const dealGroups = ["waiting", "active", "done"] as const;
export type DealGroup = (typeof dealGroups)[number];
