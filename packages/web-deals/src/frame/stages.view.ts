import { plusDays } from "@tomoru/contract/bank-days";
import type { DealSide, DealState } from "@tomoru/contract/deals/deal-states";
import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import type { Terms } from "@tomoru/contract/deals/terms";
import { limits } from "@tomoru/contract/limits";
import { dayInJapan, dueDayInJapan } from "@tomoru/web/time/japan-day.ts";
import type { Deal } from "../deal-site.tsx";
import { isConfirming, isOver, turnOf } from "../deal-view.ts";
import { noDayOf } from "./payment.view.ts";

export const stageKeys = ["terms", "contract", "draft", "post", "inspection", "payment"] as const;
export type StageKey = (typeof stageKeys)[number];

export type StageOfDeal = {
  key: StageKey;
  state: "done" | "mine" | "theirs" | "ahead" | "skipped" | "stopped";
  /** The day in Japan on which the stage was done, else the one that is agreed or expected; if known. */
  day: string | null;
};

const stageOfState = {
  terms: "terms",
  contracted: "contract",
  draft_review: "draft",
  changes_requested: "draft",
  draft_approved: "post",
  reported: "inspection",
  accepted: "payment",
} as const;

/** The stage a deal stands at; of one that is over the last that it came to. */
function presentStage(
  deal: Pick<Deal, "state" | "funding" | "terms" | "contractVersion" | "events">,
): StageKey {
  const { state, funding } = deal;
  if (state === "expired") return "terms";
  if (state === "cancelled") return lastStage(deal);
  return state === "contracted" && funding === "secured" ? firstOfWork(deal) : stageOfState[state];
}

function firstOfWork({ terms }: Pick<Deal, "terms">): StageKey {
  return terms?.draftRequired === false ? "post" : "draft";
}

/** Work had begun once the money was there, though it went back since. */
function lastStage(deal: Pick<Deal, "funding" | "terms" | "contractVersion" | "events">): StageKey {
  const { contractVersion, funding, events } = deal;
  if (contractVersion === null) return "terms";
  if (funding !== "secured" && funding !== "refunded") return "contract";
  const reached = events.map(({ state }) =>
    state === "cancelled" || state === "expired" ? -1 : stageKeys.indexOf(stageOfState[state]),
  );
  return stageKeys[Math.max(stageKeys.indexOf(firstOfWork(deal)), ...reached)] ?? "contract";
}

type Reporting = Pick<Deal, "turnKind" | "turnDueAt">;

/** The last day of posting, or the later one of a creator who was held up. */
function lastReportDay({ turnKind, turnDueAt }: Reporting, { postTo }: Pick<Terms, "postTo">): string {
  const dueOn = turnKind === "post" && turnDueAt ? dueDayInJapan(turnDueAt) : postTo;
  return dueOn > postTo ? dueOn : postTo;
}

/** The day of the report that is expected: of work that is late today. `today` is Japan's. */
export function reportDayOf(deal: Reporting, terms: Pick<Terms, "postTo">, today: string): string {
  const lastDay = lastReportDay(deal, terms);
  return lastDay < today ? today : lastDay;
}

/** The six stages with their states and days. `today` is Japan's. */
export function stagesOf(deal: Deal, { side, today }: { side: DealSide; today: string }): StageOfDeal[] {
  const present = stageKeys.indexOf(presentStage(deal));
  const paid = deal.paymentStage === "paid";
  const turn = turnOf(deal, side) === "mine" && !isConfirming(deal) ? "mine" : "theirs";
  return stageKeys.map((key, index) => {
    const state = (): StageOfDeal["state"] => {
      if (key === "draft" && deal.terms?.draftRequired === false) return "skipped";
      if (index < present || (key === "payment" && paid)) return "done";
      if (index > present) return "ahead";
      return isOver(deal) ? "stopped" : turn;
    };
    const now = state();
    return { key, state: now, day: dayAt({ key, state: now }, deal, today) };
  });
}

/** Once a deal has ended nothing is expected any more: what was done keeps its day, and a share that is owed or was paid has its own. */
function dayAt({ key, state }: Omit<StageOfDeal, "day">, deal: Deal, today: string): string | null {
  const isShare = key === "payment" && deal.paymentStage !== null;
  const done = state === "done" ? doneOn(key, deal) : null;
  return isOver(deal) && !isShare ? done : (done ?? dayOf(key, deal, today));
}

/** What a deal comes into when a stage is done. */
const doneWith: Partial<Record<StageKey, DealState>> = { draft: "draft_approved", inspection: "accepted" };

function doneOn(key: StageKey, { events, report }: Deal): string | null {
  if (key === "post") return report && dayInJapan(new Date(report.reportedAt));
  const into = events.find(({ state }) => state === doneWith[key]);
  return into ? dayInJapan(new Date(into.at)) : null;
}

function dayOf(key: StageKey, deal: Deal, today: string): string | null {
  const { terms, payDueOn, paymentStage, state } = deal;
  if (!terms) return null;
  const expectedOn = reportDayOf(deal, terms, today);
  // One that was sent back is reported anew.
  const report = state === "draft_approved" ? null : deal.report;
  const days: Record<StageKey, string | null> = {
    terms: null,
    contract: null,
    draft: terms.draftRequired ? terms.draftDueOn : null,
    post: report ? dayInJapan(new Date(report.reportedAt)) : lastReportDay(deal, terms),
    inspection: report?.acceptBy ?? plusDays(expectedOn, limits.reportAcceptDays),
    // What is owed has its own day, or none.
    payment: noDayOf(deal)
      ? null
      : (payDueOn ?? (paymentStage === null ? payDateOf(expectedOn, terms.payCycle) : null)),
  };
  return days[key];
}
