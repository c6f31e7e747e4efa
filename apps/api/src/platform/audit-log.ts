import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { uuidAt } from "./random.ts";

type Deed = {
  /** As the header `X-Operator` says. */
  readonly operator: string;
  /** The call's name. */
  readonly call: string;
  /** The owner whom it is about, if it is about one. */
  readonly about?: string;
  /** The address of the deal that it is about. */
  readonly dealId?: string;
  /** What the call's name does not say: never anything personal. */
  readonly note?: string;
};

/** A caller without a name, such as an older script. */
export const unnamed = "?";

/** Writes down who of the operator's people did what; in the transaction of what is done, where something is. */
export async function audit(
  db: Queryable,
  { operator, call, about, dealId, note }: Deed,
  { clock }: { clock: Clock },
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("audit_log")
    .values({
      ...{ id: uuidAt(now), operator, call, done_at: now },
      ...{ about: about ?? null, deal_id: dealId ?? null, note: note ?? null },
    })
    .execute();
}
