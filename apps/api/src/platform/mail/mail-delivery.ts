import { restAfter } from "../in-parts.ts";
import { type DeliveryParts, deliverMail, sweepMails } from "./deliver-mail.ts";
import { mailOutbox } from "./mail-outbox.ts";
import { bulkQueue, bulkRest, deliveryQueue } from "./mail-queues.ts";
import type { Outbox } from "./outbox.ts";

const everyMinute = "* * * * *";

/** The outbox; with `work` this process also delivers what any copy puts into it. Stop the jobs before the transport. */
export async function startMail(parts: DeliveryParts & { readonly work: boolean }): Promise<Outbox> {
  const { jobs, work } = parts;
  await jobs.prepare(deliveryQueue);
  await jobs.prepare(bulkQueue);
  if (work) {
    await jobs.work(deliveryQueue, ({ mailId = "" }) => deliverMail(parts, { mailId, queue: deliveryQueue }));
    await jobs.work(bulkQueue, async ({ mailId = "" }) => {
      const begun = performance.now();
      await deliverMail(parts, { mailId, queue: bulkQueue });
      await restAfter(performance.now() - begun, bulkRest);
    });
    await jobs.every("mail-sweep", everyMinute, () => sweepMails(parts));
    await sweepMails(parts);
  }
  return mailOutbox(parts);
}
