import type { ReadMove } from "../../platform/billing/money-reading.ts";

/** Above zero what came, below what went, integer yen; by the provider's name of it. */
export type BookedMove = { readonly reference: string; readonly yen: number };

const day = 24 * 3600;

/**
 * Seconds until what the provider has done is in our books: a refund by the next night; what an intent has taken when the transfer is whole, or
 * given back after 5 bank days, which two weeks hold over any holidays. Later nobody waits for it, and it is somebody's money.
 */
const onItsWaySeconds = { refund: day, payment: 14 * day };

type Balance = {
  readonly booked: readonly BookedMove[];
  /** What the provider says that there is now, and how it came to be. */
  readonly yen: number;
  readonly moves: readonly ReadMove[];
  readonly now: Date;
};

/**
 * A company's balance as we have it beside the provider's. What an intent has taken that no charge was concluded by yet, and a refund
 * of today, are on their way for so long. Undefined: they agree.
 */
export function balanceFaultOf({
  booked,
  yen,
  moves,
  now,
}: Balance): { expected: number; found: number } | undefined {
  const known = new Set(booked.map(({ reference }) => reference));
  const isOnItsWay = ({ kind, of, at }: ReadMove) =>
    !known.has(of) &&
    (kind === "payment" || kind === "refund") &&
    now.getTime() - at.getTime() < onItsWaySeconds[kind] * 1000;
  const onTheWay = moves.filter(isOnItsWay).reduce((sum, move) => sum + move.yen, 0);
  const expected = yen - onTheWay;
  const found = booked.reduce((sum, move) => sum + move.yen, 0);
  return expected === found ? undefined : { expected, found };
}
