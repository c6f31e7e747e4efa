import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";

type Creator = OwnerId<"influencer">;

/** Days in Japan: the second check is for payments that are due from `today` until `until`. */
type Looking = {
  readonly today: string;
  readonly until: string;
  readonly seenBefore: Date;
  readonly limit: number;
};

/** Creators whose bank details are to be checked: after a payment came due, and again seven days before it is paid. Over all creators. */
export async function findUnseenBanks(
  db: Queryable,
  { today, until, seenBefore, limit }: Looking,
): Promise<Creator[]> {
  const rows = await db
    .selectFrom("payments")
    .select("influencer_id")
    .distinct()
    .where("stage", "=", "due")
    .where("held", "is", null)
    .where("is_manual", "=", false)
    .where(({ or, and, eb }) =>
      or([
        eb("bank_told_at", "is", null),
        and([eb("due_on", ">=", today), eb("due_on", "<=", until), eb("bank_told_at", "<=", seenBefore)]),
      ]),
    )
    .orderBy("influencer_id")
    .limit(limit)
    .execute();
  return rows.map(({ influencer_id }) => mintOwnerId<"influencer">(influencer_id));
}

/** Answers what is due to each creator, without what is held or paid by hand, and notes that the banks were checked now. */
export async function seeBanks(
  trx: Trx,
  { influencerIds, now }: { influencerIds: readonly Creator[]; now: Date },
): Promise<Map<Creator, { yen: number; dueOn: string }>> {
  if (influencerIds.length === 0) return new Map();
  const rows = await trx
    .updateTable("payments")
    .set({ bank_told_at: now })
    .where("influencer_id", "in", influencerIds)
    .where("stage", "=", "due")
    .where("held", "is", null)
    .where("is_manual", "=", false)
    .returning(["influencer_id", "amount_yen", "due_on"])
    .execute();
  const sums = new Map<Creator, { yen: number; dueOn: string }>();
  for (const { influencer_id, amount_yen, due_on } of rows) {
    const id = mintOwnerId<"influencer">(influencer_id);
    const before = sums.get(id);
    const dueOn = due_on ?? "";
    const first = before && before.dueOn < dueOn ? before.dueOn : dueOn;
    sums.set(id, { yen: (before?.yen ?? 0) + Number(amount_yen), dueOn: first });
  }
  return sums;
}

/** The details that are kept of creators who left before they were paid. */
export async function findKeptDestinations(
  db: Queryable,
  influencerIds: readonly Creator[],
): Promise<Creator[]> {
  if (influencerIds.length === 0) return [];
  const rows = await db
    .selectFrom("payout_destinations")
    .select("influencer_id")
    .where("influencer_id", "in", influencerIds)
    .where("source", "=", "closed")
    .execute();
  return rows.map(({ influencer_id }) => mintOwnerId<"influencer">(influencer_id));
}

/** The recipients of mails about transfers, without those who have left. */
export async function findPayees(db: Queryable, influencerIds: readonly Creator[]) {
  if (influencerIds.length === 0) return [];
  const people = await db
    .selectFrom("accounts")
    .select(["owner_id", "email", "full_name", "locale"])
    .where("owner_id", "in", influencerIds)
    .where("status", "<>", "closed")
    .execute();
  return people.flatMap(({ owner_id, email, full_name, locale }) => {
    const influencerId = mintOwnerId<"influencer">(owner_id);
    return email === null ? [] : { influencerId, email, fullName: full_name ?? "", locale };
  });
}
