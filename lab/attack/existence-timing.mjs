// Asks whether the time of an answer tells that an e-mail has an account: pairs of calls, one with such an e-mail and one without.
import { randomUUID } from "node:crypto";

const known = "hanako@example.jp";
const pairs = 150;
/** Below the ten wrong passwords that lock an account. */
const signInPairs = 8;
/** `slower`: the share of pairs in which the known one took longer, a half where nothing is told; `ratio`: of the middle times. */
/** @typedef {{ what: string, pairs: number, slower: number, ratio: number, tells: boolean }} Timing */

/** @typedef {{ path: string, method: string, body: object, sender: string }} Call */

/** @param {string} url of a server that trusts the sender of one proxy, with the demo creator @returns {Promise<Timing[]>} */
export async function measureExistence(url) {
  const timing = { url, sender: "203.0.113.77" };
  /** @param {string} path @param {string} method @returns {(email: string) => Call} */
  const codeBy = (path, method) => (email) => ({ path, method, body: { email }, sender: timing.sender });
  const resetCode = codeBy("/password/email/verify", "PUT");
  const signUpCode = codeBy("/register/email/verify", "POST");
  const nobody = () => `nobody-${randomUUID()}@example.jp`;
  // A network below its ration is told openly who has an account; beyond it, nothing may tell.
  for (let nth = 0; nth < 12; nth += 1)
    for (const code of [resetCode, signUpCode]) await timeOf(url, code(nobody()));
  const rows = [];
  for (const [what, code] of /** @type {const} */ ([
    ["a code for a forgotten password, behind the ration", resetCode],
    ["a code to sign up, behind the ration", signUpCode],
  ])) {
    rows.push(await compare({ what, url, count: pairs, call: (email) => code(email), nobody }));
  }
  /** Each call comes from a network of its own. @param {string} email @param {number} nth @returns {Call} */
  const enter = (email, nth) => ({
    path: "/login",
    method: "PUT",
    body: { username: email, password: "Wrong-Guess-1" },
    sender: `198.51.${nth % 200}.${(email === known ? 1 : 2) + 10 * Math.floor(nth / 200)}`,
  });
  // The first one starts what hashes.
  await timeOf(url, enter(nobody(), 0));
  rows.push(
    await compare({ what: "a sign-in with a wrong password", url, count: signInPairs, call: enter, nobody }),
  );
  return rows;
}

/** @param {{ what: string, url: string, count: number, call: (email: string, nth: number) => Call, nobody: () => string }} how @returns {Promise<Timing>} */
async function compare({ what, url, count, call, nobody }) {
  /** @type {{ known: number, unknown: number }[]} */
  const times = [];
  for (let nth = 0; nth < count; nth += 1) {
    // The two take turns to be first, so that other load on the machine meets both.
    const first = nth % 2 === 0;
    const one = await timeOf(url, call(first ? known : nobody(), nth));
    const other = await timeOf(url, call(first ? nobody() : known, nth));
    if (one.status !== other.status)
      throw new Error(`${what}: ${one.status} and ${other.status} tell without a clock`);
    times.push(first ? { known: one.ms, unknown: other.ms } : { known: other.ms, unknown: one.ms });
  }
  const slower = times.filter((pair) => pair.known > pair.unknown).length / count;
  const ratio = middle(times.map((pair) => pair.known)) / middle(times.map((pair) => pair.unknown));
  // Four standard errors from a half: once in many thousand runs by chance.
  const tells = Math.abs(slower - 0.5) > 4 * Math.sqrt(0.25 / count);
  return { what, pairs: count, slower, ratio, tells };
}

/** @param {string} url @param {Call} call */
async function timeOf(url, { path, method, body, sender }) {
  const since = performance.now();
  const answer = await fetch(`${url}/api/influencer/auth${path}`, {
    method,
    headers: { "content-type": "application/json", "x-forwarded-for": sender },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - since };
}

/** @param {number[]} numbers */
function middle(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
