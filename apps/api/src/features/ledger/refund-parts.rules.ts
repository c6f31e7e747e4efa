/** Money that came for a deal by an intent of the provider's, integer yen. */
export type Received = {
  readonly intent: string | null;
  readonly yen: number;
  /** It was the company's balance before, and is again when it goes back. */
  readonly isOfBalance: boolean;
};

type Asked = {
  readonly yen: number;
  /** In the order in which it goes back. */
  readonly received: readonly Received[];
  readonly refunded: readonly { readonly intent: string | null; readonly yen: number }[];
};

/** By which intents a sum goes back, each no more than what came by it and has not gone back. Undefined: there is not as much. */
export function partsOfRefund({ yen, received, refunded }: Asked): Received[] | undefined {
  const parts: Received[] = [];
  const intents = [...new Set(received.map(({ intent }) => intent))];
  let left = yen;
  for (const intent of intents) {
    const of = received.filter((part) => part.intent === intent);
    const room = sumOf(of) - sumOf(refunded.filter((part) => part.intent === intent));
    const taken = Math.min(left, room);
    if (taken > 0) parts.push({ intent, yen: taken, isOfBalance: of.some(({ isOfBalance }) => isOfBalance) });
    left -= Math.max(taken, 0);
  }
  return left === 0 ? parts : undefined;
}

const sumOf = (parts: readonly { readonly yen: number }[]) => parts.reduce((sum, { yen }) => sum + yen, 0);
