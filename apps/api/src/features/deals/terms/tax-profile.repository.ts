import type { SealedColumn } from "../../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";

export const sealedTaxProfiles: SealedColumn = {
  table: "tax_profiles",
  column: "ciphertext",
  boundTo: ["influencer_id"],
};

export const sealedConsents: SealedColumn = {
  table: "guardian_consents",
  column: "ciphertext",
  boundTo: ["influencer_id"],
};

export type CreatorId = OwnerId<"influencer">;

export function findTaxProfile(db: Queryable, influencerId: CreatorId) {
  return db
    .selectFrom("tax_profiles")
    .select(["ciphertext", "confirmed_at"])
    .where("influencer_id", "=", influencerId)
    .executeTakeFirst();
}

type Kept = {
  readonly influencerId: CreatorId;
  readonly ciphertext: string;
  readonly confirmedAt: Date | null;
  readonly now: Date;
};

export async function saveTaxProfile(
  trx: Trx,
  { influencerId, ciphertext, confirmedAt, now }: Kept,
): Promise<void> {
  const kept = { ciphertext, confirmed_at: confirmedAt, updated_at: now };
  await trx
    .insertInto("tax_profiles")
    .values({ influencer_id: influencerId, ...kept })
    .onConflict((conflict) => conflict.column("influencer_id").doUpdateSet(kept))
    .execute();
}

/** Confirms the profile as it was read: false if there is none, or if it was changed since. */
export async function confirmTax(
  trx: Trx,
  { influencerId, ciphertext, now }: Omit<Kept, "confirmedAt">,
): Promise<boolean> {
  const confirmed = await trx
    .updateTable("tax_profiles")
    .set({ confirmed_at: now })
    .where("influencer_id", "=", influencerId)
    .where("ciphertext", "=", ciphertext)
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 1n;
}

export async function saveGuardianConsent(
  trx: Trx,
  { influencerId, ciphertext, now }: Omit<Kept, "confirmedAt">,
): Promise<void> {
  const kept = { ciphertext, given_at: now };
  await trx
    .insertInto("guardian_consents")
    .values({ influencer_id: influencerId, ...kept })
    .onConflict((conflict) => conflict.column("influencer_id").doUpdateSet(kept))
    .execute();
}

export function findGuardian(db: Queryable, influencerId: CreatorId) {
  return db
    .selectFrom("influencers as person")
    .leftJoin("guardian_consents as consent", (join) =>
      join.onRef("consent.influencer_id", "=", "person.id").on("consent.influencer_id", "=", influencerId),
    )
    .select(["person.dob", "consent.given_at"])
    .where("person.id", "=", influencerId)
    .executeTakeFirst();
}

/** Deletes the profile of an account that closes. */
export async function deleteTaxProfile(trx: Trx, influencerId: CreatorId): Promise<void> {
  await trx.deleteFrom("tax_profiles").where("influencer_id", "=", influencerId).execute();
  await trx.deleteFrom("guardian_consents").where("influencer_id", "=", influencerId).execute();
}
