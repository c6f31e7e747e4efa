import type { DealSide, FundingWay, TurnKind } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import type { DealFacts } from "./deal-facts.rules.ts";
import { endOfBankDays, endOfDay, endOfDays, fundingDueAt, lastDayOf } from "./dues.rules.ts";

/** At what an act is refused, as the field of the 409. */
export type Refused =
  | "state"
  | "turnDueAt"
  | "version"
  | "rounds"
  | "sha256"
  | "proposal"
  | "postFrom"
  | "draft";

/** The mails of the table's rows; `other` is the side that did not act, and of the clock and Stripe both are told. */
export type DealMail =
  | "termsSent"
  | "contracted"
  | "declined"
  | "expired"
  | "secured"
  | "chargeFailed"
  | "cancelled"
  | "draftSent"
  | "draftChanges"
  | "draftApproved"
  | "reported"
  | "accepted"
  | "reportRejected"
  | "disputed"
  | "decided"
  | "undecided"
  | "cancelProposed"
  | "amended"
  | "amendProposed"
  | "held"
  | "resumed";
export type LedgerEntry = "charged" | "cardPaid" | "chargeVoided" | "accepted" | "cancelled";

export type Moved = {
  readonly outcome: "moved";
  readonly next: DealFacts;
  readonly mail: DealMail | null;
  readonly to: "other" | "both";
  readonly ledger: LedgerEntry | null;
};
export type Transition =
  | Moved
  | { readonly outcome: "same" }
  | { readonly outcome: "refused"; readonly field: Refused };

export const refused = (field: Refused): Transition => ({ outcome: "refused", field });

type Told = { readonly mail: DealMail | null; readonly to?: "other" | "both"; readonly ledger?: LedgerEntry };

export function moved(
  facts: DealFacts,
  changes: Partial<DealFacts>,
  { mail, to = "other", ledger }: Told,
): Moved {
  return { outcome: "moved", next: { ...facts, ...changes }, mail, to, ledger: ledger ?? null };
}

export const other = (side: DealSide): DealSide => (side === "company" ? "creator" : "company");

/** Nobody's turn: it is over. */
const noTurn = { turn: "none", turnKind: null, turnDueAt: null } as const;
export const over = { ...noTurn, hold: null, stoppedFor: null, proposal: null } as const;

export function turnOf(
  turn: DealSide | "operator",
  turnKind: TurnKind,
  turnDueAt: Date,
): Pick<DealFacts, "turn" | "turnKind" | "turnDueAt"> {
  return { turn, turnKind, turnDueAt };
}

/** The last day of posting, or the later one of a creator who was held up. */
export function lastReportDay({ agreed, reportDueOn }: Pick<DealFacts, "agreed" | "reportDueOn">): string {
  if (!agreed) throw new Error("a deal without a contract has no work to do");
  return reportDueOn !== null && reportDueOn > agreed.postTo ? reportDueOn : agreed.postTo;
}

type Turn = ReturnType<typeof turnOf>;

/** What the creator does next in a deal that is secured: a draft where one is asked for, else the report. */
function creatorsTurn(facts: DealFacts, { isApproved }: { isApproved: boolean }): Turn {
  const { agreed } = facts;
  const isDraft = !isApproved && agreed?.draftRequired === true;
  const lastDay = (isDraft ? agreed.draftDueOn : null) ?? lastReportDay(facts);
  return turnOf("creator", isDraft ? "draft" : "post", endOfDay(lastDay));
}

/** A turn before the report: none is due before the end of it, since what is to come first takes until then. */
export function reportNotBefore(facts: DealFacts, turn: Turn): Partial<DealFacts> {
  const lastDay = turn.turnDueAt === null ? null : lastDayOf(turn.turnDueAt);
  return lastDay !== null && lastDay > lastReportDay(facts) ? { ...turn, reportDueOn: lastDay } : turn;
}

/** The creator's turn begins. Where others took until after the day agreed for it, nobody is late for that. */
export function creatorsTurnFrom(
  facts: DealFacts,
  of: { isApproved: boolean },
  now: Date,
): Partial<DealFacts> {
  const turn = creatorsTurn(facts, of);
  const isGone = turn.turnDueAt !== null && turn.turnDueAt <= now;
  return reportNotBefore(facts, isGone ? withTimeLeft(turn, now) : turn);
}

type GoingOn = { readonly way?: FundingWay };

/** The turn of a deal that goes on after a hold, with new dues. */
export function turnAnew(facts: DealFacts, { way }: GoingOn, now: Date): Partial<DealFacts> {
  switch (facts.state) {
    case "draft_review":
      return reportNotBefore(facts, turnOf("company", "review", endOfDays(now, limits.draftReviewDays)));
    case "changes_requested":
      return reportNotBefore(facts, turnOf("creator", "draft", endOfDays(now, limits.draftRepairDays)));
    case "reported":
      return facts.rejections > 0 && facts.contested === facts.rejections
        ? {
            ...turnOf("creator", "repair", endOfDays(now, limits.reportRepairDays)),
            state: "draft_approved",
            paymentStage: null,
            payDueOn: null,
          }
        : turnOf("company", "accept", endOfDays(now, limits.reportAcceptDays));
    case "draft_approved":
      if (facts.rejections > 0) return turnOf("creator", "repair", endOfDays(now, limits.reportRepairDays));
      return reportNotBefore(facts, withTimeLeft(creatorsTurn(facts, { isApproved: true }), now));
    default:
      return facts.funding === "secured"
        ? reportNotBefore(facts, withTimeLeft(creatorsTurn(facts, { isApproved: false }), now))
        : turnOf("company", "fund", fundingDueAnew(facts, fundingDueAt(now, way)));
  }
}

/** The days of the contract may have gone by while nobody could act: the creator has as long as for a repair, and no less than agreed. */
function withTimeLeft(turn: Turn, now: Date): Turn {
  const { draftRepairDays, reportRepairDays } = limits;
  const anew = endOfDays(now, turn.turnKind === "draft" ? draftRepairDays : reportRepairDays);
  return turn.turnDueAt && turn.turnDueAt < anew ? { ...turn, turnDueAt: anew } : turn;
}

/** Held before the money was there, when nobody could pay: the company has its time for it anew, and no less than it had. */
function fundingDueAnew({ turnKind, turnDueAt }: DealFacts, anew: Date): Date {
  return turnKind === "fund" && turnDueAt !== null && turnDueAt > anew ? turnDueAt : anew;
}

export const disputed = (now: Date) => ({
  hold: "dispute" as const,
  ...turnOf("operator", "decide", endOfBankDays(now, limits.disputeBankDays)),
});
