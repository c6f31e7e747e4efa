import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import type { OpenDatabase } from "../db/database.ts";
import type { QueueRule } from "./boss-options.ts";
import { type Job, type JobData, type Jobs, startJobs } from "./job-queue.ts";

const log = pino({ level: "silent" });

let database: OpenDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  jobs = await startJobs({ database, log, work: true });
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

function queueOf(name: string, atOnce = 1): QueueRule {
  return { name, leaseSeconds: 60, atOnce };
}

function send(job: Job, from = jobs): Promise<void> {
  return database.db.transaction().execute((trx) => from.send(trx, job));
}

/** Resolves with what the handler was given, once it was called so often. */
function calls(count: number) {
  const seen: JobData[] = [];
  const { promise, resolve } = Promise.withResolvers<readonly JobData[]>();
  const record = (data: JobData) => {
    seen.push(data);
    if (seen.length === count) resolve(seen);
  };
  return { seen, record, all: promise };
}

test("a job runs after the transaction that sent it, with its data", async () => {
  const queue = queueOf("after-commit");
  const { record, all } = calls(1);
  await jobs.prepare(queue);
  await jobs.work(queue, async (data) => record(data));
  await send({ queue, data: { id: "1" }, key: "1" });
  expect(await all).toEqual([{ id: "1" }]);
});

test("a first job can be sent inside a transaction, where the embedded database has no second connection", async () => {
  const queue = queueOf("first-send");
  await jobs.prepare(queue);
  await send({ queue, data: {}, key: "1" });
  const waiting = await sql`select 1 from pgboss.job where name = ${queue.name}`.execute(database.db);
  expect(waiting.rows).toHaveLength(1);
});

test("a queue that was not prepared is refused at once instead of holding up the database", async () => {
  await expect(send({ queue: queueOf("unknown"), data: {}, key: "1" })).rejects.toThrow("not prepared");
});

test("of one key only one job waits", async () => {
  const queue = queueOf("one-key");
  await jobs.prepare(queue);
  await Promise.all(Array.from({ length: 10 }, () => send({ queue, data: {}, key: "same" })));
  const waiting = await sql`select 1 from pgboss.job where name = ${queue.name}`.execute(database.db);
  expect(waiting.rows).toHaveLength(1);
});

test("a job that fails runs again, and the process lives on", async () => {
  const queue = queueOf("fails-once");
  const { seen, record, all } = calls(2);
  await jobs.prepare(queue);
  await jobs.work(queue, async (data) => {
    record(data);
    if (seen.length === 1) throw new Error("the first try fails");
  });
  await send({ queue, data: { id: "again" }, key: "again" });
  expect(await all).toEqual([{ id: "again" }, { id: "again" }]);
});

test("a hundred jobs are worked off without pauses, each once", async () => {
  const queue = queueOf("burst", 4);
  const { record, all } = calls(100);
  await jobs.prepare(queue);
  await jobs.work(queue, async (data) => record(data));
  for (let index = 0; index < 100; index += 1)
    await send({ queue, data: { id: String(index) }, key: String(index) });
  expect(new Set((await all).map(({ id }) => id)).size).toBe(100);
});

test("stopping lets a running job end first", async () => {
  const own = await startJobs({ database, log, work: true });
  const queue = queueOf("ends-first");
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let ended = false;
  await own.prepare(queue);
  await own.work(queue, async () => {
    started.resolve();
    await finish.promise;
    ended = true;
  });
  await send({ queue, data: {}, key: "1" }, own);
  await started.promise;
  const stopped = own.rest().then(() => own.stop());
  // Requests that end meanwhile may still send; the job waits for another copy.
  await send({ queue, data: {}, key: "2" }, own);
  finish.resolve();
  await stopped;
  expect(ended).toBe(true);
  const waiting =
    await sql`select 1 from pgboss.job where name = ${queue.name} and state = 'created'`.execute(database.db);
  expect(waiting.rows).toHaveLength(1);
});

// The embedded database belongs to one process, so only a server can have several copies.
test.runIf(inject("template").kind === "server")(
  "copies that start at once on an empty database install the queue once and all can send",
  async () => {
    await sql`drop schema if exists pgboss cascade`.execute(database.db);
    const copies = await Promise.all(
      Array.from({ length: 3 }, () => startJobs({ database, log, work: false })),
    );
    const queue = queueOf("many-copies");
    await Promise.all(copies.map((copy) => copy.prepare(queue)));
    await Promise.all(copies.map((copy, index) => send({ queue, data: {}, key: String(index) }, copy)));
    const waiting = await sql`select 1 from pgboss.job where name = ${queue.name}`.execute(database.db);
    await Promise.all(copies.map((copy) => copy.stop()));
    expect(waiting.rows).toHaveLength(3);
  },
);

test("many jobs are sent by one call, each runs once, and one that already waits is not doubled", async () => {
  const queue = queueOf("many-at-once", 4);
  const { record, all } = calls(50);
  await jobs.prepare(queue);
  await send({ queue, data: { id: "0" }, key: "0" });
  const many = Array.from({ length: 50 }, (_, index) => ({
    data: { id: String(index) },
    key: String(index),
  }));
  await database.db.transaction().execute((trx) => jobs.sendAll(trx, { queue, jobs: many }));
  await jobs.work(queue, async (data) => record(data));
  expect(new Set((await all).map(({ id }) => id)).size).toBe(50);
});

test("a recurring job is written down once, and anew when a release moves its time", async () => {
  const written = async () => {
    const { rows } = await sql<{ cron: string; updated_on: Date }>`
      select cron, updated_on from pgboss.schedule where name = 'recurring'`.execute(database.db);
    return rows;
  };
  await jobs.every("recurring", "17 * * * *", async () => undefined);
  const first = await written();
  await jobs.every("recurring", "17 * * * *", async () => undefined);
  expect(await written()).toEqual(first);
  await jobs.every("recurring", "18 * * * *", async () => undefined);
  expect(await written()).toEqual([expect.objectContaining({ cron: "18 * * * *" })]);
});
