// The mail server refuses everybody for a while, and one address for ever: the rest arrives once, and nobody waits for the one.
import { setTimeout as pause } from "node:timers/promises";
import { auditMails, sendOfferToEach, startMailed, waitingMails } from "./harness/mailed.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";

/** Longer than the first two tries take, shorter than the third. */
const refusedMs = 8000;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const { mail, world, copy } = await startMailed(drill);
  const [poisoned, ...creators] = world.creators;
  if (!poisoned) throw new Error("nobody there");
  mail.behave(() => "refuse");
  await sendOfferToEach({ url: copy.url, creators: [poisoned, ...creators.slice(0, 20)] });
  await pause(refusedMs);
  drill.check(`refused for ${seconds(refusedMs)}: ${mail.arrived.length} arrived`, mail.arrived.length === 0);
  mail.behave((to) => (to === poisoned.email ? "refuse" : "take"));
  drill.say("from now on it refuses one address alone");
  await sendOfferToEach({ url: copy.url, creators: creators.slice(20) });
  const fresh = new Set(creators.slice(20).map(({ email }) => email));
  const took = await eventually(
    "the new mails",
    () => mail.arrived.filter(({ to }) => fresh.has(to)).length >= fresh.size,
  );
  drill.check(
    `${fresh.size} new ones arrived after ${seconds(took)}, with one bad address among them`,
    took < 10_000,
  );
  const rest = await eventually("the refused ones", async () => (await waitingMails(world)) === 1);
  drill.check(
    `those that were refused arrived after ${seconds(rest)} more, by their next tries`,
    rest < 40_000,
  );
  auditMails(drill, { creators, arrived: mail.arrived });
}
