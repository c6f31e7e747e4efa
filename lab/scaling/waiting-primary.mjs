// A primary that acknowledges a commit once its replica shows it, as docs/operations.md sets it up.
import pg from "pg";
import { eventually } from "../drills/harness/waiting.mjs";

const name = "tomoru_read";

/** @param {import("../../scripts/own-postgres.mjs").OwnPostgres} primary */
export async function startReplica(primary) {
  const replica = await primary.replica(name);
  await waitFor(primary, replica);
  return replica;
}

/** @param {{ url: string }} primary @param {{ url: string }} replica */
export async function waitFor(primary, replica) {
  await set(primary, { synchronous_commit: "remote_apply", synchronous_standby_names: name });
  await eventually("the replica to be waited for", async () => {
    const [row] = await ask(primary, "select sync_state from pg_stat_replication");
    return row?.sync_state === "sync";
  });
  await ask(replica, "select 1");
}

/** The replica is off the list: nobody waits for it. @param {{ url: string }} primary */
export function waitForNobody(primary) {
  return set(primary, { synchronous_commit: "on", synchronous_standby_names: "" });
}

/** @param {{ url: string }} server @param {Record<string, string>} settings */
async function set(server, settings) {
  for (const [setting, value] of Object.entries(settings)) {
    await ask(server, `alter system set ${setting} = '${value}'`);
  }
  await ask(server, "select pg_reload_conf()");
}

/** @param {{ url: string }} server @param {string} text @returns {Promise<any[]>} */
export async function ask({ url }, text) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
