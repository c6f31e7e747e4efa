import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { mails } from "../../mails.ts";
import { fakeClock } from "../../testing/fake-clock.ts";
import { type MailSink, startMailSink } from "../../testing/mail-sink.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { secondsAfter } from "../clock.ts";
import { keyRing } from "../crypto/key-ring.ts";
import type { OpenDatabase } from "../db/database.ts";
import { type Jobs, startJobs } from "../jobs/job-queue.ts";
import { startMail } from "./mail-delivery.ts";
import { mailOutbox } from "./mail-outbox.ts";
import { MailFault, type MailTransport } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

const config = {
  appUrl: "https://tomoru.example",
  mailFrom: "no-reply@tomoru.example",
  supportEmail: "support@tomoru.example",
};
const clock = fakeClock();
const keys = keyRing([{ id: "t1", key: Buffer.alloc(32, 7) }]);
const log = pino({ level: "silent" });
const mail = { messageId: "<m@tomoru.example>", to: "a@example.jp", subject: "s", html: "h", text: "t" };

let database: OpenDatabase;
let sink: MailSink;
let jobs: Jobs;
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  sink = await startMailSink();
  jobs = await startJobs({ database, log, work: true });
});

afterAll(async () => {
  await jobs.stop();
  await Promise.all(open.map((each) => each.close()));
  await sink.close();
  await database.close();
});

/** A transport to a server of our own whose conversations go as told. */
async function transportTo(
  converse: (socket: Socket) => void,
  times: { connectMs: number; silenceMs: number; totalMs: number },
): Promise<MailTransport> {
  const server: Server = createServer((socket) => {
    socket.on("error", () => undefined);
    open.push({ close: () => socket.destroy() });
    converse(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const transport = smtpTransport({ ...config, smtpUrl: `smtp://127.0.0.1:${port}`, times });
  open.push(transport, server);
  return transport;
}

const long = 60_000;
const short = 200;

test("a server that never greets is given up at the limit for connecting", async () => {
  const times = { connectMs: short, silenceMs: long, totalMs: long };
  const transport = await transportTo(() => undefined, times);
  await expect(transport.send({ ...mail, headers: {} })).rejects.toThrow(MailFault);
});

test("a server that falls silent after the greeting is given up at the limit for silence", async () => {
  const times = { connectMs: long, silenceMs: short, totalMs: long };
  const transport = await transportTo((socket) => socket.write("220 ready\r\n"), times);
  await expect(transport.send({ ...mail, headers: {} })).rejects.toThrow(MailFault);
});

test("a server that keeps talking and never ends is given up at the limit for the whole", async () => {
  const times = { connectMs: long, silenceMs: long, totalMs: 1000 };
  const transport = await transportTo((socket) => {
    socket.write("220 ready\r\n");
    const talk = setInterval(() => socket.write("250-still thinking\r\n"), 50);
    socket.on("close", () => clearInterval(talk));
  }, times);
  await expect(transport.send({ ...mail, headers: {} })).rejects.toThrow(MailFault);
});

test("a mail whose first conversation hangs is tried again and arrives once", async () => {
  let conversations = 0;
  const times = { connectMs: 2000, silenceMs: 2000, totalMs: 5000 };
  const transport = await transportTo((socket) => {
    conversations += 1;
    if (conversations === 1) return;
    const through = connect(Number(new URL(sink.url).port), "127.0.0.1");
    through.on("error", () => socket.destroy());
    socket.on("close", () => through.destroy());
    socket.pipe(through).pipe(socket);
  }, times);
  const parts = { config, db: database.db, clock, keys, jobs, mails, transport, log };
  await startMail({ ...parts, work: true });
  await database.db.transaction().execute((trx) =>
    mailOutbox(parts).enqueue(trx, {
      kind: "accountClosed",
      data: { fullName: "山田 花子" },
      to: "hanako@example.jp",
      locale: "ja",
      expiresAt: secondsAfter(clock.now(), 600),
    }),
  );
  await sink.mailTo("hanako@example.jp");
  const row = () => database.db.selectFrom("mails").select(["state", "attempts"]).executeTakeFirst();
  await expect.poll(row).toMatchObject({ state: "sent" });
  expect((await row())?.attempts).toBeGreaterThanOrEqual(1);
  expect(sink.received).toHaveLength(1);
});
