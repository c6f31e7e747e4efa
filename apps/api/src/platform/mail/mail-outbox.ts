import type { Clock } from "../clock.ts";
import type { KeyRing } from "../crypto/key-ring.ts";
import type { Jobs } from "../jobs/job-queue.ts";
import { uuidAt } from "../random.ts";
import { sealMail } from "./mail-payload.ts";
import { deliveryQueue } from "./mail-queues.ts";
import { forgetMails, insertMail } from "./mails.repository.ts";
import type { Outbox } from "./outbox.ts";

type OutboxParts = { readonly jobs: Jobs; readonly keys: KeyRing; readonly clock: Clock };

/** The outbox on the `mails` table: row and job are written by one transaction, so a mail goes if and only if its cause holds. */
export function mailOutbox({ jobs, keys, clock }: OutboxParts): Outbox {
  return {
    async enqueue(trx, { to, locale, expiresAt, about = null, ...content }) {
      const now = clock.now();
      const id = uuidAt(now);
      await insertMail(trx, {
        id,
        kind: content.kind,
        recipient: to,
        about,
        locale,
        payload: sealMail(keys, { id, content }),
        created_at: now,
        expires_at: expiresAt,
      });
      await jobs.send(trx, { queue: deliveryQueue, data: { mailId: id }, key: id });
    },
    forget: forgetMails,
  };
}
