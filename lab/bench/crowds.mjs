// Many at once: approvals that are more than the connections, and sign-ins that are more than the machine can hash.
import { login } from "../../packages/contract/src/influencer/accounts.ts";
import { inGroups, rounds } from "./load.mjs";
import { approval, listing } from "./offers.mjs";
import { p99, pace } from "./pace.mjs";
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

const seconds = 4;
/** Calls a second of the others: a server that is in use and not at its end. */
const calm = 60;
const wrongSignIns = 300;

/** @param {World} world @returns {Promise<Row[]>} */
export async function measureSignIns({ big }) {
  const server = await startProduct(big.url, { TRUST_PROXY: "1" });
  const { origin } = server;
  try {
    const list = inGroups(big.light, { atOnce: 8, call: listing });
    const others = () => pace({ origin, next: list, rate: calm, seconds, expected: [200] });
    const wrong = wrongSignIn();
    // Wrong, or turned away because too many wait: any other answer would not be the intended load.
    const crowd = () => pace({ origin, next: wrong, rate: wrongSignIns, seconds, expected: [400, 503] });
    await others();
    /** @type {{ idle: number[], busy: number[] }} */
    const times = { idle: [], busy: [] };
    let compared = 0;
    for (let round = 0; round < rounds; round += 1) {
      times.idle.push(...(await others()).times);
      const [busy, { answered }] = await Promise.all([others(), crowd()]);
      times.busy.push(...busy.times);
      compared += answered[400] ?? 0;
    }
    // Over all rounds: a slice has only two calls above its p99, too few to say anything.
    const slower = p99(times.busy) / p99(times.idle);
    return [
      atMost("p99 of other calls under 300 wrong sign-ins a second, against without", slower, 3),
      forReading("wrong sign-ins a second whose password was compared", compared / (rounds * seconds)),
    ];
  } finally {
    await server.stop();
  }
}

/** Each comes from another network and for another creator, so that only the limit of hashing holds it back. */
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
