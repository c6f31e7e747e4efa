import pg from "pg";

/** The addresses of a distributed PostgreSQL; without workers it is a plain server. */
export type Cluster = { readonly url: string; readonly workerUrls: readonly string[] };

/** Runs one statement on a database of every machine. */
export async function onEveryMachine(
  { url, workerUrls }: Cluster,
  { database = "postgres", statement }: { database?: string; statement: string },
): Promise<void> {
  for (const machine of [url, ...workerUrls]) await runOn(withDatabase(machine, database), [statement]);
}

/** An empty database that the coordinator spreads over its workers, once something is placed there. */
export async function createOnCluster(cluster: Cluster, name: string): Promise<void> {
  await onEveryMachine(cluster, { statement: `create database ${name}` });
  if (cluster.workerUrls.length === 0) return;
  await onEveryMachine(cluster, { database: name, statement: "create extension citus" });
  const [coordinator, ...workers] = [cluster.url, ...cluster.workerUrls].map(placeOf);
  await runOn(withDatabase(cluster.url, name), [
    `select citus_set_coordinator_host(${coordinator})`,
    ...workers.map((worker) => `select citus_add_node(${worker})`),
  ]);
}

/** Refuses new connections and ends the others: a database can be copied only when nobody is connected, not even the engine's daemon. */
export async function shutOnCluster(cluster: Cluster, name: string): Promise<void> {
  await onEveryMachine(cluster, { statement: `alter database ${name} allow_connections false` });
  await onEveryMachine(cluster, {
    statement: `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  });
}

export function copyOnCluster(cluster: Cluster, { from, to }: { from: string; to: string }): Promise<void> {
  return onEveryMachine(cluster, { statement: `create database ${to} template ${from}` });
}

/** Shuts it first, or the engine's daemon may connect just then. Waits for a daemon that is still leaving. */
export async function dropOnCluster(cluster: Cluster, name: string): Promise<void> {
  if (cluster.workerUrls.length > 0) await shutOnCluster(cluster, name);
  const drop = () => onEveryMachine(cluster, { statement: `drop database if exists ${name} with (force)` });
  for (let tries = 5; tries > 1; tries -= 1) {
    try {
      return await drop();
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== objectInUse) throw error;
    }
  }
  await drop();
}

const objectInUse = "55006";

/** What the server says of itself, as rows of texts and numbers. */
export async function askServer(
  url: string,
  statement: string,
  values: readonly string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `'${hostname}', ${port}`;
}

async function runOn(url: string, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await askServer(url, statement);
}
