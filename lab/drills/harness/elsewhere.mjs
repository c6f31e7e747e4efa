// Where a backup is restored to: both kinds of database, empty and beside those that it was made of.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** @typedef {{ databaseUrl?: string, dataDir?: string }} Place */
/** @typedef {{ name: string, here: Place, there: Place }} Engine */

/** @param {import("./run-drill.mjs").Drill} drill @returns {Promise<Engine[]>} */
export async function bothEngines(drill) {
  const { url } = await drill.postgres();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create database elsewhere");
  await client.end();
  const dataDir = join(drill.folder, "elsewhere");
  mkdirSync(dataDir);
  return [
    {
      name: "server",
      here: { databaseUrl: url },
      there: { databaseUrl: url.replace(/postgres$/, "elsewhere") },
    },
    { name: "embedded", here: {}, there: { dataDir } },
  ];
}

/** The environment of a copy there. @param {import("./world.mjs").World} world @param {Place} there */
export function environmentThere({ env }, { databaseUrl, dataDir }) {
  return {
    ...env,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(dataDir && { DATA_DIR: dataDir }),
  };
}
