// Runs two copies of the product behind one address, on a database of their own that is gone when it stops, on the PostgreSQL server of
// TEST_DATABASE_URL. Told "replace", it puts a new copy in the place of each, one after the other, and says "replaced".
import "./node24.mjs";
import { randomBytes } from "node:crypto";
import pg from "pg";
import { startCopy } from "../lab/drills/harness/copy.mjs";
import { startProxy } from "../lab/drills/harness/proxy.mjs";
import { eventually } from "../lab/drills/harness/waiting.mjs";

const { PORT = "3000", PUBLIC_URL = `http://localhost:${PORT}`, TEST_DATABASE_URL = "" } = process.env;
const name = `copies_${randomBytes(6).toString("hex")}`;
const place = new URL(TEST_DATABASE_URL);
place.pathname = `/${name}`;

const env = {
  ...settings(),
  NODE_ENV: "development",
  HOST: "127.0.0.1",
  APP_URL: PUBLIC_URL,
  DATABASE_URL: place.href,
  DEMO: "on",
  APP_SECRET: randomBytes(32).toString("base64"),
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}`,
};

/** What tests set; nothing from somebody's own environment. */
function settings() {
  const names = ["OPERATOR_TOKEN", "TRUST_PROXY", "LOG_LEVEL"];
  return Object.fromEntries(names.map((one) => [one, process.env[one] ?? ""]).filter(([, value]) => value));
}

/** @param {string} statement */
async function onServer(statement) {
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

await onServer(`create database ${name}`);
// The first makes the demo.
const copies = [await startCopy({ env })];
copies.push(await startCopy({ env }));
const proxy = await startProxy(
  copies.map(({ url }) => url),
  { port: Number(PORT), say: (line) => console.error(line) },
);

async function replace() {
  for (const [at, old] of copies.entries()) {
    const next = await startCopy({ env });
    copies[at] = next;
    proxy.add(next.url);
    await eventually("the proxy to see the new copy", () => proxy.isReady(next.url));
    await proxy.drain(old.url);
    const code = await old.end("SIGTERM");
    if (code !== 0) throw new Error(`a copy left with ${code}:\n${old.output()}`);
  }
}

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  proxy.stop();
  await Promise.all(copies.map((copy) => copy.end("SIGTERM")));
  await onServer(`drop database ${name} with (force)`);
  process.exit(0);
}

process.on("message", async (message) => {
  if (message !== "replace") return;
  await replace();
  process.send?.("replaced");
});
// However this process ends, no copy is left running.
process.on("exit", () => {
  for (const copy of copies) if (copy.isRunning()) process.kill(copy.pid, "SIGKILL");
});
process.on("SIGTERM", stop).on("SIGINT", stop);
