// The mail server takes each first message and hangs up before it says so: it comes again, and with the same Message-ID.
import { auditMails, sendOfferToEach, startMailed, waitingMails } from "./harness/mailed.mjs";
import { eventually } from "./harness/waiting.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const { mail, world, copy } = await startMailed(drill);
  const creators = world.creators.slice(0, 20);
  const hasCome = (/** @type {string} */ email) => mail.arrived.filter(({ to }) => to === email).length > 1;
  mail.behave((to) => (hasCome(to) ? "take" : "drop"));
  await sendOfferToEach({ url: copy.url, creators });
  await eventually("all mails to be marked as sent", async () => (await waitingMails(world)) === 0);
  drill.check(
    `each came twice: ${mail.arrived.length} messages`,
    mail.arrived.length === 2 * creators.length,
  );
  auditMails(drill, { creators, arrived: mail.arrived });
}
