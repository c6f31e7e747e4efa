import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { mails } from "../../mails.ts";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { fakeClock } from "../../testing/fake-clock.ts";
import { type MailSink, startMailSink } from "../../testing/mail-sink.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { secondsAfter } from "../clock.ts";
import { keyRing } from "../crypto/key-ring.ts";
import { type Jobs, startJobs } from "../jobs/job-queue.ts";
import { type DeliveryParts, deliverMail, sweepMails } from "./deliver-mail.ts";
import { startMail } from "./mail-delivery.ts";
import { mailOutbox } from "./mail-outbox.ts";
import { bulkQueue, deliveryQueue } from "./mail-queues.ts";
import type { OutgoingMail } from "./outbox.ts";
import { smtpTransport } from "./smtp-transport.ts";

const config = {
  appUrl: "https://tomoru.example",
  mailFrom: "no-reply@tomoru.example",
  supportEmail: "support@tomoru.example",
};
const clock = fakeClock();
const keys = keyRing([{ id: "t1", key: Buffer.alloc(32, 7) }]);
const log = pino({ level: "silent" });

let database: TestDatabase;
let sink: MailSink;
let jobs: Jobs;
let parts: DeliveryParts;

beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  sink = await startMailSink();
  jobs = await startJobs({ database, log, work: true });
  const transport = smtpTransport({ ...config, smtpUrl: sink.url });
  parts = { config, db: database.db, clock, keys, jobs, mails, transport, log };
  await startMail({ ...parts, work: true });
});

afterEach(async () => {
  sink.refuse(() => false);
  await emptyDatabase(database);
});

afterAll(async () => {
  await jobs.stop();
  await parts.transport.close();
  await sink.close();
  await database.close();
});

function signUpCode(to: string, more: Partial<OutgoingMail> = {}): OutgoingMail {
  const expiresAt = secondsAfter(clock.now(), 600);
  return {
    kind: "signUpCode",
    data: { code: "482915", minutes: 10 },
    to,
    locale: "ja",
    expiresAt,
    ...more,
  } as OutgoingMail;
}

function enqueue(mail: OutgoingMail): Promise<void> {
  const outbox = mailOutbox(parts);
  return database.db.transaction().execute((trx) => outbox.enqueue(trx, mail));
}

async function onlyMail() {
  return database.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
}

test("a mail of a committed cause arrives by SMTP, its Japanese subject and sender readable", async () => {
  await enqueue(signUpCode("hanako@example.jp"));
  const mail = await sink.mailTo("hanako@example.jp");
  expect(mail.subject).toBe("【Tomoru】確認コードのお知らせ");
  expect(mail.from).toBe("Tomoru <no-reply@tomoru.example>");
  expect(mail.text).toContain("\n482915\n");
  expect(mail.html).toContain("482915");
});

test("a mail whose cause is rolled back is never written and never sent", async () => {
  const outbox = mailOutbox(parts);
  const cause = database.db.transaction().execute(async (trx) => {
    await outbox.enqueue(trx, signUpCode("rolled-back@example.jp"));
    throw new Error("the cause failed");
  });
  await expect(cause).rejects.toThrow("the cause failed");
  await enqueue(signUpCode("after@example.jp"));
  await sink.mailTo("after@example.jp");
  expect(sink.received.map(({ to }) => to)).not.toContain("rolled-back@example.jp");
  expect(await database.db.selectFrom("mails").select("kind").execute()).toHaveLength(1);
});

test("the code is stored encrypted while the mail waits, and wiped with the address once it is sent", async () => {
  let seen: string | null | undefined;
  sink.refuse(() => seen === undefined);
  await enqueue(signUpCode("wiped@example.jp"));
  seen = (await onlyMail()).payload;
  expect(seen).toMatch(/^t1\./);
  expect(seen).not.toContain("482915");
  await sink.mailTo("wiped@example.jp");
  await expect.poll(onlyMail).toMatchObject({
    state: "sent",
    payload: null,
    recipient: "",
    sent_at: clock.now(),
  });
});

test("a refused mail is tried again and arrives with the Message-ID of its row", async () => {
  let refusals = 0;
  sink.refuse((address) => address === "later@example.jp" && ++refusals === 1);
  await enqueue(signUpCode("later@example.jp"));
  const mail = await sink.mailTo("later@example.jp");
  const row = await onlyMail();
  expect(refusals).toBe(2);
  expect(row).toMatchObject({ attempts: 1 });
  expect(mail.messageId).toBe(`<${row.id}@tomoru.example>`);
});

test("what is kept of a failure names the server's codes but neither the address nor the code", async () => {
  let refused = () => {};
  const refusal = new Promise<void>((resolve) => {
    refused = resolve;
  });
  sink.refuse(() => {
    refused();
    return true;
  });
  await enqueue(signUpCode("refused@example.jp"));
  await refusal;
  await expect.poll(async () => (await onlyMail()).last_error).toBe("EENVELOPE 451 RCPT TO");
});

