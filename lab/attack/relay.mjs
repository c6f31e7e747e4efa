// Stands between the attacker and the server: counts, and gives each request another session and another sender, so that
// the limits, which have tests of their own, do not end the attack early.
import { request as ask, createServer } from "node:http";
import { limits } from "../../packages/contract/src/limits.ts";
import { freePort } from "../../scripts/free-port.mjs";

/** The e-mail that signs in for each side. */
const people = { influencer: "hanako@example.jp", company: "sato@minato.example.jp" };
const password = "Tomoru-2026";
const sessionCount = 8;
/** Milliseconds: an access token is good for 15 minutes. */
const sessionAge = 10 * 60_000;
/** Calls of one session: a minute allows a few more. */
const sessionCalls = limits.callsPerSessionPerMinute - 2 * limits.callsPerLease;

/** @typedef {Awaited<ReturnType<typeof startRelay>>} Relay */

/** @param {{ url: string, operatorToken: string }} product */
export async function startRelay({ url, operatorToken }) {
  const counts = { requests: 0, broken: 0, limited: 0 };
  const sides = {
    influencer: await signInOften(url, "influencer"),
    company: await signInOften(url, "company"),
  };

  const relay = createServer(async (incoming, outgoing) => {
    counts.requests += 1;
    const side = incoming.url?.startsWith("/api/company/") ? "company" : "influencer";
    if (isSpent(sides[side])) sides[side] = await signInOften(url, side);
    const own = sides[side];
    own.calls += 1;
    const token = incoming.url?.startsWith("/api/operator/")
      ? operatorToken
      : own.tokens[own.calls % own.tokens.length];
    const headers = {
      ...incoming.headers,
      authorization: `Bearer ${token}`,
      "x-operator": "attacker",
      // The mailbox only answers requests that were not forwarded.
      ...(!incoming.url?.startsWith("/dev/") && { "x-forwarded-for": sender(counts.requests) }),
    };
    const { method, url: path } = incoming;
    const onward = ask(url, { method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      if (status >= 500) counts.broken += 1;
      if (status === 429) counts.limited += 1;
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = await freePort();
  await new Promise((resolve) => relay.listen(port, "127.0.0.1", () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${port}`,
    counts: () => ({ ...counts }),
    stop: () => new Promise((resolve) => relay.close(resolve)),
  };
}

let signedIn = 0;

/** @typedef {{ tokens: string[], calls: number, since: number }} Sessions */

/** @param {string} url @param {keyof typeof people} side @returns {Promise<Sessions>} */
async function signInOften(url, side) {
  return { tokens: await tokensOf(url, side), calls: 0, since: Date.now() };
}

/** @param {Sessions} sessions */
function isSpent({ calls, since }) {
  return calls >= sessionCount * sessionCalls || Date.now() - since > sessionAge;
}

/** Signs in one after the other: the server hashes two passwords at a time. @param {string} url @param {keyof typeof people} side @returns {Promise<string[]>} access tokens */
async function tokensOf(url, side) {
  const tokens = [];
  while (tokens.length < sessionCount) {
    signedIn += 1;
    const response = await fetch(`${url}/api/${side}/auth/login`, {
      method: "PUT",
      headers: { "content-type": "application/json", "x-forwarded-for": sender(signedIn) },
      body: JSON.stringify({ username: people[side], password }),
    });
    const { result, message } = await response.json();
    if (!result) throw new Error(`the demo's ${side} cannot sign in: ${message}`);
    tokens.push(String(result.accessToken));
  }
  return tokens;
}

/** @param {number} count */
function sender(count) {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}
