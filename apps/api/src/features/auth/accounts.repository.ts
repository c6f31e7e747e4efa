import type { Locale } from "@tomoru/contract/fields";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export type NewAccount = {
  readonly ownerId: OwnerId;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly createdAt: Date;
};

/** Whether an account that is not closed has the e-mail: closing one takes its e-mail out of the directory. */
export async function isEmailInUse(db: Queryable, email: string): Promise<boolean> {
  const held = await db
    .selectFrom("influencer_emails")
    .select("influencer_id")
    .where("email", "=", email)
    .executeTakeFirst();
  return held !== undefined;
}

/** Takes an e-mail for a person. Of two who claim it at once the second waits for the first at the key, and gets false. */
export async function claimEmail(
  trx: Trx,
  { ownerId, email }: Pick<NewAccount, "ownerId" | "email">,
): Promise<boolean> {
  const claimed = await trx
    .insertInto("influencer_emails")
    .values({ email, influencer_id: ownerId })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertAccount(trx: Trx, account: NewAccount): Promise<void> {
  await trx
    .insertInto("influencers")
    .values({
      id: account.ownerId,
      status: "active",
      email: account.email,
      full_name: account.fullName,
      password_hash: account.passwordHash,
      locale: account.locale,
      created_at: account.createdAt,
    })
    .execute();
  await trx.insertInto("offer_counts").values({ influencer_id: account.ownerId }).execute();
}
