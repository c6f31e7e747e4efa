import { type DealAct, type DealSide, dealActs } from "@tomoru/contract/deals/deal-states";
import type { Act, Agreed, DealFacts } from "./deal-facts.rules.ts";
import { transition } from "./transition.rules.ts";

/** Stand-in terms: here only whether something can be agreed matters, not what. */
const anything: Agreed = {
  draftRequired: false,
  draftDueOn: null,
  revisions: 0,
  postFrom: "2026-01-01",
  postTo: "2026-01-01",
  payCycle: "half",
};

type Asked = { readonly by: DealSide; readonly now: Date; readonly isPaperAsked: boolean };
const of = (side: DealSide, act: Act): Act => ({ ...act, by: side }) as Act;

/** What a side does by an act of the list; undefined where the state machine has no say in it. */
function actOf(name: DealAct, facts: DealFacts, by: DealSide): Act | undefined {
  const { openBy, draftRound } = facts;
  switch (name) {
    case "propose":
    case "counter":
    case "replace": {
      const kind = openBy === null ? "propose" : openBy === by ? "replace" : "counter";
      return kind === name ? { kind: "propose", by, about: "?" } : undefined;
    }
    case "accept":
      return { kind: "accept", by, version: facts.lastVersion, isSame: true, way: "card", agreed: anything };
    case "proposeCancel":
      return { kind: "proposeCancel", by, creatorPct: -1 };
    case "proposeAmendment":
      return { kind: "proposeAmendment", by, changes: {}, about: "?" };
    case "answerProposal":
      return facts.proposal
        ? { kind: "answerProposal", by, of: facts.proposal.kind, isAccepted: true }
        : undefined;
    case "sendDraft":
      return of(by, { kind: "sendDraft", by: "creator", round: draftRound + 1 });
    case "askChanges":
    case "approveDraft":
      return of(by, { kind: name, by: "company", round: draftRound });
    case "rejectReport":
      return of(by, { kind: "rejectReport", by: "company", fact: "?" });
    case "decline":
    case "cancel":
    case "dispute":
      return { kind: name, by };
    case "report":
    case "contest":
      return of(by, { kind: name, by: "creator" });
    case "acceptReport":
      return of(by, { kind: name, by: "company" });
    default:
      return undefined;
  }
}

const onlyOf: Partial<Record<DealAct, DealSide>> = {
  propose: "company",
  fund: "company",
  sendDraft: "creator",
  askChanges: "company",
  approveDraft: "company",
  addPost: "creator",
  report: "creator",
  acceptReport: "company",
  rejectReport: "company",
  contest: "creator",
  askPaper: "creator",
};

const isEnded = ({ turn }: DealFacts) => turn === "none";

/** What the state machine leaves open, or knows nothing of. */
function isOpen(name: DealAct, facts: DealFacts, { isPaperAsked }: Asked): boolean {
  switch (name) {
    case "fund":
      return facts.turnKind === "fund" && facts.hold === null;
    case "addPost":
      return (
        facts.hold === null &&
        facts.funding === "secured" &&
        (facts.turnKind === "post" || facts.turnKind === "repair")
      );
    case "askPaper":
      return facts.lastVersion > 0 && !isPaperAsked;
    case "message":
      return !isEnded(facts) || facts.contractVersion !== null;
    default:
      return false;
  }
}

/** What a side can do now: what `transition` would not refuse. */
export function canOf(facts: DealFacts, asked: Asked): DealAct[] {
  const { by, now } = asked;
  return dealActs.filter((name) => {
    const side = onlyOf[name];
    if (side !== undefined && side !== by) return false;
    const act = actOf(name, facts, by);
    return act ? transition(facts, act, now).outcome === "moved" : isOpen(name, facts, asked);
  });
}
