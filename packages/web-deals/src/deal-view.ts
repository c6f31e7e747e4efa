import type { DealCard } from "@tomoru/contract/deals/deal-card";
import { type DealSide, type FundingWay, isHardDue } from "@tomoru/contract/deals/deal-states";
import type { Dispute } from "@tomoru/contract/deals/delivery";
import type { Deal } from "./deal-site.tsx";

type Turning = Pick<DealCard, "turn">;

export type Turn = "mine" | "theirs" | "operator" | "none";

/** Whose turn it is, to whoever reads. */
export function turnOf({ turn }: Turning, side: DealSide): Turn {
  if (turn === "operator" || turn === "none") return turn;
  return turn === side ? "mine" : "theirs";
}

/** Whether the money of a contract is on its way and nobody has to act for it. What is sent to a bank is its company's turn. */
export function isConfirming({
  state,
  funding,
  charge,
}: Pick<Deal, "state" | "funding" | "charge">): boolean {
  return state === "contracted" && funding === "charging" && charge?.state !== "awaiting";
}

/** How the company will pay unless it chooses again: as it last wanted to, and never by a card that it does not have. */
export function usualWay({ missing, wantedWay }: Pick<Deal, "missing" | "wantedWay">): FundingWay {
  return wantedWay === "transfer" || missing.includes("card") ? "transfer" : "card";
}

/** The other side as it is called here. */
export function otherName({ company, creator }: Pick<Deal, "company" | "creator">, side: DealSide): string {
  return side === "company" ? creator.name : company.name;
}

/** How long there is still, in what people count with. */
export type TimeLeft =
  | { unit: "days"; count: number }
  | { unit: "hours"; count: number }
  | { unit: "soon" | "over" };

const hourMs = 3_600_000;

export function timeLeft(dueAt: string, now: Date): TimeLeft {
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return { unit: "over" };
  if (left < hourMs) return { unit: "soon" };
  const hours = Math.floor(left / hourMs);
  return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}

const silenceKinds = { review: "review", accept: "accept", answer: "terms", propose: "terms", fund: "fund" };

/** What the clock does once the due is over, if it does anything by then. */
export function silenceOf({
  turnKind,
}: Pick<Deal, "turnKind">): "review" | "accept" | "terms" | "fund" | null {
  if (turnKind === null || !isHardDue(turnKind)) return null;
  return (silenceKinds[turnKind as keyof typeof silenceKinds] ?? null) as ReturnType<typeof silenceOf>;
}

/** What the operator is asked to decide now. A bank that takes money back stops a deal without anybody asking. */
export function openDispute({ hold, disputes }: Pick<Deal, "hold" | "disputes">): Dispute | null {
  const last = disputes.at(-1);
  return hold === "dispute" && last?.decision === null ? last : null;
}

export function isOver({ state }: Pick<Deal, "state">): boolean {
  return state === "cancelled" || state === "expired";
}
