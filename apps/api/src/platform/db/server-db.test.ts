import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { afterAll, describe, expect, inject, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { type Parameter, ServerDb } from "./server-db.ts";
import { serverPool } from "./server-pool.ts";

const template = inject("template");

// The embedded database has no connections to prepare anything on.
describe.runIf(template.kind === "server")("a statement asked of a server", async () => {
  const database = await openTestDatabase(template);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(template.kind === "server" ? template.url : "postgres://nowhere");
  url.pathname = `/${rows[0]?.name}`;
  const log = pino({ level: "silent" });
  const pool = serverPool({ connectionString: url.href, isPooled: false, connections: 1, log });
  const db = new ServerDb({ pool, isPooled: false });
  const unnamed = new ServerDb({ pool, isPooled: true });

  afterAll(async () => {
    await db.destroy();
    await database.close();
  });

  const everyKind = `select $1::text as text, $2::bigint as big, $3::boolean as truth, $4::timestamptz as moment,
    $4::timestamptz::date as day, array[$1, 'b'] as list, null::integer as nothing, $5::integer as number`;
  const given: Parameter[] = [
    "しずく",
    9_007_199_254_740_993n.toString(),
    false,
    new Date("2026-11-15T03:00:00.123Z"),
    7,
  ];

  test("answers each time what the query builder answers", async () => {
    const expected = (await pool.query(everyKind, given)).rows;
    for (let time = 0; time < 3; time += 1) {
      expect(await db.ask(everyKind, given)).toEqual(expected);
      expect(await unnamed.ask(everyKind, given)).toEqual(expected);
    }
  });

  test("is prepared once a connection, and never behind a pooler", async () => {
    const text = "select count(*)::integer as prepared from pg_prepared_statements where statement = $1";
    await unnamed.ask(text, [text]);
    expect(await unnamed.ask(text, [text])).toEqual([{ prepared: 0 }]);
    await db.ask(text, [text]);
    expect(await db.ask(text, [text])).toEqual([{ prepared: 1 }]);
  });

  test("that the server refuses can be asked again", async () => {
    const divide = "select 1 / $1::integer as quotient";
    await expect(db.ask(divide, [0])).rejects.toMatchObject({ code: "22012" });
    await expect(db.ask(divide, ["none"])).rejects.toMatchObject({ code: "22P02" });
    expect(await db.ask(divide, [1])).toEqual([{ quotient: 1 }]);
  });

  test("whose columns have changed since is refused once rather than misread", async () => {
    await sql`create table shifting (first integer, second text)`.execute(db);
    await sql`insert into shifting values (1, 'two')`.execute(db);
    const text = "select * from shifting where $1";
    expect(await db.ask(text, [true])).toEqual([{ first: 1, second: "two" }]);
    await sql`alter table shifting drop column first`.execute(db);
    await expect(db.ask(text, [true])).rejects.toMatchObject({ code: "0A000" });
    expect(await db.ask(text, [true])).toEqual([{ second: "two" }]);
  });

  test("whose connection is cut fails, and the next one is served over another", async () => {
    const killer = new pg.Client({ connectionString: url.href });
    await killer.connect();
    const asleep = db.ask("select pg_sleep(30) where $1", [true]);
    const isAsleep = async () => {
      const found = await killer.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and state = 'active' and datname = current_database()",
      );
      return found.rowCount;
    };
    await Promise.all([
      expect(asleep).rejects.toMatchObject({ code: "57P01" }),
      expect.poll(isAsleep, { timeout: 10_000 }).toBe(1),
    ]);
    await killer.end();
    expect(await db.ask("select 1 as one where $1", [true])).toEqual([{ one: 1 }]);
  });
});
