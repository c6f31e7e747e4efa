import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import pg from "pg";
import { StartFault } from "../platform/start-fault.ts";

type Copy = {
  readonly databaseUrl: string;
  readonly file: string;
  readonly environment: NodeJS.ProcessEnv;
};

const whoseRights = ["--no-owner", "--no-privileges"];

/** The whole database in pg_dump's own format, as of one moment, while others write. Throws StartFault with the program's last line. */
export async function dumpServer({ file, ...where }: Copy): Promise<void> {
  // The program keeps the rights of a file that is there already.
  await writeFile(file, "", { mode: 0o600 });
  await run("pg_dump", { ...where, args: ["--format=custom", ...whoseRights, `--file=${file}`] });
}

/** All or nothing, into an empty database, after one statement of its own. Throws StartFault. */
export async function loadServer({ file, first, ...where }: Copy & { first: string }): Promise<void> {
  await inEmpty(where.databaseUrl, first);
  const args = ["--single-transaction", "--exit-on-error", ...whoseRights, file];
  await run("pg_restore", { ...where, args });
}

/** Schemas and tables that are neither PostgreSQL's own nor an extension's. */
const anything = `
  select 1 from pg_namespace space left join pg_class class on class.relnamespace = space.oid
  where space.nspname !~ '^(pg_|information_schema$)' and (space.nspname <> 'public' or class.oid is not null)
    and not exists (select 1 from pg_depend where deptype = 'e'
      and (classid, objid) in (('pg_namespace'::regclass, space.oid), ('pg_class'::regclass, class.oid)))
  limit 1`;

async function inEmpty(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(anything);
    if (rowCount) throw new StartFault("The database of DATABASE_URL is not empty: restore into a new one.");
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function run(
  program: "pg_dump" | "pg_restore",
  { databaseUrl, environment, args }: Omit<Copy, "file"> & { args: string[] },
): Promise<void> {
  // By the environment: what stands in the arguments is shown to everybody on the machine.
  const { password } = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.password = "";
  const env = { ...environment, ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (part: Buffer) => {
    said = (said + part.toString()).slice(-2000);
  });
  const [code] = await once(child, "close").catch(() => {
    throw new StartFault(
      `${program} is not there: install PostgreSQL's client programs, of the server's version or newer.`,
    );
  });
  if (code !== 0) throw new StartFault(`${program} failed: ${said.trim().split("\n").at(-1) ?? code}`);
}
