import type { KyselyPlugin } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { fakeClock } from "../../testing/fake-clock.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { secondsAfter } from "../clock.ts";
import { keyRing } from "../crypto/key-ring.ts";
import type { OpenDatabase, Trx } from "../db/database.ts";
import { type Jobs, startJobs } from "../jobs/job-queue.ts";
import { mailOutbox } from "./mail-outbox.ts";
import { bulkQueue, deliveryQueue } from "./mail-queues.ts";
import type { Outbox, OutgoingMail } from "./outbox.ts";

const clock = fakeClock();
const keys = keyRing([{ id: "t1", key: Buffer.alloc(32, 7) }]);

let database: OpenDatabase;
let jobs: Jobs;
let outbox: Outbox;

beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  jobs = await startJobs({ database, log: pino({ level: "silent" }), work: false });
  await jobs.prepare(deliveryQueue);
  await jobs.prepare(bulkQueue);
  outbox = mailOutbox({ jobs, keys, clock });
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

/** How many answers of the database a piece of work needs. */
async function statementsOf(work: (trx: Trx) => Promise<void>): Promise<number> {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      return result;
    },
  };
  await database.db.withPlugin(counting).transaction().execute(work);
  return count;
}

function mailsTo(domain: string, count: number): OutgoingMail[] {
  const expiresAt = secondsAfter(clock.now(), 600);
  return Array.from({ length: count }, (_, index) => ({
    kind: "accountClosed",
    data: { fullName: `山田 ${index}` },
    to: `${index}@${domain}`,
    locale: "ja",
    expiresAt,
  }));
}

test("a thousand mails take as many statements as one, and each has its job", async () => {
  const one = await statementsOf((trx) => outbox.enqueueAll(trx, mailsTo("one.example.jp", 1)));
  const many = await statementsOf((trx) => outbox.enqueueAll(trx, mailsTo("many.example.jp", 1000)));
  expect(one).toBeGreaterThan(0);
  expect(many).toBe(one);
  const rows = await database.db
    .selectFrom("mails")
    .select(["id", "payload"])
    .where("recipient", "like", "%@many.example.jp")
    .execute();
  expect(new Set(rows.map(({ payload }) => payload)).size).toBe(1000);
});

test("no mails take no statement", async () => {
  expect(await statementsOf((trx) => outbox.enqueueAll(trx, []))).toBe(0);
});
