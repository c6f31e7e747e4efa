// Pages that are open while a market moves: a stream of what changes each, and when something came.
import { tokenOf } from "../drills/harness/market-calls.mjs";

/** @typedef {import("../drills/harness/market-calls.mjs").Market} Market */
/** @typedef {import("../drills/harness/market-calls.mjs").Who} Who */
/** @typedef {{ who: Who, events: number[], isOpen: () => boolean }} OpenPage `events`: when each came, by `performance.now()` */

/** A page each, until `close`. @param {Market} market @param {readonly Who[]} people */
export async function openPages(market, people) {
  const ending = new AbortController();
  const pages = await Promise.all(people.map((who) => openPage(market, who, ending.signal)));
  return { pages, close: () => ending.abort() };
}

/** @param {Market} market @param {Who} who @param {AbortSignal} signal @returns {Promise<OpenPage>} */
async function openPage(market, who, signal) {
  const side = who.actor === "company" ? "company" : "influencer";
  const headers = { authorization: `Bearer ${await tokenOf(market, who)}` };
  const answer = await fetch(`${market.front}/api/${side}/events`, { headers, signal });
  if (!answer.ok || !answer.body) throw new Error(`a page got ${answer.status} in place of its stream`);
  /** @type {number[]} */
  const events = [];
  let isOpen = true;
  const read = async () => {
    for await (const part of answer.body ?? []) {
      if (Buffer.from(part).toString().includes("event:")) events.push(performance.now());
    }
  };
  // Ended by the server, or with the bench.
  read()
    .catch(() => undefined)
    .finally(() => {
      isOpen = false;
    });
  return { who, events, isOpen: () => isOpen };
}

/**
 * Milliseconds from the answer to a creator's approval until the company's open page was told; those that were never told are infinite.
 * @param {OpenPage} page of the company @param {readonly { call: string, status: number, endedAt: number }[]} calls
 */
export function toldAfter({ events }, calls) {
  return calls
    .filter(({ call, status }) => /^PUT \/influencer\/offer\//.test(call) && status === 200)
    .map(({ endedAt }) => (events.find((at) => at >= endedAt) ?? Number.POSITIVE_INFINITY) - endedAt);
}