test("a mail sent twice carries the same Message-ID both times", async () => {
  await enqueue(signUpCode("twice@example.jp"));
  const first = await sink.mailTo("twice@example.jp");
  await expect.poll(onlyMail).toMatchObject({ state: "sent" });
  // As after a worker that died between sending and marking; only the payload has to be made anew.
  const { id } = await onlyMail();
  const payload = keys.seal(
    JSON.stringify({ kind: "signUpCode", data: { code: "482915", minutes: 10 } }),
    `mails/${id}`,
  );
  await database.db
    .updateTable("mails")
    .set({ state: "waiting", payload, recipient: first.to, sent_at: null })
    .execute();
  await deliverMail(parts, { mailId: id, queue: deliveryQueue });
  const second = await sink.mailTo("twice@example.jp");
  expect(second.messageId).toBe(first.messageId);
});

test("an expired mail is not sent, and its payload and address are wiped", async () => {
  await enqueue(signUpCode("expired@example.jp", { expiresAt: clock.now() }));
  await expect.poll(onlyMail).toMatchObject({ state: "expired", payload: null, recipient: "" });
  expect(sink.received.map(({ to }) => to)).not.toContain("expired@example.jp");
});

test("one bad address delays nobody", async () => {
  sink.refuse((address) => address.startsWith("bad"));
  for (let index = 0; index < 12; index += 1) await enqueue(signUpCode(`bad${index}@example.jp`));
  await enqueue(signUpCode("good@example.jp"));
  expect(await sink.mailTo("good@example.jp")).toMatchObject({ to: "good@example.jp" });
});

test("thousands of mails of one act let a code go first, and stay among themselves when they fail", async () => {
  const notices = Array.from({ length: 300 }, (_, nth) => signUpCode(`notice${nth}@example.jp`));
  await database.db
    .transaction()
    .execute((trx) => mailOutbox(parts).enqueueAll(trx, notices, { isBulk: true }));
  await enqueue(signUpCode("code@example.jp"));
  await sink.mailTo("code@example.jp");
  const waiting = await database.db.selectFrom("mails").select("id").where("state", "=", "waiting").execute();
  expect(waiting.length).toBeGreaterThan(1);
  sink.refuse(() => true);
  const failed = sql<{ name: string }>`
    select distinct job.name from mails join pgboss.job on job.singleton_key = mails.id::text
    where mails.attempts > 0 and job.state = 'created'`;
  await expect.poll(async () => (await failed.execute(database.db)).rows).toEqual([{ name: bulkQueue.name }]);
});

test("a mail that waits without a job is found by the sweep and delivered", async () => {
  sink.refuse(() => true);
  await enqueue(signUpCode("restored@example.jp"));
  await expect.poll(onlyMail).toMatchObject({ attempts: 1 });
  // As in a backup that holds the mails but not the queue.
  await sql`delete from pgboss.job where name = 'mail'`.execute(database.db);
  sink.refuse(() => false);
  await sweepMails(parts);
  expect(await sink.mailTo("restored@example.jp")).toMatchObject({ to: "restored@example.jp" });
});

test("a payload that was moved to another row does not open and nothing is sent", async () => {
  const payload = keys.seal(
    JSON.stringify({ kind: "signUpCode", data: { code: "111111", minutes: 10 } }),
    "mails/other",
  );
  // Moved in the mail's own transaction, or the worker might send what stood there before.
  await database.db.transaction().execute(async (trx) => {
    await mailOutbox(parts).enqueue(trx, signUpCode("moved@example.jp"));
    await trx.updateTable("mails").set({ payload }).where("recipient", "=", "moved@example.jp").execute();
  });
  const { id } = await onlyMail();
  await deliverMail(parts, { mailId: id, queue: deliveryQueue });
  expect(await onlyMail()).toMatchObject({ state: "waiting", last_error: "could not be made ready" });
});

test("a copy that was started without a newer key says that of a mail, and leaves it to the others", async () => {
  const newer = keyRing([{ id: "t2", key: Buffer.alloc(32, 8) }]);
  const newly = mailOutbox({ ...parts, keys: newer, jobs: { ...jobs, send: async () => undefined } });
  await database.db.transaction().execute((trx) => newly.enqueue(trx, signUpCode("newer@example.jp")));
  const { id } = await onlyMail();
  await deliverMail(parts, { mailId: id, queue: deliveryQueue });
  expect(await onlyMail()).toMatchObject({
    state: "waiting",
    last_error: "no encryption key has the id t2: this process was started without it in ENCRYPTION_KEYS",
  });
});
