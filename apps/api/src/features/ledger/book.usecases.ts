import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { EntryKind } from "../../platform/db/money-tables.ts";
import { uuidAt } from "../../platform/random.ts";
import { type DealKey, type Entry, findEntries, insertEntries, insertEntry } from "./entries.repository.ts";
import { type Lines, paid, writtenOff } from "./entries.rules.ts";

export type Booking = DealKey & {
  readonly kind: EntryKind;
  /** Tells entries of one kind apart: the number of a payment, a refund or an attempt. */
  readonly n?: number;
  readonly lines: Lines;
  readonly about?: string | null;
  readonly now: Date;
};

/** Writes one entry, once: false where it stands already. What does not come to 0 is refused by the table. */
export function book(
  trx: Trx,
  { influencerId, deal, kind, n = 1, lines, about = null, now }: Booking,
): Promise<boolean> {
  return insertEntry(trx, { influencerId, deal, id: uuidAt(now), kind, n, lines, about, bookedAt: now });
}

/** A deal's entries, in the order of booking. */
export function entriesOf(db: Queryable, key: DealKey): Promise<Entry[]> {
  return findEntries(db, key);
}

type Transfer = DealKey & {
  readonly grossYen: number;
  readonly withheldYen: number;
  /** The payment's id. */
  readonly about: string;
  readonly now: Date;
};

/** Transfers to creators in one statement, once a deal; what stands already is written no second time. */
export async function bookTransfers(trx: Trx, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return;
  await insertEntries(
    trx,
    transfers.map(({ influencerId, deal, about, now, ...sums }) => ({
      ...{ influencerId, deal, kind: "paid" as const, n: 1, lines: paid(sums), about },
      id: uuidAt(now),
      bookedAt: now,
    })),
  );
}

/** What a creator is owed no more, once a deal. */
export async function bookWrittenOff(
  trx: Trx,
  { influencerId, deal, grossYen, about, now }: Omit<Transfer, "withheldYen">,
): Promise<void> {
  const lines = writtenOff({ yen: grossYen });
  await book(trx, { influencerId, deal, kind: "writtenOff", lines, about, now });
}
