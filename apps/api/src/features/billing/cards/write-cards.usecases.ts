import type { Deps } from "../../../deps.ts";
import type { ReadCard } from "../../../platform/billing/provider-reading.ts";
import type { WholeReading } from "../../../platform/billing/read-provider.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { uuidAt } from "../../../platform/random.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { type CardRow, clearDefault, deleteCards, findCards, saveCard } from "./cards.repository.ts";

type SealDeps = Pick<Deps, "keys">;

export function holderOf({ keys }: SealDeps, companyId: CompanyId, card: Pick<CardRow, "id" | "holder">) {
  return card.holder === null ? null : keys.open(card.holder, contextOf(companyId, card.id));
}

function contextOf(companyId: CompanyId, id: string): string {
  return `cards/${companyId}/${id}`;
}

type Writing = {
  readonly companyId: CompanyId;
  readonly reading: WholeReading;
  readonly cards: readonly ReadCard[];
};

/** Ours as the provider has them: the same card once more keeps its row. Answers whether anything was another. */
export async function writeCards(
  deps: Deps,
  trx: Trx,
  { companyId, reading, cards }: Writing,
): Promise<boolean> {
  const known = await findCards(trx, companyId);
  const rows = cards.map((card) => rowOf(deps, { companyId, card, known, defaultCard: reading.defaultCard }));
  const changed = rows.filter((row) => !known.some((one) => isSameRow(deps, companyId, one, row)));
  const gone = known.filter(({ id }) => !rows.some((row) => row.id === id));
  await deleteCards(trx, { companyId, ids: gone.map(({ id }) => id) });
  if (changed.length === 0) return gone.length > 0;
  await clearDefault(trx, companyId);
  for (const row of rows.filter((one) => changed.includes(one) || one.is_default)) {
    await saveCard(trx, { companyId, ...row });
  }
  return true;
}

type Of = {
  readonly companyId: CompanyId;
  readonly card: ReadCard;
  readonly known: readonly CardRow[];
  readonly defaultCard: string | null;
};

function rowOf(deps: Deps, { companyId, card, known, defaultCard }: Of): CardRow {
  const fingerprint_hash = deps.hash.of("cardFingerprint", card.fingerprint);
  const before = known.find((one) => one.stripe_id === card.id || one.fingerprint_hash === fingerprint_hash);
  const id = before?.id ?? uuidAt(deps.clock.now());
  return {
    id,
    stripe_id: card.id,
    brand: card.brand,
    last4: card.last4,
    holder: card.holder === null ? null : deps.keys.seal(card.holder, contextOf(companyId, id)),
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint_hash,
    is_default: card.id === defaultCard,
  };
}

function isSameRow(deps: SealDeps, companyId: CompanyId, one: CardRow, other: CardRow): boolean {
  const { holder: _, ...values } = other;
  const { holder: __, ...before } = one;
  return (
    JSON.stringify(Object.entries(values).toSorted()) === JSON.stringify(Object.entries(before).toSorted()) &&
    holderOf(deps, companyId, one) === holderOf(deps, companyId, other)
  );
}
