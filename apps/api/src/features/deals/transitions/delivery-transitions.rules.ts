import { cutsAt, payableOn } from "@tomoru/contract/deals/pay-cuts";
import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import { limits } from "@tomoru/contract/limits";
import { japanDay } from "../../../platform/japan-time.ts";
import type { Act, DealFacts } from "./deal-facts.rules.ts";
import { endOfDays } from "./dues.rules.ts";
import {
  creatorsTurnFrom,
  disputed,
  moved,
  over,
  refused,
  reportNotBefore,
  type Transition,
  turnAnew,
  turnOf,
} from "./transition-parts.rules.ts";

type DraftAct = Extract<Act, { kind: "sendDraft" | "askChanges" | "approveDraft" | "tick" }>;

/** Rows 9 to 11. */
export function draftTransition(facts: DealFacts, act: DraftAct, now: Date): Transition {
  const { agreed, state } = facts;
  if (!agreed || facts.funding !== "secured") return refused("state");
  if (act.kind === "sendDraft") {
    if (!agreed.draftRequired || (state !== "contracted" && state !== "changes_requested"))
      return refused("state");
    if (act.round !== facts.draftRound + 1 || act.round > agreed.revisions + 1) return refused("draft");
    const next = {
      state: "draft_review" as const,
      draftRound: act.round,
      ...turnOf("company", "review", endOfDays(now, limits.draftReviewDays)),
    };
    return moved(facts, next, { mail: "draftSent" });
  }
  if (state !== "draft_review") return refused("state");
  if (act.kind !== "tick" && act.round !== facts.draftRound) return refused("draft");
  if (act.kind === "askChanges") {
    if (facts.draftRound > agreed.revisions) return refused("rounds");
    const turn = reportNotBefore(facts, turnOf("creator", "draft", endOfDays(now, limits.draftRepairDays)));
    return moved(facts, { state: "changes_requested", ...turn }, { mail: "draftChanges" });
  }
  const next = { state: "draft_approved" as const, ...creatorsTurnFrom(facts, { isApproved: true }, now) };
  return moved(facts, next, { mail: "draftApproved", to: act.kind === "tick" ? "both" : "other" });
}

type ReportAct = Extract<
  Act,
  {
    kind:
      | "report"
      | "acceptReport"
      | "rejectReport"
      | "contest"
      | "dispute"
      | "decide"
      | "undecided"
      | "tick";
  }
>;

/** Rows 12 to 17, and what becomes of a dispute that nobody decides in time. */
export function reportTransition(facts: DealFacts, act: ReportAct, now: Date): Transition {
  switch (act.kind) {
    case "report":
      return report(facts, now);
    case "acceptReport":
      return facts.state === "reported" ? accepted(facts, "other", now) : refused("state");
    case "tick":
      // Silence accepts at its due, however late the job that says so: a cut in between takes nothing from its pay date.
      return facts.state === "reported" ? accepted(facts, "both", facts.turnDueAt ?? now) : refused("state");
    case "rejectReport":
      return reject(facts, now);
    case "contest":
      return contest(facts, now);
    case "dispute": {
      const states = ["contracted", "draft_review", "changes_requested", "draft_approved", "reported"];
      const isOpen = facts.funding === "secured" && states.includes(facts.state) && facts.hold === null;
      if (!isOpen) return refused("state");
      return moved(
        facts,
        { ...disputed(now), ...stillPayable(facts, { receivedOn: null, now }) },
        // Nobody has asked for it, and whose bank did is told to nobody.
        { mail: act.by === "stripe" ? "held" : "disputed" },
      );
    }
    case "decide":
      return decide(facts, act, now);
    case "undecided":
      return undecided(facts, now);
  }
}

/** The day of the report is day 1 of the pay date: accepting, or not, never moves it. */
function report(facts: DealFacts, now: Date): Transition {
  const { agreed, state, funding } = facts;
  const isReady = state === "draft_approved" || (state === "contracted" && agreed?.draftRequired === false);
  if (!agreed || !isReady || funding !== "secured") return refused("state");
  const reportedOn = japanDay(now);
  if (reportedOn < agreed.postFrom) return refused("postFrom");
  const next = {
    state: "reported" as const,
    paymentStage: "due" as const,
    reportedOn,
    // What was contested before was another report.
    contested: 0,
    payDueOn: payDateOf(reportedOn, agreed.payCycle),
    ...turnOf("company", "accept", endOfDays(now, limits.reportAcceptDays)),
  };
  return moved(facts, next, { mail: "reported" });
}

function accepted(facts: DealFacts, to: "other" | "both", now: Date): Transition {
  return moved(facts, inFull(facts, now), { mail: "accepted", to, ledger: "accepted" });
}

