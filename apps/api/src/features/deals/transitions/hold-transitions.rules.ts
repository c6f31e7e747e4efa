import type { DealState } from "@tomoru/contract/deals/deal-states";
import type { Act, DealFacts } from "./deal-facts.rules.ts";
import { disputed, moved, over, refused, type Transition, turnAnew } from "./transition-parts.rules.ts";

/** Before the contract a deal keeps its clock, and expires by it; afterwards there is nothing to stop but money. */
export const stoppable: readonly DealState[] = [
  "contracted",
  "draft_review",
  "changes_requested",
  "draft_approved",
  "reported",
];

type HoldAct = Extract<Act, { kind: "hold" | "release" }>;

/** The operator stops a deal, or lets it go on with dues anew. */
export function holdTransition(facts: DealFacts, act: HoldAct, now: Date): Transition {
  if (act.kind === "release") {
    if (facts.hold !== "operator") return refused("state");
    return moved(
      facts,
      { hold: null, stoppedFor: null, ...turnAnew(facts, act, now) },
      { mail: "resumed", to: "both" },
    );
  }
  if (facts.hold !== null || !stoppable.includes(facts.state)) return refused("state");
  return moved(facts, { hold: "operator" }, { mail: "held", to: "both" });
}

type StandingAct = Extract<Act, { kind: "suspend" | "restore" }>;

/**
 * A side is suspended by the operator, or no longer. Terms end with a company, and keep their clock with a creator; what is agreed is
 * held: of a company for the operator to decide, of a creator until it is lifted. What is held already stays as it is.
 */
export function standingTransition(facts: DealFacts, act: StandingAct, now: Date): Transition {
  const { kind, of } = act;
  if (kind === "restore") {
    if (facts.stoppedFor !== of) return refused("state");
    return moved(
      facts,
      { hold: null, stoppedFor: null, ...turnAnew(facts, act, now) },
      { mail: "resumed", to: "both" },
    );
  }
  if (of === "company" && facts.state === "terms") {
    const ended = { ...over, state: "cancelled", endReason: "decided" } as const;
    return moved(facts, ended, { mail: "cancelled", to: "both" });
  }
  if (facts.hold !== null || !stoppable.includes(facts.state)) return refused("state");
  const held = of === "company" ? disputed(now) : { hold: "operator" as const };
  return moved(facts, { ...held, stoppedFor: of }, { mail: "held", to: "both" });
}
