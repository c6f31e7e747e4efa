import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { getMigrations, migrate, statementsOf } from "./migrate.ts";

test("a file is cut into its statements and comments fall away", () => {
  const text =
    "-- why; and more\ncreate table a (\n  -- a column; with a semicolon\n  b text default ';'\n);\n\ninsert into a values ('x');\n";
  expect(statementsOf(text)).toEqual([
    "create table a (\n\n  b text default ';'\n)",
    "insert into a values ('x')",
  ]);
});

test("the body of a function is a part of its statement", () => {
  const body = "create function f() returns trigger language plpgsql as $$\nbegin\n  return null;\nend $$";
  expect(statementsOf(`${body};\nselect 1;\n`)).toEqual([body, "select 1"]);
});

test("the steps run in the order of their numbers, without a gap", async () => {
  const numbers = Object.keys(await getMigrations()).map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

const template = inject("template");

test.runIf(template.kind === "server")(
  "a copy that migrates while another holds the lock waits for it",
  async () => {
    const database = await openTestDatabase(template);
    const held = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    // The last step is what the other one is at.
    const { rows: steps } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = (select max(name) from kysely_migration) returning *`.execute(
      database.db,
    );
    const holder = database.db.transaction().execute(async (trx) => {
      await sql`lock table kysely_migration_lock in access exclusive mode`.execute(trx);
      held.resolve();
      await letGo.promise;
      for (const { name, timestamp } of steps) {
        await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(trx);
      }
    });
    await held.promise;
    let isDone = false;
    const migrating = migrate(database).then(() => {
      isDone = true;
    });
    // Longer than a request waits for a lock.
    await sql`select pg_sleep(3)`.execute(database.db);
    expect(isDone).toBe(false);
    letGo.resolve();
    await Promise.all([holder, migrating]);
    expect(isDone).toBe(true);
    await database.close();
  },
);

test.runIf(template.kind === "server")("a copy that has nothing to migrate waits for no lock", async () => {
  const database = await openTestDatabase(template);
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table kysely_migration_lock in access exclusive mode`.execute(trx);
    await expect(migrate(database)).resolves.toBeUndefined();
  });
  await database.close();
});

test("a schema that has a step which this copy does not know is refused", async () => {
  const database = await openTestDatabase(template);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-to-come', '')`.execute(database.db);
  await expect(migrate(database)).rejects.toThrow("9999-to-come");
  await database.close();
});
