// The authenticated offers list on PostgreSQL, 100,000 offers, 32 connections, beside a bare handler: rounds of both in turn.
import autocannon from "autocannon";
import pg from "pg";
import { pino } from "pino";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { freePort } from "../free-port.mjs";
import { startServer } from "./child-server.mjs";
import { startPostgres } from "../own-postgres.mjs";
import { seed } from "./seed.mjs";

const size = { creators: 2000, offers: 100_000 };
const rounds = 5;
const secondsARound = 4;
const connections = 32;
const secret = "the app secret of a bench run, 32+ characters";

/** @returns {Promise<{ name: string, value: number, limit: string, met: boolean }[]>} */
export async function measureOffersList() {
  const postgres = await startPostgres();
  try {
    const database = await openDatabase({
      databaseUrl: postgres.url,
      dataDir: "",
      log: pino({ level: "silent" }),
    });
    await migrate(database);
    await database.close();
    const pool = new pg.Pool({ connectionString: postgres.url });
    const tokens = await seed(pool, { ...size, hash: keyedHash(secret) });
    await pool.end();
    return await compare(postgres.url, tokens);
  } finally {
    postgres.stop();
  }
}

/** @param {string} databaseUrl @param {string[]} tokens */
async function compare(databaseUrl, tokens) {
  const [ours, bare] = await Promise.all([freePort(), freePort()]);
  const env = { DATABASE_URL: databaseUrl, APP_SECRET: secret, LOG_LEVEL: "warn", DEMO: "off" };
  const servers = [
    { port: ours, path: "/api/influencer/offer", args: ["apps/api/src/main.ts"], ready: "/readyz" },
    { port: bare, path: "/", args: ["scripts/bench/bare-server.mjs"], ready: "/" },
  ];
  const running = [];
  try {
    for (const { port, args, ready } of servers) {
      const readyUrl = `http://127.0.0.1:${port}${ready}`;
      running.push(await startServer({ args, env: { ...env, PORT: String(port) }, readyUrl }));
    }
    /** @type {{ rps: number, cpu: number, p99: number }[][]} */
    const results = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { port, path }] of servers.entries()) {
        const before = running[index]?.cpuSeconds() ?? 0;
        const result = await load(`http://127.0.0.1:${port}${path}`, tokens);
        const cpu = ((running[index]?.cpuSeconds() ?? 0) - before) / result.requests;
        // The first round of each warms caches and compilers.
        if (round > 0) results[index]?.push({ rps: result.rps, p99: result.p99, cpu });
      }
    }
    return report(results);
  } finally {
    for (const server of running) await server.stop();
  }
}

/** @param {string} url @param {string[]} tokens */
async function load(url, tokens) {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: secondsARound,
    requests: [
      {
        setupRequest(request) {
          next = (next + 1) % tokens.length;
          return { ...request, headers: { ...request.headers, authorization: `Bearer ${tokens[next]}` } };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { rps: result.requests.average, p99: result.latency.p99, requests: result.requests.total };
}

/** @param {{ rps: number, cpu: number, p99: number }[][]} results */
function report([ours = [], bare = []]) {
  /** @param {"rps" | "cpu" | "p99"} key */
  const ratio = (key) => median(ours.map((round) => round[key])) / median(bare.map((round) => round[key]));
  return [
    {
      name: "offers list: requests a second against the bare handler",
      value: ratio("rps"),
      limit: "at least 0.6",
      met: ratio("rps") >= 0.6,
    },
    {
      name: "offers list: processor time a request against the bare handler",
      value: ratio("cpu"),
      limit: "for reading",
      met: true,
    },
    {
      name: "offers list: p99 against the bare handler",
      value: ratio("p99"),
      limit: "for reading",
      met: true,
    },
  ];
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
