import type { DealSide } from "@tomoru/contract/deals/deal-states";
import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import type { Deal } from "../deal-site.tsx";
import { isOver, otherName } from "../deal-view.ts";
import { changedCount } from "../terms/terms.view.ts";
import type { Days } from "../use-deal-language.ts";
import { isStoppedByBank, noDayOf, payeeFaultOf } from "./payment.view.ts";

type Headlines = DealWords["acts"]["headline"];

export type Situation =
  | { readonly of: "both"; readonly key: keyof Headlines["both"] }
  | { readonly of: "company"; readonly key: keyof Headlines["company"] }
  | { readonly of: "creator"; readonly key: keyof Headlines["creator"] };

/** What a deal is to whoever reads it, in one word. */
function situationOf(deal: Deal, side: DealSide): Situation {
  const shared = sharedSituation(deal);
  if (shared) return { of: "both", key: shared };
  return side === "company"
    ? { of: "company", key: companysSituation(deal) }
    : { of: "creator", key: creatorsSituation(deal) };
}

function sharedSituation({ hold, state, endReason, events }: Deal): keyof Headlines["both"] | null {
  if (hold === "dispute") return isStoppedByBank({ hold, events }) ? "paymentCheck" : "dispute";
  if (hold === "operator") return "hold";
  if (state === "expired") return "expired";
  if (state !== "cancelled") return null;
  if (endReason === "declined" || endReason === "expired" || endReason === "unfunded") return endReason;
  return "cancelled";
}

const withoutDay = { held: "payHeld", failed: "payFailed" } as const;

function paidSituation(deal: Deal) {
  if (deal.paymentStage === "paid") return "paid";
  if (deal.isWrittenOff) return "writtenOff";
  const noDay = noDayOf(deal);
  if (noDay) return withoutDay[noDay === "again" ? "failed" : noDay];
  return deal.payDueOn ? "accepted" : "acceptedAnyDay";
}

/** What is the creator's to mend comes before its day. */
function owedSituation(deal: Deal) {
  const fault = payeeFaultOf(deal);
  if (fault === "noBank" || fault === "bankUnresolved") return fault;
  return noDayOf(deal) === "again" ? "payAgain" : paidSituation(deal);
}

function companysSituation(deal: Deal): keyof Headlines["company"] {
  const { state, turn, turnKind, diff, funding, terms, charge } = deal;
  switch (state) {
    case "terms":
      if (turn !== "company") return "waitAnswer";
      if (turnKind === "propose") return "propose";
      return diff ? "changes" : "answer";
    case "contracted":
      if (funding === "failed") return "fundFailed";
      if (funding !== "secured") return charge?.state === "awaiting" ? "transfer" : "charging";
      return terms?.draftRequired === false ? "waitPost" : "waitDraft";
    case "draft_review":
      return "review";
    case "changes_requested":
      return "waitRedraft";
    case "draft_approved":
      return turnKind === "repair" ? "waitRepair" : "waitPost";
    case "reported":
      return "accept";
    default:
      return paidSituation(deal);
  }
}

function creatorsSituation(deal: Deal): keyof Headlines["creator"] {
  const { state, turn, turnKind, diff, funding, terms } = deal;
  switch (state) {
    case "terms":
      if (turn === "creator") return diff ? "changes" : "answer";
      return turnKind === "propose" ? "waitPropose" : "waitAnswer";
    case "contracted":
      if (funding !== "secured") return "waitFunding";
      return terms?.draftRequired === false ? "post" : "draft";
    case "draft_review":
      return "waitReview";
    case "changes_requested":
      return "redraft";
    case "draft_approved":
      return turnKind === "repair" ? "repair" : "post";
    case "reported":
      return "waitAccept";
    default:
      return owedSituation(deal);
  }
}

type Saying = { deal: Deal; side: DealSide; words: DealWords; days: Days };

/** The heading of the page. `today` is Japan's: a day of payment that is over is promised no more. */
export function headlineOf({ deal, side, words, days, today }: Saying & { today: string }): string {
  const situation = situationOf(deal, side);
  const all: Record<string, string | ((about: never) => string)> = words.acts.headline[situation.of];
  const isMissed = situation.key === "accepted" && (deal.payDueOn ?? "") < today;
  const said = all[isMissed ? "acceptedAnyDay" : situation.key] ?? "";
  if (typeof said === "string") return said;
  const say = said as (about: string | number) => string;
  if (situation.key === "changes") return say(deal.diff ? changedCount(deal.diff) : 0);
  if (situation.key === "accepted") return say(days.day(deal.payDueOn ?? ""));
  return say(otherName(deal, side));
}

/** The sentence under it, where there is one to say. */
export function leadOf({ deal, side, words }: Of): string | null {
  const { both } = words.acts.lead;
  const situation = situationOf(deal, side);
  if (situation.of === "both") {
    if (situation.key === "cancelled") return whyCancelled({ deal, side, both });
    return both[situation.key];
  }
  if (situation.key === "payFailed") return failedText({ deal, side, words });
  const own: Record<string, string> = words.acts.lead[situation.of];
  // How a payment stands tells whether its creator has to act, whose situation is another one then.
  if (situation.key === "accepted" && deal.payment) return words.acts.lead.creator.acceptedReady;
  const isPostOnly = deal.terms?.draftRequired === false;
  return (isPostOnly && own[`${situation.key}Only`]) || (own[situation.key] ?? null);
}

type Of = Omit<Saying, "days">;

/** To a creator, what the bank said of the account and what to do. */
function failedText({ deal, side, words: { acts } }: Of): string {
  const fault = side === "creator" ? payeeFaultOf(deal) : null;
  return fault ? acts.payment.faults[fault] : acts.lead[side].payFailed;
}

/** Why the share of a cancelled deal is not paid; the heading already says how the deal has ended. */
export function shareSaid({ deal, side, words }: Of): { title: string; text: string } | null {
  const noDay = isOver(deal) ? noDayOf(deal) : null;
  if (noDay === null) return null;
  const { headline, lead } = words.acts;
  if (noDay === "held") return { title: headline[side].payHeld, text: lead[side].payHeld };
  if (noDay === "again" && side === "creator")
    return { title: headline.creator.payAgain, text: lead.creator.payAgain };
  return { title: headline[side].payFailed, text: failedText({ deal, side, words }) };
}

type Why = { deal: Deal; side: DealSide; both: DealWords["acts"]["lead"]["both"] };

function whyCancelled({ deal, side, both }: Why): string {
  const { endReason, events } = deal;
  if (endReason === "agreed" || endReason === "decided" || endReason === "closed") return both[endReason];
  const last = events.findLast(({ act }) => act === "cancel");
  if (endReason !== "alone" || !last) return both.cancelled;
  return last.actor === side ? both.alone.mine : both.alone.theirs(otherName(deal, side));
}
