import type { Actor } from "@tomoru/contract/endpoint";
import type { Queryable } from "../platform/db/database.ts";

/** By the directory, which every machine has. */
export async function findOwnerOf(
  db: Queryable,
  { email, kind }: { email: string; kind: Actor },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("account_emails")
    .select("owner_id")
    .where("kind", "=", kind)
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.owner_id;
}
