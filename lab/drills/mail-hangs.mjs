// The mail server falls silent in the middle of some conversations: they are given up, and meanwhile the others arrive.
import { auditMails, sendOfferToEach, startMailed, waitingMails } from "./harness/mailed.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";

/** Fewer than the four conversations that a copy leads at once. */
const silent = 3;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const { mail, world, copy } = await startMailed(drill);
  const creators = world.creators.slice(0, 20);
  const hanging = new Set(creators.slice(0, silent).map(({ email }) => email));
  mail.behave((to) => (hanging.has(to) ? "hang" : "take"));
  await sendOfferToEach({ url: copy.url, creators });
  const others = creators.length - silent;
  const took = await eventually("the others", () => mail.arrived.length >= others);
  drill.check(
    `${others} others arrived after ${seconds(took)}, while ${silent} conversations hung`,
    took < 10_000,
  );
  mail.behave(() => "take");
  const rest = await eventually("the hanging ones", async () => (await waitingMails(world)) === 0);
  drill.check(
    `the hanging ones were given up, tried again and arrived after ${seconds(rest)} more`,
    rest < 40_000,
  );
  auditMails(drill, { creators, arrived: mail.arrived });
}
