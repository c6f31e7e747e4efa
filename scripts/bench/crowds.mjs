// Many at once: approvals that are more than the connections, and sign-ins that are more than the machine can hash.
import { login } from "../../packages/contract/src/auth.ts";
import { inGroups, median, rounds } from "./load.mjs";
import { approval, listing } from "./offers.mjs";
import { pace } from "./pace.mjs";
import { atMost, forReading } from "./row.mjs";
import { startProduct } from "./servers.mjs";

/**
 * @typedef {import("./row.mjs").Row} Row
 * @typedef {import("./world.mjs").World} World
 */

const crowd = 128;

/** Each of 128 creators approves at the same moment, over the server's ten connections. @param {World} world @returns {Promise<Row[]>} */
export async function measureCrowd({ big }) {
  const server = await startProduct(big.url);
  try {
    // The last creators: those at the front approve in the section of offers.
    const calls = big.light.slice(-crowd).map((creator) => approval(creator, 2));
    const started = performance.now();
    const statuses = await Promise.all(
      calls.map(async ({ method, path, token, body }) => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        const answer = await fetch(server.origin + path, {
          method: method ?? "GET",
          headers,
          body: JSON.stringify(body),
        });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    const { rows } = await big.pool.query(
      "select count(*)::integer as decided from offers where offer_id = any($1) and is_approval",
      [calls.map(({ path }) => path.split("/").at(-1))],
    );
    const missing = statuses.filter((status) => status !== 200).length + crowd - rows[0].decided;
    return [
      atMost("128 approvals at once on a pool of 10: seconds until the last answer", seconds, 2),
      atMost("128 approvals at once: refused or not decided", missing, 0),
    ];
  } finally {
    await server.stop();
  }
}

const seconds = 8;
/** Calls a second of the others: a server that is in use and not at its end. */
const calm = 60;
const wrongSignIns = 300;
/** Each takes a quarter of a minute. */
const signInRounds = Math.min(rounds, 3);

/** @param {World} world @returns {Promise<Row[]>} */
export async function measureSignIns({ big }) {
  const server = await startProduct(big.url, { TRUST_PROXY: "1" });
  const { origin } = server;
  try {
    const list = inGroups(big.light, { atOnce: 8, call: listing });
    const others = () => pace({ origin, next: list, rate: calm, seconds, expected: [200] });
    const wrong = wrongSignIn();
    // Wrong, or turned away because too many wait: anything else would not be the load that is meant.
    const crowd = () => pace({ origin, next: wrong, rate: wrongSignIns, seconds, expected: [400, 503] });
    await others();
    const ratios = [];
    const compared = [];
    for (let round = 0; round < signInRounds; round += 1) {
      const idle = await others();
      const [busy, { answered }] = await Promise.all([others(), crowd()]);
      ratios.push(busy.p99 / idle.p99);
      compared.push((answered[400] ?? 0) / seconds);
    }
    return [
      atMost("p99 of other calls under 300 wrong sign-ins a second, against without", median(ratios), 3),
      forReading("wrong sign-ins a second whose password was compared", median(compared)),
    ];
  } finally {
    await server.stop();
  }
}

/** Each from another network and for another creator, so that no limit but that of hashing holds them off. */
function wrongSignIn() {
  let nth = 0;
  return () => {
    nth += 1;
    return {
      method: login.method,
      path: `/api${login.path}`,
      body: { username: `creator${nth}@example.jp`, password: "Not-The-One-1" },
      headers: { "x-forwarded-for": `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}` },
    };
  };
}
