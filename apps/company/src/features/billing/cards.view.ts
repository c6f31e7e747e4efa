import type { Card } from "@tomoru/contract/company/cards";
import { monthEndInJapan, monthInJapan } from "@tomoru/web/time/japan-day.ts";

/** `YYYY-MM` */
export function expiryMonth({ expYear, expMonth }: Pick<Card, "expYear" | "expMonth">): string {
  return `${expYear}-${String(expMonth).padStart(2, "0")}`;
}

export type CardTag = "default" | "expired" | "thisMonth";

/** What is to be said of a card, beside its number. */
export function tagsOf(card: Card, now: Date): CardTag[] {
  const tags: CardTag[] = card.isDefault ? ["default"] : [];
  if (card.isExpired) tags.push("expired");
  else if (expiryMonth(card) === monthInJapan(now)) tags.push("thisMonth");
  return tags;
}

export type CardsHeading =
  | { kind: "none" | "allGood" | "defaultExpired" | "refused" }
  | { kind: "renew"; day: string; count: number };

type Standing = { now: Date; isUnpaid: boolean };

/** What the page of the cards answers: must anything be done, and until when? */
export function headingOf(cards: readonly Card[], { now, isUnpaid }: Standing): CardsHeading {
  if (cards.length === 0) return { kind: "none" };
  if (cards.some((card) => card.isDefault && card.isExpired)) return { kind: "defaultExpired" };
  if (isUnpaid) return { kind: "refused" };
  const count = cards.filter((card) => tagsOf(card, now).includes("thisMonth")).length;
  return count > 0 ? { kind: "renew", day: monthEndInJapan(now), count } : { kind: "allGood" };
}
