// Calls at even distances, whatever the answers do: a load generator that sends a second's calls at its beginning measures that crowd.
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** @typedef {import("./load.mjs").Call} Call */

/**
 * Throws when an answer has another status than those expected.
 * @param {{ origin: string, next: () => Call, rate: number, seconds: number, expected: readonly number[] }} what `rate`: calls a second
 * @returns {Promise<{ times: number[], answered: Record<number, number> }>} milliseconds from a call's sending to the end of its answer; answers a status
 */
export async function pace({ origin, next, rate, seconds, expected }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const begun = performance.now();
  const calls = [];
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const due = begun + (nth * 1000) / rate;
    if (due > performance.now()) await pause(due - performance.now());
    calls.push(ask(agent, { origin, ...next() }));
  }
  const answers = await Promise.all(calls);
  agent.destroy();
  const answered = Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, of = []]) => [
      status,
      of.length,
    ]),
  );
  const unexpected = Object.keys(answered).filter((status) => !expected.includes(Number(status)));
  if (unexpected.length > 0) throw new Error(`${origin} answered ${JSON.stringify(answered)}`);
  return { times: answers.map(({ ms }) => ms), answered };
}

/** @param {readonly number[]} times */
export function p99(times) {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

/**
 * @param {Agent} agent @param {Call & { origin: string }} call
 * @returns {Promise<{ status: number, ms: number }>}
 */
function ask(agent, { origin, method = "GET", path, token, body, headers = {} }) {
  const sent = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, {
      agent,
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
        ...headers,
      },
    });
    asked.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - sent }));
    });
    asked.on("error", reject);
    asked.end(body && JSON.stringify(body));
  });
}
