import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export const sealedBankAccounts: SealedColumn = {
  table: "bank_accounts",
  column: "ciphertext",
  boundTo: ["influencer_id"],
};

export async function findSavedAt(db: Queryable, ownerId: OwnerId<"influencer">): Promise<Date | undefined> {
  const row = await db
    .selectFrom("bank_accounts")
    .select("updated_at")
    .where("influencer_id", "=", ownerId)
    .executeTakeFirst();
  return row?.updated_at;
}

/** The six fields as they are kept: one ciphertext. */
export async function findSealedAccount(
  db: Queryable,
  ownerId: OwnerId<"influencer">,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("bank_accounts")
    .select("ciphertext")
    .where("influencer_id", "=", ownerId)
    .executeTakeFirst();
  return row?.ciphertext;
}

/** The race: of two changes at once the second waits at the row, and is the one that stays. */
export async function saveSealedAccount(
  trx: Trx,
  account: { ownerId: OwnerId<"influencer">; ciphertext: string; lastDigits: string; now: Date },
): Promise<void> {
  const kept = { ciphertext: account.ciphertext, last_digits: account.lastDigits, updated_at: account.now };
  await trx
    .insertInto("bank_accounts")
    .values({ influencer_id: account.ownerId, ...kept })
    .onConflict((conflict) => conflict.column("influencer_id").doUpdateSet(kept))
    .execute();
}

export async function deleteAccount(trx: Trx, ownerId: OwnerId<"influencer">): Promise<void> {
  await trx.deleteFrom("bank_accounts").where("influencer_id", "=", ownerId).execute();
}
