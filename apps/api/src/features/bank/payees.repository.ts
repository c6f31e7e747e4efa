import type { AccountCause } from "@tomoru/contract/deals/payout-states";
import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";

export const sealedDestinations: SealedColumn = {
  table: "payout_destinations",
  column: "ciphertext",
  boundTo: ["influencer_id"],
};

type Creator = OwnerId<"influencer">;

export type PayeeRow = {
  readonly bank: { readonly ciphertext: string; readonly savedAt: Date } | null;
  readonly resolved: {
    readonly source: "operator" | "closed";
    readonly ciphertext: string;
    readonly savedAt: Date;
  } | null;
  /** The last transfer that came back for a reason of the account, and when its run was made. */
  readonly refused: { readonly code: AccountCause; readonly cutAt: Date } | null;
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
  const refused = await findRefused(db, influencerIds);
  const rows = new Map<Creator, PayeeRow>();
  for (const { influencer_id, ciphertext, updated_at } of banks) {
    const bank = { ciphertext, savedAt: updated_at };
    const id = mintOwnerId<"influencer">(influencer_id);
    rows.set(id, { bank, resolved: null, refused: refused.get(id) ?? null });
  }
  for (const { influencer_id, source, ciphertext, saved_at } of resolved) {
    const id = mintOwnerId<"influencer">(influencer_id);
    const bank = rows.get(id)?.bank ?? null;
    const kept = { source, ciphertext, savedAt: saved_at };
    rows.set(id, { bank, resolved: kept, refused: refused.get(id) ?? null });
  }
  return rows;
}

async function findRefused(db: Queryable, influencerIds: readonly Creator[]) {
  const rows = await db
    .selectFrom("refused_accounts")
    .select(["influencer_id", "code", "cut_at"])
    .where("influencer_id", "in", influencerIds)
    .execute();
  return new Map(
    rows.map(({ influencer_id, code, cut_at }) => [
      mintOwnerId<"influencer">(influencer_id),
      { code, cutAt: cut_at },
    ]),
  );
}

type Refusing = {
  readonly influencerIds: readonly Creator[];
  readonly code: AccountCause;
  readonly cutAt: Date;
};

/** The race: results of two runs may come in any order, and the one that was made later is right. */
export async function saveRefused(trx: Trx, { influencerIds, code, cutAt }: Refusing): Promise<void> {
  if (influencerIds.length === 0) return;
  await trx
    .insertInto("refused_accounts")
    .values(influencerIds.map((influencer_id) => ({ influencer_id, code, cut_at: cutAt })))
    .onConflict((conflict) =>
      conflict
        .column("influencer_id")
        .doUpdateSet({ code, cut_at: cutAt })
        .whereRef("refused_accounts.cut_at", "<=", "excluded.cut_at"),
    )
    .execute();
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
  await trx.deleteFrom("refused_accounts").where("influencer_id", "=", influencerId).execute();
}
