// pgbouncer by the transaction in front of a PostgreSQL server, as docs/operations.md sets it up.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { unprivileged } from "../../scripts/own-postgres.mjs";
import { eventually } from "../drills/harness/waiting.mjs";
import { accepts } from "./accepts.mjs";

/** The settings of a new connection: a pooler in transaction mode cannot pass on what each copy asks for at its start. */
const beginning = "set statement_timeout = 5000; set lock_timeout = 2000; set timezone = UTC";

/** @param {{ port: number }} server */
export async function startPooler({ port: serverPort }) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "tomoru-pooler-"));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, configuration({ port, serverPort }));
  const user = unprivileged();
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const child = spawn("pgbouncer", ["-q", file], { ...user, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (part) => {
    said = (said + part).slice(-4000);
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await eventually("pgbouncer", () => {
    if (child.exitCode !== null)
      throw new Error(`pgbouncer ended by itself (apt-get install pgbouncer):\n${said}`);
    return accepts(port);
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: child.pid ?? 0, stop };
}

/** @param {{ port: number, serverPort: number }} ports */
function configuration({ port, serverPort }) {
  return `[databases]
* = host=127.0.0.1 port=${serverPort} user=postgres connect_query='${beginning}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
query_wait_timeout = 5
`;
}