/** Accepts in full. Work that was never reported counts as received on the day of the decision. */
const inFull = (facts: DealFacts, now: Date) => ({
  ...over,
  state: "accepted" as const,
  paymentStage: "due" as const,
  ...stillPayable(facts, { receivedOn: facts.reportedOn ?? japanDay(now), now }),
});

type Received = { readonly receivedOn: string | null; readonly now: Date };

/** Where the cut of a receipt is over, because it was contested or disputed so long, the next pay date takes it. */
function stillPayable({ payDueOn, agreed }: DealFacts, { receivedOn, now }: Received) {
  const promised = payDueOn ?? (receivedOn && agreed && payDateOf(receivedOn, agreed.payCycle));
  return { payDueOn: promised && payableOn(promised, now) };
}

function reject(facts: DealFacts, now: Date): Transition {
  if (facts.state !== "reported") return refused("state");
  if (facts.rejections >= limits.reportRejections) return refused("rounds");
  const next = {
    state: "draft_approved" as const,
    paymentStage: null,
    // Nothing is promised until there is a new receipt, or the first one is put back.
    payDueOn: null,
    rejections: facts.rejections + 1,
    ...turnOf("creator", "repair", endOfDays(now, limits.reportRepairDays)),
  };
  return moved(facts, next, { mail: "reportRejected" });
}

/** The first receipt stands, unless the operator says otherwise. */
function contest(facts: DealFacts, now: Date): Transition {
  const isRejected = facts.state === "draft_approved" && facts.turnKind === "repair";
  if (!isRejected || facts.contested === facts.rejections) return refused("state");
  if (facts.turnDueAt === null || facts.turnDueAt <= now) return refused("turnDueAt");
  const next = {
    state: "reported" as const,
    paymentStage: "due" as const,
    contested: facts.rejections,
    ...disputed(now),
    ...stillPayable(facts, { receivedOn: facts.reportedOn, now }),
  };
  return moved(facts, next, { mail: "disputed" });
}

function decide(facts: DealFacts, act: Extract<Act, { kind: "decide" }>, now: Date): Transition {
  const { decision, creatorPct } = act;
  if (facts.hold !== "dispute") return refused("state");
  const told = { mail: "decided", to: "both" } as const;
  const isSecured = facts.funding === "secured";
  if (decision === "resume")
    return moved(facts, { hold: null, stoppedFor: null, ...turnAnew(facts, act, now) }, told);
  // Without the company's money there is nothing to pay a creator from.
  if (!isSecured && (decision === "accept" || creatorPct > 0)) return refused("state");
  if (decision === "accept") return moved(facts, inFull(facts, now), { ...told, ledger: "accepted" });
  const next = { ...over, state: "cancelled" as const, endReason: "decided" as const, creatorPct };
  const ledger = isSecured ? "cancelled" : "chargeVoided";
  return moved(facts, { ...next, ...shareOf(facts, creatorPct, now) }, { ...told, ledger });
}

/**
 * The last cut of a report's pay date has come, and nobody has decided: an open dispute alone makes nobody miss it. The day stays, since
 * the run that is about to be cut takes it. Whether all posts are in order is looked at beside.
 */
function undecided(facts: DealFacts, now: Date): Transition {
  const { state, hold, funding, payDueOn } = facts;
  const isReceived = state === "reported" && hold === "dispute" && funding === "secured" && payDueOn !== null;
  const today = japanDay(now);
  // By the day: a person may cut a supplement before its hour.
  if (!isReceived || japanDay(cutsAt(payDueOn, "supplement")) > today) return refused("state");
  const isLate = payDueOn < today;
  const next = { ...inFull(facts, now), ...(isLate ? {} : { payDueOn }) };
  return moved(facts, next, { mail: "undecided", to: "both", ledger: "accepted" });
}

/**
 * A share is paid on the `half` cycle, with the day of cancelling as receipt. What was reported before is received work: never after its
 * day 60 where that is still possible, and else on the next pay date.
 */
export function shareOf(
  { state, reportedOn }: Pick<DealFacts, "state" | "reportedOn">,
  creatorPct: number,
  now: Date,
): Pick<DealFacts, "paymentStage" | "payDueOn" | "reportedOn"> {
  if (creatorPct === 0) return { paymentStage: null, payDueOn: null, reportedOn: null };
  const receivedOn = japanDay(now);
  const usual = payDateOf(receivedOn, "half");
  const latest =
    state === "reported" && reportedOn !== null ? payableOn(payDateOf(reportedOn, "month"), now) : usual;
  return { paymentStage: "due", payDueOn: latest < usual ? latest : usual, reportedOn: receivedOn };
}
