import { isHardDue } from "@tomoru/contract/deals/deal-states";
import { type Act, actName, type DealFacts } from "./deal-facts.rules.ts";
import { draftTransition, reportTransition } from "./delivery-transitions.rules.ts";
import { endingTransition, openProposal, proposalTransition } from "./ending-transitions.rules.ts";
import { holdTransition, standingTransition } from "./hold-transitions.rules.ts";
import { fundingTransition, termsTransition } from "./terms-transitions.rules.ts";
import { refused, type Transition } from "./transition-parts.rules.ts";

/**
 * Deal: state × actor × act (docs/product/deals.md, the table). Pure: what a deal becomes by an act at a moment, who is told by
 * which mail and what the ledger books; that it is the same act again; or at which field it is refused.
 */
export function transition(facts: DealFacts, act: Act, now: Date): Transition {
  const name = actName(act);
  // The clock has no act of its own to repeat: what was due is over once it has acted.
  if (facts.lastAct === name && isRepeatable(facts, act, now)) return { outcome: "same" };
  const isFromOutside =
    act.by === "stripe" || act.by === "operator" || act.kind === "leave" || act.kind === "undecided";
  if (facts.hold !== null && !isFromOutside) return refused("state");
  const isPerson = act.by === "company" || act.by === "creator";
  if (isPerson && act.kind !== "leave" && isOver(facts, now)) return refused("turnDueAt");
  const moved = moveOf(facts, act, now);
  if (moved.outcome !== "moved") return moved;

  return { ...moved, next: { ...moved.next, lastAct: name } };
}

function isRepeatable(facts: DealFacts, act: Act, now: Date): boolean {
  if (act.kind === "tick") return false;
  // What has lapsed may be proposed anew.
  const isProposal = act.kind === "proposeCancel" || act.kind === "proposeAmendment";
  return !isProposal || openProposal(facts, now) !== undefined;
}

/** Whether nothing but the clock may act any more. */
function isOver({ turnKind, turnDueAt }: DealFacts, now: Date): boolean {
  return isHardDue(turnKind) && turnDueAt !== null && turnDueAt <= now;
}

function moveOf(facts: DealFacts, act: Act, now: Date): Transition {
  switch (act.kind) {
    case "propose":
    case "accept":
    case "decline":
      return termsTransition(facts, act, now);
    case "paid":
    case "refused":
      return fundingTransition(facts, act, now);
    case "sendDraft":
    case "askChanges":
    case "approveDraft":
      return draftTransition(facts, act, now);
    case "report":
    case "acceptReport":
    case "rejectReport":
    case "contest":
    case "dispute":
    case "decide":
    case "undecided":
      return reportTransition(facts, act, now);
    case "hold":
    case "release":
      return holdTransition(facts, act, now);
    case "suspend":
    case "restore":
      return standingTransition(facts, act, now);
    case "cancel":
    case "leave":
      return endingTransition(facts, act, now);
    case "proposeCancel":
    case "proposeAmendment":
    case "answerProposal":
      return proposalTransition(facts, act, now);
    case "tick":
      return tick(facts, now);
  }
}

/** What the clock does once a hard due is over. */
function tick(facts: DealFacts, now: Date): Transition {
  if (!isOver(facts, now)) return refused("state");
  switch (facts.state) {
    case "terms":
      return termsTransition(facts, { kind: "tick", by: "clock" }, now);
    case "contracted":
      return fundingTransition(facts, { kind: "tick", by: "clock" }, now);
    case "draft_review":
      return draftTransition(facts, { kind: "tick", by: "clock" }, now);
    case "reported":
      return reportTransition(facts, { kind: "tick", by: "clock" }, now);
    default:
      return refused("state");
  }
}
