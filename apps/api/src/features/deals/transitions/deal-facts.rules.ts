import type {
  DealHold,
  DealSide,
  DealState,
  DealTurn,
  EndReason,
  Funding,
  FundingWay,
  PaymentStage,
  TurnKind,
} from "@tomoru/contract/deals/deal-states";
import type { PayCycle } from "@tomoru/contract/deals/pay-dates";

/** What the state machine needs of the version that became the contract. Days in Japan. */
export type Agreed = {
  readonly draftRequired: boolean;
  readonly draftDueOn: string | null;
  readonly revisions: number;
  readonly postFrom: string;
  readonly postTo: string;
  readonly payCycle: PayCycle;
};

export type Changes = Partial<Pick<Agreed, "draftDueOn" | "postFrom" | "postTo">>;

export type OpenProposal = { readonly by: DealSide; readonly lapsesAt: Date } & (
  | { readonly kind: "cancel"; readonly creatorPct: number }
  | { readonly kind: "amendment"; readonly changes: Changes }
);

/** All that decides what may happen to a deal. */
export type DealFacts = {
  readonly state: DealState;
  readonly endReason: EndReason | null;
  readonly turn: DealTurn;
  readonly turnKind: TurnKind | null;
  readonly turnDueAt: Date | null;
  readonly hold: DealHold | null;
  /** The side whose suspension caused the hold; the hold ends with it. */
  readonly stoppedFor: DealSide | null;
  readonly funding: Funding;
  readonly paymentStage: PaymentStage | null;
  readonly lastVersion: number;
  /** Who made the version that waits for an answer. */
  readonly openBy: DealSide | null;
  readonly contractVersion: number | null;
  readonly contractedAt: Date | null;
  readonly agreed: Agreed | null;
  readonly draftRound: number;
  readonly rejections: number;
  /** The rejection of the newest report that was contested, 0 for none. */
  readonly contested: number;
  readonly payDueOn: string | null;
  readonly reportedOn: string | null;
  /** The last day for the report where it is later than the contract's: of a creator who was held up. */
  readonly reportDueOn: string | null;
  readonly proposal: OpenProposal | null;
  /** Percent of the fee, of a deal that was cancelled. */
  readonly creatorPct: number | null;
  readonly lastAct: string | null;
};

/** What somebody, or the clock, does. What is of the act itself (a good card, a clear label) was looked at before. */
export type Act =
  | { readonly kind: "propose"; readonly by: DealSide; readonly about: string }
  | {
      readonly kind: "accept";
      readonly by: DealSide;
      readonly version: number;
      readonly isSame: boolean;
      readonly way: FundingWay;
      readonly agreed: Agreed;
    }
  | { readonly kind: "decline"; readonly by: DealSide }
  | { readonly kind: "paid" | "refused"; readonly by: "stripe" }
  | { readonly kind: "sendDraft"; readonly by: "creator"; readonly round: number }
  | { readonly kind: "askChanges" | "approveDraft"; readonly by: "company"; readonly round: number }
  | { readonly kind: "report"; readonly by: "creator" }
  | { readonly kind: "acceptReport"; readonly by: "company" }
  | { readonly kind: "rejectReport"; readonly by: "company"; readonly fact: string }
  | { readonly kind: "contest"; readonly by: "creator" }
  /** By Stripe: a bank has charged the company's payment back. */
  | { readonly kind: "dispute"; readonly by: DealSide | "stripe" }
  | {
      readonly kind: "decide";
      readonly by: "operator";
      readonly decision: "accept" | "resume" | "cancel";
      readonly creatorPct: number;
      readonly way?: FundingWay;
    }
  /** `way`: how the money of a deal that goes on is to come, where it has not. */
  | { readonly kind: "hold" | "release"; readonly by: "operator"; readonly way?: FundingWay }
  | {
      readonly kind: "suspend" | "restore";
      readonly by: "operator";
      readonly of: DealSide;
      readonly way?: FundingWay;
    }
  | { readonly kind: "cancel"; readonly by: DealSide }
  | { readonly kind: "proposeCancel"; readonly by: DealSide; readonly creatorPct: number }
  | {
      readonly kind: "proposeAmendment";
      readonly by: DealSide;
      readonly changes: Changes;
      readonly about: string;
    }
  | {
      readonly kind: "answerProposal";
      readonly by: DealSide;
      readonly of: OpenProposal["kind"];
      readonly isAccepted: boolean;
    }
  | { readonly kind: "leave"; readonly by: DealSide }
  /** Nobody has decided by the last cut of a report that all posts are in order for. */
  | { readonly kind: "undecided"; readonly by: "clock" }
  | { readonly kind: "tick"; readonly by: "clock" };

/** In short, as it is kept: the same act by the same side on the same thing reads alike. */
export function actName(act: Act): string {
  const about = () => {
    switch (act.kind) {
      case "propose":
      case "proposeAmendment":
        return act.about;
      case "accept":
        return String(act.version);
      case "sendDraft":
      case "askChanges":
      case "approveDraft":
        return String(act.round);
      case "rejectReport":
        return act.fact;
      case "decide":
        return `${act.decision} ${act.creatorPct}`;
      case "proposeCancel":
        return String(act.creatorPct);
      case "suspend":
      case "restore":
        return act.of;
      case "answerProposal":
        return `${act.of} ${act.isAccepted ? "accept" : "decline"}`;
      default:
        return "";
    }
  };
  return `${act.by} ${act.kind} ${about()}`.trimEnd();
}

/** A deal that is just opened, while the company has not sent its first version. */
export function openedFacts(turnDueAt: Date): DealFacts {
  return {
    state: "terms",
    endReason: null,
    turn: "company",
    turnKind: "propose",
    turnDueAt,
    hold: null,
    stoppedFor: null,
    funding: "none",
    paymentStage: null,
    lastVersion: 0,
    openBy: null,
    contractVersion: null,
    contractedAt: null,
    agreed: null,
    draftRound: 0,
    rejections: 0,
    contested: 0,
    payDueOn: null,
    reportedOn: null,
    reportDueOn: null,
    proposal: null,
    creatorPct: null,
    lastAct: null,
  };
}
