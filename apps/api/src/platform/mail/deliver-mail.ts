import { type Clock, secondsUntil } from "../clock.ts";
import type { Config } from "../config.ts";
import { KeyMissing, type KeyRing } from "../crypto/key-ring.ts";
import type { Db } from "../db/database.ts";
import type { QueueRule } from "../jobs/boss-options.ts";
import type { Jobs } from "../jobs/job-queue.ts";
import type { Log } from "../log.ts";
import { composeMail } from "./mail-composer.ts";
import type { Mails } from "./mail-kind.ts";
import { openMail } from "./mail-payload.ts";
import { deliveryQueue } from "./mail-queues.ts";
import { secondsUntilNextTry } from "./mail-schedule.rules.ts";
import { MailFault, type MailTransport } from "./mail-transport.ts";
import {
  countFailure,
  findForgottenMails,
  findWaitingMail,
  markExpired,
  markSent,
  type WaitingMail,
} from "./mails.repository.ts";

export type DeliveryParts = {
  readonly config: Pick<Config, "appUrl" | "supportEmail">;
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: KeyRing;
  readonly jobs: Jobs;
  readonly mails: Mails;
  readonly transport: MailTransport;
  readonly log: Log;
};

type Delivery = { readonly mailId: string; readonly queue: QueueRule };

/**
 * One try to deliver a mail. A mail that went, or expired, stays as it is; one that fails is tried again by a new job of its queue.
 * Throws only when the database is away; the job then runs again.
 */
export async function deliverMail(parts: DeliveryParts, { mailId, queue }: Delivery): Promise<void> {
  const { db, clock, transport, log } = parts;
  const mail = await findWaitingMail(db, mailId);
  if (!mail) return;
  if (mail.expires_at <= clock.now()) return markExpired(db, mailId);
  try {
    await transport.send(readyMail(parts, mail));
  } catch (error) {
    // Only these chose their words for the log; another error could quote an address.
    const isPlain = error instanceof MailFault || error instanceof KeyMissing;
    const reason = isPlain ? error.message : "could not be made ready";
    log.warn({ mailId, reason }, "a mail was not delivered");
    return tryAgainLater(parts, { mail, reason, queue });
  }
  // A worker that dies here leaves the mail waiting: it is sent once more, with the same Message-ID.
  await markSent(db, { id: mailId, now: clock.now() });
  log.info({ mailId }, "a mail was delivered");
}

/** Gives every mail that waits without a job a new one. Two copies that sweep at once add one job, by its key. */
export async function sweepMails({ db, jobs }: Pick<DeliveryParts, "db" | "jobs">): Promise<void> {
  for (const id of await findForgottenMails(db)) {
    await jobs.send(db, { queue: deliveryQueue, data: { mailId: id }, key: id });
  }
}

function readyMail({ config, keys, mails }: DeliveryParts, { id, recipient, locale, payload }: WaitingMail) {
  return composeMail({ id, to: recipient, locale, content: openMail(keys, { id, payload }), mails, config });
}

async function tryAgainLater(
  { db, clock, jobs }: DeliveryParts,
  { mail, reason, queue }: { mail: WaitingMail; reason: string; queue: QueueRule },
): Promise<void> {
  const untilExpiry = secondsUntil({ from: clock.now(), until: mail.expires_at });
  await db.transaction().execute(async (trx) => {
    const failures = await countFailure(trx, { id: mail.id, reason });
    if (failures === undefined) return;
    // At the latest the job of its expiry, which wipes it.
    const afterSeconds = Math.min(secondsUntilNextTry(failures), untilExpiry);
    await jobs.send(trx, { queue, data: { mailId: mail.id }, key: mail.id, afterSeconds });
  });
}
