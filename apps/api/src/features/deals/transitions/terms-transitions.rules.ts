import { limits } from "@tomoru/contract/limits";
import type { Act, DealFacts } from "./deal-facts.rules.ts";
import { fundingDueAt, termsDueAt } from "./dues.rules.ts";
import {
  creatorsTurnFrom,
  moved,
  other,
  over,
  refused,
  type Transition,
  turnOf,
} from "./transition-parts.rules.ts";

type TermsAct = Extract<Act, { kind: "propose" | "accept" | "decline" | "tick" }>;

/** Rows 2 to 5. */
export function termsTransition(facts: DealFacts, act: TermsAct, now: Date): Transition {
  if (facts.state !== "terms") return refused("state");
  switch (act.kind) {
    case "propose":
      return propose(facts, act, now);
    case "accept":
      return accept(facts, act, now);
    case "decline":
      return moved(facts, { ...over, state: "cancelled", endReason: "declined" }, { mail: "declined" });
    case "tick":
      return moved(
        facts,
        { ...over, state: "expired", endReason: "expired" },
        { mail: "expired", to: "both" },
      );
  }
}

/** A side on turn proposes or counters; whoever made the open version may replace it. Each counts. */
function propose(facts: DealFacts, { by }: Extract<Act, { kind: "propose" }>, now: Date): Transition {
  const isReplacing = facts.openBy === by;
  if (facts.turn !== by && !isReplacing) return refused("state");
  if (facts.lastVersion >= limits.termsVersions) return refused("rounds");
  const next = {
    lastVersion: facts.lastVersion + 1,
    openBy: by,
    ...turnOf(other(by), "answer", termsDueAt(now)),
  };
  return moved(facts, next, { mail: "termsSent" });
}

/** The second acceptance: the first is having proposed. */
function accept(facts: DealFacts, act: Extract<Act, { kind: "accept" }>, now: Date): Transition {
  if (facts.turn !== act.by || facts.openBy === null) return refused("state");
  if (act.version !== facts.lastVersion) return refused("version");
  if (!act.isSame) return refused("sha256");
  const next = {
    state: "contracted" as const,
    funding: "charging" as const,
    openBy: null,
    contractVersion: act.version,
    contractedAt: now,
    agreed: act.agreed,
    ...turnOf("company", "fund", fundingDueAt(now, act.way)),
  };
  return moved(facts, next, { mail: "contracted", to: "both", ledger: "charged" });
}

type FundingAct = Extract<Act, { kind: "paid" | "refused" | "tick" }>;

/** Rows 6 to 8. */
export function fundingTransition(facts: DealFacts, act: FundingAct, now: Date): Transition {
  const isOpen = facts.funding === "charging" || facts.funding === "failed";
  if (facts.state !== "contracted" || !isOpen) return refused("state");
  if (act.kind === "refused")
    return moved(facts, { funding: "failed" }, { mail: "chargeFailed", to: "both" });
  if (act.kind === "tick") {
    const next = { ...over, state: "cancelled" as const, endReason: "unfunded" as const, creatorPct: 0 };
    return moved(facts, next, { mail: "cancelled", to: "both", ledger: "chargeVoided" });
  }
  // Under a hold the money is noted, and nobody is told to begin: whoever decides, or lifts it, says how it goes on.
  const isHeld = facts.hold !== null;
  const turn = facts.hold === "dispute" ? {} : creatorsTurnFrom(facts, { isApproved: false }, now);
  const told = { mail: isHeld ? null : ("secured" as const), to: "both" as const };
  return moved(facts, { funding: "secured", ...turn }, { ...told, ledger: "cardPaid" });
}
