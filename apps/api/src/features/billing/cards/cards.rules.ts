import type { ReadCard } from "../../../platform/billing/provider-reading.ts";
import { firstDayOf, japanMoment, monthsAfter } from "../../../platform/japan-time.ts";

export const mostCards = 10;

type Expiry = { readonly expMonth: number; readonly expYear: number };

function monthOf({ expMonth, expYear }: Expiry): string {
  return `${expYear}-${String(expMonth).padStart(2, "0")}`;
}

/** After the last day of its month, in Japan. */
export function isExpired(card: Expiry, now: Date): boolean {
  return now >= japanMoment(firstDayOf(monthsAfter(monthOf(card), 1)), "00:00");
}

export type CardActs = {
  readonly detach: readonly string[];
  /** Undefined: it stays as it is. */
  readonly makeDefault: string | undefined;
  readonly kept: readonly ReadCard[];
};

type Found = {
  readonly cards: readonly ReadCard[];
  readonly defaultCard: string | null;
  /** The provider's ids of the cards that we know. */
  readonly known: ReadonlySet<string>;
};

/**
 * The same card once more takes the place of the older one; the eleventh goes; the first becomes the default. A default that
 * is gone is nobody's to choose.
 */
export function cardActs({ cards, defaultCard, known }: Found): CardActs {
  const oldestFirst = cards.toSorted((one, other) => one.addedAt.getTime() - other.addedAt.getTime());
  const newest = new Map(oldestFirst.map((card) => [card.fingerprint, card]));
  const single = oldestFirst.filter((card) => newest.get(card.fingerprint) === card);
  const kept = [
    ...single.filter(({ id }) => known.has(id) || id === defaultCard),
    ...single.filter(({ id }) => !known.has(id) && id !== defaultCard),
  ].slice(0, Math.max(mostCards, known.size));
  const fingerprint = cards.find(({ id }) => id === defaultCard)?.fingerprint;
  const inherits = fingerprint === undefined ? undefined : newest.get(fingerprint)?.id;
  const first = defaultCard === null && known.size === 0 ? kept[0]?.id : undefined;
  return {
    detach: cards.filter((card) => !kept.includes(card)).map(({ id }) => id),
    makeDefault: inherits !== undefined && inherits !== defaultCard ? inherits : first,
    kept,
  };
}
