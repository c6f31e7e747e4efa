import type { Queryable } from "../platform/db/database.ts";

export type DevMail = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly received_at: Date;
};

const shown = 200;

/** Newest first; with `to` only those to that address, written as it is stored. */
export async function listDevMails(db: Queryable, { to }: { to: string | undefined }): Promise<DevMail[]> {
  return db
    .selectFrom("dev_mailbox")
    .selectAll()
    .$if(to !== undefined, (query) => query.where("recipient", "=", to ?? ""))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
}

export async function findDevMail(db: Queryable, id: string): Promise<DevMail | undefined> {
  return db.selectFrom("dev_mailbox").selectAll().where("id", "=", id).executeTakeFirst();
}
