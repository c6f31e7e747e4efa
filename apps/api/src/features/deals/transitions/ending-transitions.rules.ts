import type { DealState } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { shareAlone } from "./creator-share.rules.ts";
import type { Act, Agreed, DealFacts, OpenProposal } from "./deal-facts.rules.ts";
import { shareOf } from "./delivery-transitions.rules.ts";
import { endOfDay, hoursLater } from "./dues.rules.ts";
import { moved, over, refused, type Transition } from "./transition-parts.rules.ts";

const beforeReport: readonly DealState[] = [
  "contracted",
  "draft_review",
  "changes_requested",
  "draft_approved",
];

type Ending = {
  readonly endReason: "alone" | "agreed" | "closed";
  readonly creatorPct: number;
  readonly now: Date;
};

function cancelled(facts: DealFacts, { endReason, creatorPct, now }: Ending): Transition {
  const isBooked = facts.funding === "secured";
  const next = { ...over, state: "cancelled" as const, endReason, creatorPct };
  return moved(
    facts,
    { ...next, ...shareOf(facts, creatorPct, now) },
    { mail: "cancelled", ledger: isBooked ? "cancelled" : "chargeVoided" },
  );
}

/** Row 18, and the side whose account ends. */
export function endingTransition(
  facts: DealFacts,
  act: Extract<Act, { kind: "cancel" | "leave" }>,
  now: Date,
): Transition {
  if (act.kind === "cancel") {
    const share = shareAlone(facts, { by: act.by, now });
    return share === null
      ? refused("state")
      : cancelled(facts, { endReason: "alone", creatorPct: share, now });
  }
  if (facts.state === "terms")
    return moved(facts, { ...over, state: "cancelled", endReason: "closed" }, { mail: "cancelled" });
  // What was reported goes on without the person.
  if (act.by === "company" || !beforeReport.includes(facts.state)) return refused("state");
  return cancelled(facts, { endReason: "closed", creatorPct: 0, now });
}

type ProposalAct = Extract<Act, { kind: "proposeCancel" | "proposeAmendment" | "answerProposal" }>;

/** Rows 19 and 20. */
export function proposalTransition(facts: DealFacts, act: ProposalAct, now: Date): Transition {
  const isSecured = facts.funding === "secured";
  const canCancel = isSecured && (beforeReport.includes(facts.state) || facts.state === "reported");
  const canAmend = beforeReport.includes(facts.state);
  const open = openProposal(facts, now);
  if (act.kind === "answerProposal") {
    if (open?.kind !== act.of || open.by === act.by) return refused("proposal");
    if (!act.isAccepted) return moved(facts, { proposal: null }, { mail: null });
    if (open.kind === "cancel") {
      return canCancel
        ? cancelled(facts, { endReason: "agreed", creatorPct: open.creatorPct, now })
        : refused("state");
    }
    return canAmend ? amended(facts, open) : refused("state");
  }
  if (act.kind === "proposeCancel" ? !canCancel : !canAmend) return refused("state");
  if (open) return refused("proposal");
  const lapsesAt = hoursLater(now, limits.proposalHours);
  if (act.kind === "proposeCancel") {
    const { by, creatorPct } = act;
    return moved(
      facts,
      { proposal: { kind: "cancel", by, creatorPct, lapsesAt } },
      { mail: "cancelProposed" },
    );
  }
  const { by, changes } = act;
  return moved(facts, { proposal: { kind: "amendment", by, changes, lapsesAt } }, { mail: "amendProposed" });
}

/** Undefined once it has lapsed, whether or not anybody has looked. */
export function openProposal({ proposal }: DealFacts, now: Date): OpenProposal | undefined {
  return proposal && proposal.lapsesAt > now ? proposal : undefined;
}

/** Only dates and formats change, and the dues that hang on a date that did; where none did, days that were given since stay. */
function amended(facts: DealFacts, { changes }: OpenProposal & { kind: "amendment" }): Transition {
  const { agreed } = facts;
  if (!agreed) return refused("state");
  const next = { ...agreed, ...changes };
  const contractVersion = facts.lastVersion + 1;
  const isDraft = facts.turnKind === "draft" && facts.state === "contracted";
  const dueDay = ({ draftDueOn, postTo }: Agreed) => (isDraft ? (draftDueOn ?? postTo) : postTo);
  const hangsOnIt = (isDraft || facts.turnKind === "post") && dueDay(next) !== dueDay(agreed);
  return moved(
    facts,
    {
      agreed: next,
      contractVersion,
      lastVersion: contractVersion,
      proposal: null,
      ...(next.postTo === agreed.postTo ? {} : { reportDueOn: null }),
      ...(hangsOnIt ? { turnDueAt: endOfDay(dueDay(next)) } : {}),
    },
    { mail: "amended", to: "both" },
  );
}
