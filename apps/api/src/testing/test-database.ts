import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pino } from "pino";
import type { DatabaseAddress, OpenDatabase } from "../platform/db/database.ts";
import { openEmbedded, parsers } from "../platform/db/embedded-database.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { type Cluster, copyOnCluster, dropOnCluster, onEveryMachine, withDatabase } from "./cluster.ts";

/** Where the migrated template lies that every test file gets a copy of; set once a run by global-setup.ts. */
export type Template = { readonly kind: "embedded"; readonly file: string } | ServerTemplate;

/** The workers beside the url, where it is distributed. */
type ServerTemplate = Cluster & {
  readonly kind: "server";
  /** Set when the run uses a pooler in transaction mode, or has a replica to read from. */
  readonly poolerUrl: string | undefined;
  readonly replicaUrl: string | undefined;
  /** Whether it has connections for servers that wait for their next file. */
  readonly lends: boolean;
};

const silent = pino({ level: "silent" });

export type TestDatabase = OpenDatabase & {
  /** The same database as a second copy of the server reaches it: over connections of its own, where there is a server. */
  openAgain(): Promise<Pick<OpenDatabase, "db" | "reads" | "close">>;
  /** Whether its tables are spread over workers. */
  readonly isDistributed: boolean;
};

/** A migrated database of this test file's own: a copy of the template, on whichever database the run is for. */
export async function openTestDatabase(template: Template): Promise<TestDatabase> {
  if (template.kind === "embedded") {
    const loadDataDir = new Blob([await readFile(template.file)]);
    const opened = openEmbedded(await PGlite.create({ loadDataDir, parsers }));
    const openAgain = async () => ({ ...opened, close: async () => undefined });
    return { ...opened, openAgain, isDistributed: false };
  }
  const name = `${databaseName(template.url)}_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
  await copyOnCluster(template, { from: databaseName(template.url), to: name });
  const open = () => openDatabase({ ...addressOf(template, name), log: silent });
  const opened = await open();
  return {
    ...opened,
    openAgain: open,
    isDistributed: template.workerUrls.length > 0,
    async close() {
      await opened.close();
      await dropOnCluster(template, name);
    },
  };
}

/** The addresses at which the code under test reaches a database of the run's server. */
export function addressOf({ url, poolerUrl, replicaUrl }: ServerTemplate, name: string): DatabaseAddress {
  return {
    databaseUrl: withDatabase(poolerUrl ?? url, name),
    databaseDirectUrl: poolerUrl && withDatabase(url, name),
    databaseReadUrl: replicaUrl && withDatabase(replicaUrl, name),
    dataDir: "",
  };
}

/** The same as the environment of a process of its own. */
export function environmentOf(template: ServerTemplate, name: string): Record<string, string> {
  const { databaseUrl = "", databaseDirectUrl = "", databaseReadUrl = "" } = addressOf(template, name);
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_READ_URL: databaseReadUrl,
  };
}

/** The server's own database, which takes guests while the template of a cluster is shut. */
export function maintenanceUrl(url: string): string {
  return withDatabase(url, "postgres");
}

/** Runs one statement on the server's own maintenance database. */
export function onServer(url: string, statement: string): Promise<void> {
  return onEveryMachine({ url, workerUrls: [] }, { statement });
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}
