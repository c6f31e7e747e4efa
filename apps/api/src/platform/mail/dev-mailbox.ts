import type { Clock } from "../clock.ts";
import type { Db } from "../db/database.ts";
import { uuidAt } from "../random.ts";
import type { MailTransport } from "./mail-transport.ts";

/** Where mails go when no SMTP server is set: into a table that `/dev/mail` shows. Never in production. */
export function devMailbox({ db, clock }: { db: Db; clock: Clock }): MailTransport {
  return {
    async send({ to, subject, text, html }) {
      const now = clock.now();
      await db
        .insertInto("dev_mailbox")
        .values({
          id: uuidAt(now),
          recipient: to,
          subject,
          text_body: text,
          html_body: html,
          received_at: now,
        })
        .execute();
    },
    close: async () => undefined,
  };
}
