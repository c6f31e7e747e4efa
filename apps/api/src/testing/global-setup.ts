import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { placeAll } from "../maintenance/distribute.ts";
import type { OpenDatabase } from "../platform/db/database.ts";
import { openEmbedded, parsers } from "../platform/db/embedded-database.ts";
import { migrate } from "../platform/db/migrate.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { startJobs } from "../platform/jobs/job-queue.ts";
import { askServer, createOnCluster, dropOnCluster, shutOnCluster, withDatabase } from "./cluster.ts";
import type { Template } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    template: Template;
  }
}

const log = pino({ level: "silent" });

/** The default of a hundred is too few: two workers keep waiting servers beside the two under test. */
const connectionsToLend = 250;

/** Two shards for each of two workers: with one, nothing would show that a statement stays on its shard. */
const testShards = 4;

/**
 * Migrates one template a run: in memory, or on the PostgreSQL server that TEST_DATABASE_URL names. What is tested then
 * goes through TEST_POOLER_URL, and reads from TEST_REPLICA_URL, where those are set (npm run scaling); the tables are
 * spread over the workers of TEST_WORKER_URLS (npm run lab:citus).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? templateOnServer(project, url) : templateInMemory(project);
}

async function templateOnServer(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `tomoru_template_${process.pid}`;
  const cluster = { url, workerUrls: workersOf(process.env.TEST_WORKER_URLS) };
  await createOnCluster(cluster, name);
  const database = await openDatabase({ databaseUrl: withDatabase(url, name), dataDir: "", log });
  await prepare(database);
  const isCluster = cluster.workerUrls.length > 0;
  if (isCluster) await database.patiently((db) => placeAll(db, testShards));
  await database.close();
  if (isCluster) await shutOnCluster(cluster, name);
  const isPlain = !isCluster && !process.env.TEST_POOLER_URL && !process.env.TEST_REPLICA_URL;
  project.provide("template", {
    kind: "server",
    lends: isPlain && (await connectionsOf(url)) >= connectionsToLend,
    url: withDatabase(url, name),
    workerUrls: cluster.workerUrls,
    poolerUrl: process.env.TEST_POOLER_URL,
    replicaUrl: process.env.TEST_REPLICA_URL,
  });
  return async () => {
    for (const lent of await databasesOf(url, `${name}_`)) await dropOnCluster(cluster, lent);
    await dropOnCluster(cluster, name);
  };
}

async function connectionsOf(url: string): Promise<number> {
  const [row] = await askServer(url, "show max_connections");
  return Number(row?.max_connections);
}

/** The databases of this run that were passed from file to file. */
async function databasesOf(url: string, prefix: string): Promise<string[]> {
  const rows = await askServer(url, "select datname from pg_database where starts_with(datname, $1)", [
    prefix,
  ]);
  return rows.map(({ datname }) => String(datname));
}

function workersOf(listed = ""): string[] {
  return listed.split(",").filter((url) => url !== "");
}

async function templateInMemory(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tomoru-test-"));
  const file = join(folder, "template.tar");
  const pglite = await PGlite.create({ parsers });
  const database = openEmbedded(pglite);
  await prepare(database);
  await writeFile(file, new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await database.close();
  project.provide("template", { kind: "embedded", file });
  return () => rm(folder, { recursive: true, force: true });
}

async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database);
  const jobs = await startJobs({ database, log, work: false });
  await jobs.stop();
}
