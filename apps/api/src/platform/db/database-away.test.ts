import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { refusalOf } from "../http/failures.ts";
import type { OpenDatabase, Trx } from "./database.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  await sql`create table away_rows (id integer primary key, changes integer not null)`.execute(database.db);
  await sql`insert into away_rows values (1, 0), (2, 0)`.execute(database.db);
});
afterAll(() => database.close());

const away = { code: 5000, status: 503, retryAfter: 2 };

function change(id: number): RawBuilder<unknown> {
  return sql`update away_rows set changes = changes + 1 where id = ${id}`;
}

/** What a caller is told of each work's failure; nothing where it did not fail. */
async function refusals(works: Promise<unknown>[]) {
  const ended = await Promise.allSettled(works);
  return ended.flatMap((end) => (end.status === "rejected" ? [refusalOf(end.reason)] : []));
}

/** Both have begun before either goes on. */
function meeting(parties: number): () => Promise<void> {
  const all = Promise.withResolvers<void>();
  let there = 0;
  return () => {
    there += 1;
    if (there === parties) all.resolve();
    return all.promise;
  };
}

test.each([
  "failure on connection marked as essential: 10.0.0.7:5432",
  "SSL SYSCALL error: EOF detected",
  "server closed the connection unexpectedly",
])("a worker that is lost in the middle of a transaction is a database that is away: %s", (message) => {
  expect(refusalOf(Object.assign(new Error(message), { code: "XX000" }))).toMatchObject(away);
});

test("a socket that is gone is a database that is away, a file that is gone is not", () => {
  const gone = (syscall: string) => Object.assign(new Error("ENOENT"), { code: "ENOENT", syscall });
  expect(refusalOf(gone("connect"))).toMatchObject(away);
  expect(refusalOf(gone("open"))).not.toMatchObject(away);
});

// The embedded database has one connection, so that no two transactions are ever open.
const onServer = test.runIf(inject("template").kind === "server");

onServer("of two that wait for each other one is told to try again, and the other is done", async () => {
  const bothHold = meeting(2);
  const inOrder = (first: number, second: number) =>
    database.db.transaction().execute(async (trx) => {
      await change(first).execute(trx);
      await bothHold();
      await change(second).execute(trx);
    });
  expect(await refusals([inOrder(1, 2), inOrder(2, 1)])).toMatchObject([away]);
});

onServer("who gives way to another's change of the same row is told to try again", async () => {
  const bothRead = meeting(2);
  const changeAsRead = async (trx: Trx) => {
    await sql`select changes from away_rows where id = 1`.execute(trx);
    await bothRead();
    await change(1).execute(trx);
  };
  const steady = () => database.db.transaction().setIsolationLevel("repeatable read").execute(changeAsRead);
  expect(await refusals([steady(), steady()])).toMatchObject([away]);
});

test("a database that only lets itself be read, as a primary that was made a standby, is away", async () => {
  const reading = database.db.transaction().execute(async (trx) => {
    await sql`set transaction read only`.execute(trx);
    await change(1).execute(trx);
  });
  expect(await refusals([reading])).toMatchObject([away]);
});

test("a statement that is wrong is no absence", async () => {
  const wrong = sql`select nothing from away_rows`.execute(database.db);
  expect(await refusals([wrong])).toMatchObject([{ code: 5000, status: 500 }]);
});
