import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { isDatabaseAway } from "./database-away.ts";
import { guardSpace } from "./disk-space.ts";
import { openEmbedded } from "./embedded-database.ts";

const gigabyte = 1024 ** 3;

test("while the disk is nearly full what writes is refused as by a database that is away, and then goes on", async () => {
  const pglite = await PGlite.create();
  await pglite.exec("create table notes (text text)");
  let free = 1024;
  guardSpace(pglite, { folder: "anywhere", free: () => free });
  const database = openEmbedded(pglite);
  const attempts = [
    () => pglite.query("insert into notes values ($1)", ["x"]),
    () => pglite.exec("with gone as (delete from notes returning 1) select * from gone"),
    () => database.db.transaction().execute((trx) => sql`delete from notes`.execute(trx)),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toSatisfy(isDatabaseAway);
  const read = database.db.transaction().execute((trx) => sql`select * from notes`.execute(trx));
  expect((await read).rows).toEqual([]);

  free = gigabyte;
  const write = () => pglite.query("insert into notes values ($1) returning text", ["x"]);
  await expect
    .poll(() => write().then(({ rows }) => rows.length, isDatabaseAway), { timeout: 45_000 })
    .toBe(1);
  await database.close();
});
