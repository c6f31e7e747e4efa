import type { Consultation, UnaskedReason } from "@tomoru/contract/company/consultations";
import { limits } from "@tomoru/contract/limits";
import { daysAfter, japanDay, japanMoment } from "../../platform/japan-time.ts";

type Period = { readonly from: string; readonly to: string };

/** The end of the last day for an answer, which is never after the last day of the posts. */
export function answerByOf({
  today,
  answerDays,
  period,
}: {
  today: string;
  answerDays: number;
  period: Period;
}): Date {
  const asked = daysAfter(today, answerDays);
  const last = asked < period.to ? asked : period.to;
  return japanMoment(daysAfter(last, 1), "00:00");
}

/** The day that ends at a moment. */
export function lastDayOf(moment: Date): string {
  return japanDay(new Date(moment.getTime() - 1));
}

export type Askable = {
  readonly influencerId: string;
  readonly status: string;
  readonly isLinked: boolean;
  readonly isFound: boolean;
  /** How many of the company's offers wait for this creator's answer. */
  readonly waiting: number;
};

/** Why somebody cannot be asked; undefined for who can. */
export function unaskedReasonOf(facts: Askable | undefined): UnaskedReason | undefined {
  if (!facts || facts.status === "closed") return "closed";
  if (!facts.isLinked) return "notLinked";
  if (!facts.isFound) return "notDiscoverable";
  return facts.waiting >= limits.pendingOffersPerCreator ? "threePending" : undefined;
}

export type Counts = Consultation["counts"];
export const noCounts: Counts = { sent: 0, waiting: 0, approved: 0, rejected: 0, expired: 0, ended: 0 };
