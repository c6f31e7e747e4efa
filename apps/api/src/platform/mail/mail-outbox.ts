import type { Clock } from "../clock.ts";
import type { KeyRing } from "../crypto/key-ring.ts";
import type { Jobs } from "../jobs/job-queue.ts";
import { uuidAt } from "../random.ts";
import { sealMail } from "./mail-payload.ts";
import { bulkQueue, deliveryQueue } from "./mail-queues.ts";
import { forgetMails, insertMails } from "./mails.repository.ts";
import type { Outbox } from "./outbox.ts";

type OutboxParts = { readonly jobs: Jobs; readonly keys: KeyRing; readonly clock: Clock };

/** The outbox on the `mails` table: row and job are written by one transaction, so a mail goes if and only if its cause holds. */
export function mailOutbox({ jobs, keys, clock }: OutboxParts): Outbox {
  const outbox: Outbox = {
    enqueue: (trx, mail) => outbox.enqueueAll(trx, [mail]),
    async enqueueAll(trx, mails, { isBulk = false } = {}) {
      if (mails.length === 0) return;
      const now = clock.now();
      const rows = mails.map(({ to, locale, expiresAt, about = null, ...content }) => {
        const id = uuidAt(now);
        const payload = sealMail(keys, { id, content });
        const row = { id, kind: content.kind, recipient: to, about, locale, payload };
        return { ...row, created_at: now, expires_at: expiresAt };
      });
      await insertMails(trx, rows);
      const sent = rows.map(({ id }) => ({ data: { mailId: id }, key: id }));
      await jobs.sendAll(trx, { queue: isBulk ? bulkQueue : deliveryQueue, jobs: sent });
    },
    forget: forgetMails,
  };
  return outbox;
}
