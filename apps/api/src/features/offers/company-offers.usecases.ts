import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { UncheckedSession } from "../../platform/unchecked-session.ts";
import {
  type BesideRow,
  closePending,
  deleteCounts,
  findBeside,
  findClosing,
  findOverdue,
  insertCompanyOffers,
  type MadeOffer,
  markClosingTold,
  type CompanyOffer as Overdue,
  raisePending,
  type SharedColumns,
} from "./company-offers.repository.ts";
import { newOfferId } from "./offers.rules.ts";

/** One offer for each creator, whose account closed meanwhile left out. The same for any number: two statements. */
export async function makeCompanyOffers(
  { random }: Pick<Deps, "random">,
  { trx, influencerIds, shared }: { trx: Trx; influencerIds: readonly string[]; shared: SharedColumns },
): Promise<{ made: MadeOffer[]; closed: string[] }> {
  const now = new Date(shared.created_at);
  const { closed } = await raisePending(trx, influencerIds);
  const made = influencerIds
    .filter((id) => !closed.has(id))
    .map((influencerId) => ({ influencerId, id: uuidAt(now), offerId: newOfferId(random) }));
  await insertCompanyOffers(trx, { made, shared });
  if (closed.size > 0) await deleteCounts(trx, [...closed]);
  return { made, closed: [...closed] };
}

type OfCreator = { readonly influencerId: string; readonly offerId: string };

/** Rejects what still waits in its creators' place; answers which offers that was. Creators in the order of their ids. */
export async function closeOffers(
  trx: Trx,
  { offers, closedBy, now }: { offers: readonly OfCreator[]; closedBy: "company" | "clock"; now: Date },
): Promise<Set<string>> {
  const byCreator = Map.groupBy(offers, ({ influencerId }) => influencerId);
  const closed = new Set<string>();
  for (const [influencerId, own] of [...byCreator].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const offerIds = own.map(({ offerId }) => offerId);
    for (const offerId of await closePending(trx, { influencerId, offerIds, closedBy, now }))
      closed.add(offerId);
  }
  return closed;
}

export type CompanyOffer = Overdue;
/** For the clock: whose time is over, whose ends soon, and who of several copies tells the creator. */
export const overdueOffers = findOverdue;
export const closingOffers = findClosing;
export const takeReminder = markClosingTold;

/** What stands beside an offer of the creator's. `dataNotFound`. */
export async function offerBeside(
  db: Queryable,
  { session, offerId }: { session: UncheckedSession; offerId: string },
): Promise<BesideRow> {
  const row = await findBeside(db, { session, offerId });
  if (!row) throw new Refusal("dataNotFound");
  return row;
}
