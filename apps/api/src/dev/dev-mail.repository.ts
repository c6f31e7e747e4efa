import { sql } from "kysely";
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

type Asked = { readonly to?: string | undefined; readonly part?: string | undefined };

/** Newest first; with `to` only those to that address, with `part` to those that hold it, each written as addresses are stored. */
export async function listDevMails(db: Queryable, { to, part }: Asked): Promise<DevMail[]> {
  return db
    .selectFrom("dev_mailbox")
    .selectAll()
    .$if(to !== undefined, (query) => query.where("recipient", "=", to ?? ""))
    .$if(part !== undefined, (query) => query.where(sql<boolean>`strpos(recipient, ${part ?? ""}) > 0`))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
}

export async function findDevMail(db: Queryable, id: string): Promise<DevMail | undefined> {
  return db.selectFrom("dev_mailbox").selectAll().where("id", "=", id).executeTakeFirst();
}
