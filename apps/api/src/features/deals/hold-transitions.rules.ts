import type { DealState } from "@tomoru/contract/deals/deal-states";
import type { DealFacts } from "./deal-facts.rules.ts";
import { moved, refused, type Transition, turnAnew } from "./transition-parts.rules.ts";

/** Before the contract a deal keeps its clock, and expires by it; afterwards there is nothing to stop but money. */
const stoppable: readonly DealState[] = [
  "contracted",
  "draft_review",
  "changes_requested",
  "draft_approved",
  "reported",
];

/** The operator stops a deal, or lets it go on with dues anew. What waits for the company's money keeps its due. */
export function holdTransition(facts: DealFacts, kind: "hold" | "release", now: Date): Transition {
  if (kind === "release") {
    if (facts.hold !== "operator") return refused("state");
    const turn = facts.turnKind === "fund" ? {} : turnAnew(facts, now);
    return moved(facts, { hold: null, ...turn }, { mail: null });
  }
  if (facts.hold !== null || !stoppable.includes(facts.state)) return refused("state");
  return moved(facts, { hold: "operator" }, { mail: null });
}
