import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, inject, test } from "vitest";
import { withDatabase } from "../../testing/cluster.ts";
import { onServer, openTestDatabase } from "../../testing/test-database.ts";
import { jobsDatabase } from "../db/jobs-database.ts";
import { startJobs } from "./job-queue.ts";

const template = inject("template");
const log = pino({ level: "silent" });

/** What a pooler says before it hangs up; PostgreSQL itself says one such thing. */
const farewell = fatal("08P01", "server conn crashed?");

function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeUInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

/** Passes everything on to the server of `url`, until it is told to hang up. */
async function startPooler(url: string) {
  const { hostname, port } = new URL(url);
  const clients = new Set<Socket>();
  const pooler = createServer((client) => {
    const server = connect(Number(port || 5432), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.pipe(other);
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
    }
    clients.add(client);
    client.once("close", () => clients.delete(client));
  }).listen(0, "127.0.0.1");
  await once(pooler, "listening");
  const address = pooler.address();
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String(typeof address === "object" && address?.port);
  return {
    url: through.href,
    connections: () => clients.size,
    /** Says twice why, on every connection, and ends it. */
    hangUp() {
      for (const client of clients) client.end(Buffer.concat([farewell, farewell]));
    },
    async stop() {
      for (const client of clients) client.destroy();
      pooler.close();
      await once(pooler, "close");
    },
  };
}

test.runIf(template.kind === "server")(
  "connections that are cut again and again, with more than one word, end neither the process nor the jobs",
  async () => {
    if (template.kind !== "server") return;
    const database = await openTestDatabase(template);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const name = rows[0]?.name ?? "";
    const pooler = await startPooler(withDatabase(template.url, name));
    const db = jobsDatabase({ connectionString: pooler.url, log });
    const jobs = await startJobs({ database: { ...database, jobs: { db } }, log, work: true });
    // A job that was given out over a connection that is cut meanwhile is nobody's until its lease is over.
    const queue = { name: "lost-connections", leaseSeconds: 5, atOnce: 2 };
    const ran: (string | undefined)[] = [];
    try {
      await jobs.prepare(queue);
      await jobs.work(queue, async ({ round }) => void ran.push(round));
      for (const round of ["1", "2", "3"]) {
        await expect.poll(pooler.connections, { timeout: 30_000 }).toBeGreaterThan(0);
        pooler.hangUp();
        await database.db
          .transaction()
          .execute((trx) => jobs.send(trx, { queue, data: { round }, key: round }));
        await expect.poll(() => ran, { timeout: 60_000 }).toContain(round);
        // And by the server itself, which the pooler only passes on.
        await onServer(
          template.url,
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = '${name}' and application_name = 'tomoru-jobs'`,
        );
      }
    } finally {
      await jobs.stop();
      await db.close();
      await pooler.stop();
      await database.close();
    }
  },
  240_000,
);
