import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { Status } from "../sessions/sessions.repository.ts";

export type Credentials = {
  readonly ownerId: OwnerId;
  readonly status: Status;
  readonly passwordHash: string | null;
};

/** The account behind an e-mail; a closed one has none. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | undefined> {
  const person = await db
    .selectFrom("influencer_emails as directory")
    .innerJoin("influencers as person", "person.id", "directory.influencer_id")
    .select(["person.id", "person.status", "person.password_hash"])
    .where("directory.email", "=", email)
    .where("person.status", "!=", "closed")
    .executeTakeFirst();
  return (
    person && {
      ownerId: mintOwnerId(person.id),
      status: person.status,
      passwordHash: person.password_hash,
    }
  );
}

/**
 * Whether the password that was compared is still the person's, and holds it until the transaction ends. The race: a
 * password that is changed while its old one is being compared ends all sessions, and no session may come after that.
 */
export async function lockCredentials(trx: Trx, { ownerId, passwordHash }: Credentials): Promise<boolean> {
  const person = await trx
    .selectFrom("influencers")
    .select("id")
    .where("id", "=", ownerId)
    .where("password_hash", "=", passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return person !== undefined;
}
