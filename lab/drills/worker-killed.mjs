// The worker dies after the mail server took a mail and before it is marked: one more message at most, with the same Message-ID.
import { query } from "../../apps/api/src/testing/plain-query.ts";
import {
  auditMails,
  endMailLeases,
  killedByMail,
  sendOfferToEach,
  startMailed,
  waitingMails,
} from "./harness/mailed.mjs";
import { eventually } from "./harness/waiting.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const { mail, world, env, copy } = await startMailed(drill);
  const creators = world.creators.slice(0, 10);
  const killed = killedByMail(mail, copy);
  await sendOfferToEach({ url: copy.url, creators }).catch(() => undefined);
  await killed;
  /** @type {{ email: string }[]} */
  const written = await world.withDatabase((db) =>
    query(
      db,
      "select person.email from offers join accounts person on person.owner_id = offers.influencer_id",
    ),
  );
  const before = mail.arrived.length;
  drill.say(`kill -9 between ${before} messages and their marks; ${written.length} offers are written`);
  await endMailLeases(world);
  const worker = await drill.copy({ env, args: ["worker"] });
  await eventually("all mails to be marked as sent", async () => (await waitingMails(world)) === 0);
  drill.check("a worker of its own did the rest", worker.isRunning());
  const again = mail.arrived.length - written.length;
  drill.check(`${again} messages came once more, of ${before} that were under way`, again <= before);
  auditMails(drill, {
    creators: creators.filter(({ email }) => written.some((row) => row.email === email)),
    arrived: mail.arrived,
  });
}
