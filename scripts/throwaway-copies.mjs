// Runs two copies of the product behind one address and a worker, on a database of their own that is gone when it stops, on the PostgreSQL
// server of TEST_DATABASE_URL. They mail by SMTP; what arrives is shown at /dev/mail. Told one of its acts by name, it answers once that is done.
import "./node24.mjs";
import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { readMail } from "../apps/api/src/testing/mail-sink.ts";
import { query } from "../apps/api/src/testing/plain-query.ts";
import { runCommand, startCopy } from "../lab/drills/harness/copy.mjs";
import { call } from "../lab/drills/harness/ledger.mjs";
import { startMailServer } from "../lab/drills/harness/mail-server.mjs";
import {
  compareMails,
  endMailLeases,
  idOfMail,
  keepSent,
  killedByMail,
} from "../lab/drills/harness/mailed.mjs";
import { sumsOfDeals } from "../lab/drills/harness/market-counts.mjs";
import { anywhere } from "../lab/drills/harness/people.mjs";
import { startProxy } from "../lab/drills/harness/proxy.mjs";
import { eventually } from "../lab/drills/harness/waiting.mjs";
import { inDatabase } from "../lab/drills/harness/world.mjs";

/** Milliseconds: a mail that failed twice waits for half a minute. */
const mostMs = 90_000;
/** Each of the two copies leads four conversations with a mail server at once: of so many some are left to the worker. */
const codes = 12;

const { PORT = "3000", PUBLIC_URL = `http://localhost:${PORT}`, TEST_DATABASE_URL = "" } = process.env;
const name = `copies_${randomBytes(6).toString("hex")}`;
const place = new URL(TEST_DATABASE_URL);
place.pathname = `/${name}`;

const mail = { copies: await startMailServer({ keep: show }), worker: await startMailServer({ keep: show }) };
const env = {
  ...settings(),
  NODE_ENV: "development",
  HOST: "127.0.0.1",
  APP_URL: PUBLIC_URL,
  DATABASE_URL: place.href,
  DEMO: "on",
  SMTP_URL: mail.copies.url,
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

/** @template T @param {(db: import("../lab/drills/harness/world.mjs").Db) => Promise<T>} work @returns {Promise<T>} */
function withDatabase(work) {
  return inDatabase({ databaseUrl: place.href }, work);
}

await onServer(`create database ${name}`);
// The first makes the demo.
const copies = [await startCopy({ env })];
copies.push(await startCopy({ env }));
const proxy = await startProxy(
  copies.map(({ url }) => url),
  { port: Number(PORT), say: (line) => console.error(line) },
);
const url = `http://127.0.0.1:${PORT}`;
/** A worker asks the sandboxes at its own port: there the proxy answers. */
const startWorker = () =>
  startCopy({ env: { ...env, SMTP_URL: mail.worker.url }, args: ["worker"], port: Number(PORT) });
let worker = await startWorker();

/** @type {Map<string, import("../lab/drills/harness/mailed.mjs").Mail>} */
const mails = new Map();
/** Those of the demo, which reach back further than a mail is sent. */
const demoMails = new Set(
  (await withDatabase((db) => query(db, "select id from mails"))).map(({ id }) => String(id)),
);

/** Puts a mail where people look for it; the same mail once, at the product's time. @param {import("../lab/drills/harness/mail-server.mjs").Arrived} arrived */
async function show({ messageId, to, message }) {
  const { subject, text, html } = await readMail(Buffer.from(message), to);
  await withDatabase((db) =>
    query(
      db,
      `insert into dev_mailbox (id, recipient, subject, text_body, html_body, received_at)
       select id, $2, $3, $4, $5, created_at from mails where id = $1 on conflict do nothing`,
      [idOfMail(messageId), to, subject, text, html],
    ),
  );
}

/** What a test may ask for. @type {Record<string, () => Promise<unknown>>} */
const acts = {
  /** Puts a new copy in the place of each, one after the other. */
  async replace() {
    for (const [at, old] of copies.entries()) {
      const next = await startCopy({ env });
      copies[at] = next;
      proxy.add(next.url);
      await eventually("the proxy to see the new copy", () => proxy.isReady(next.url));
      await proxy.drain(old.url);
      const code = await old.end("SIGTERM");
      // 1 where what hangs outlasts the half minute that a copy has to leave in: others take up what it was at.
      if (code !== 0 && code !== 1) throw new Error(`a copy left with ${code}:\n${old.output()}`);
    }
  },
  /** The mail server hangs, and the worker dies in the midst of a mail. */
  async breakMail() {
    mail.copies.behave(() => "hang");
    const died = killedByMail(mail.worker, worker);
    const asked = Array.from({ length: codes }, async () => {
      const body = { email: `${randomUUID()}@example.jp`, locale: "ja" };
      const path = "/api/influencer/auth/register/email/verify";
      const { status, text } = await call(`${url}${path}`, { method: "POST", body, from: anywhere() });
      if (status !== 200) throw new Error(`a code that was asked for was answered with ${status} ${text}`);
    });
    await Promise.all(asked);
    await died;
    mail.worker.behave(() => "hang");
    await endMailLeases({ withDatabase });
    worker = await startWorker();
  },
  async mendMail() {
    for (const one of Object.values(mail)) one.comeBack();
  },
  /** Before the time is moved: what waits would expire, and what was sent be swept. */
  async keepMails() {
    // Who failed four times waits for two minutes, which is of no use to a test.
    await withDatabase((db) =>
      query(
        db,
        "update pgboss.job set start_after = now() where name like 'mail%' and state in ('created', 'retry') and singleton_key is not null",
      ),
    );
    await endMailLeases({ withDatabase });
    await keepSent({ withDatabase }, mails, mostMs);
  },
  async count() {
    await acts.keepMails?.();
    for (const id of demoMails) mails.delete(id);
    const all = Object.values(mail).flatMap((one) => one.arrived);
    const arrived = all.filter(({ messageId }) => !demoMails.has(idOfMail(messageId)));
    const { output } = await runCommand({ env, args: ["ledger:check"], port: Number(PORT) });
    return { mails: compareMails(mails, arrived), deals: await withDatabase(sumsOfDeals), books: output };
  },
};

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  proxy.stop();
  for (const one of Object.values(mail)) one.stop();
  await Promise.all([...copies, worker].map((copy) => copy.end("SIGTERM")));
  await onServer(`drop database ${name} with (force)`);
  process.exit(0);
}

process.on("message", async (/** @type {string} */ act) => {
  process.send?.({ act, answer: await acts[act]?.() });
});
// However this process ends, no copy is left running.
process.on("exit", () => {
  for (const copy of [...copies, worker]) if (copy.isRunning()) process.kill(copy.pid, "SIGKILL");
});
process.on("SIGTERM", stop).on("SIGINT", stop);
