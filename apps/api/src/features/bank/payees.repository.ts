import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";

type Creator = OwnerId<"influencer">;

export type PayeeRow = {
  readonly bank: { readonly ciphertext: string; readonly savedAt: Date } | null;
  readonly resolved: {
    readonly source: "operator" | "closed";
    readonly ciphertext: string;
    readonly savedAt: Date;
  } | null;
};

/** What is saved of where these creators' money goes; who has saved nothing is missing. */
export async function findPayeeRows(
  db: Queryable,
  influencerIds: readonly Creator[],
): Promise<Map<Creator, PayeeRow>> {
  if (influencerIds.length === 0) return new Map();
  const banks = await db
    .selectFrom("bank_accounts")
    .select(["influencer_id", "ciphertext", "updated_at"])
    .where("influencer_id", "in", influencerIds)
    .execute();
  const resolved = await db
    .selectFrom("payout_destinations")
    .select(["influencer_id", "source", "ciphertext", "saved_at"])
    .where("influencer_id", "in", influencerIds)
    .execute();
  const rows = new Map<Creator, PayeeRow>();
  for (const { influencer_id, ciphertext, updated_at } of banks) {
    const bank = { ciphertext, savedAt: updated_at };
    rows.set(mintOwnerId<"influencer">(influencer_id), { bank, resolved: null });
  }
  for (const { influencer_id, source, ciphertext, saved_at } of resolved) {
    const id = mintOwnerId<"influencer">(influencer_id);
    const bank = rows.get(id)?.bank ?? null;
    rows.set(id, { bank, resolved: { source, ciphertext, savedAt: saved_at } });
  }
  return rows;
}

export async function saveDestination(
  trx: Trx,
  of: { influencerId: Creator; source: "operator" | "closed"; ciphertext: string; savedAt: Date },
): Promise<void> {
  const kept = { source: of.source, ciphertext: of.ciphertext, saved_at: of.savedAt };
  await trx
    .insertInto("payout_destinations")
    .values({ influencer_id: of.influencerId, ...kept })
    .onConflict((conflict) => conflict.column("influencer_id").doUpdateSet(kept))
    .execute();
}

export async function deleteDestination(trx: Trx, influencerId: Creator): Promise<void> {
  await trx.deleteFrom("payout_destinations").where("influencer_id", "=", influencerId).execute();
}
