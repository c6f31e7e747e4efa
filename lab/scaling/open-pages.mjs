// Pages that are open while nothing happens: each holds a stream, and at every ping its session is looked at.
import { once } from "node:events";
import { get } from "node:http";
import { eventually } from "../drills/harness/waiting.mjs";

/** How many are opened at once: fewer than would wait long for a connection of the pool. */
const group = 16;

/** @param {{ origin: string, people: readonly import("../bench/world.mjs").Creator[] }} whose */
export async function openPages({ origin, people }) {
  let pings = 0;
  /** @type {import("node:http").ClientRequest[]} */
  const requests = [];
  for (let first = 0; first < people.length; first += group) {
    const opened = people.slice(first, first + group).map(async ({ token }) => {
      const headers = { authorization: `Bearer ${token}` };
      const request = get(`${origin}/api/influencer/events`, { agent: false, headers });
      requests.push(request);
      const [response] = await once(request, "response");
      if (response.statusCode !== 200) throw new Error(`a stream was answered ${response.statusCode}`);
      response.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
        if (text.startsWith(":")) pings += 1;
      });
      // A stream ended by the server is an error here: unnoticed, it would look like a cheap one.
      await once(response, "data");
    });
    await Promise.all(opened);
  }
  return {
    /** Resolves once each has heard so many more, and says how many pings that were. @param {number} each */
    async pings(each) {
      const before = pings;
      await eventually("pings", () => pings >= before + each * people.length);
      return pings - before;
    },
    close() {
      for (const request of requests) request.destroy();
    },
  };
}
