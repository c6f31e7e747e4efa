import { sql } from "kysely";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { databaseClock } from "./database-clock.ts";

const log = pino({ level: "silent" });

test("machines whose clocks are ten minutes apart agree about the time", async () => {
  const database = await openTestDatabase(inject("template"));
  onTestFinished(() => database.close());
  const minutes = 60_000;
  const [early, late] = await Promise.all(
    [-5 * minutes, 5 * minutes].map((wrong) =>
      databaseClock({ db: database.db, clock: { now: () => new Date(Date.now() + wrong) }, log }),
    ),
  );
  const apart = (late?.now().getTime() ?? Number.NaN) - (early?.now().getTime() ?? Number.NaN);
  expect(Math.abs(apart)).toBeLessThan(2000);
});

test("while the database is away a machine goes by its own clock", async () => {
  const database = await openTestDatabase(inject("template"));
  await sql`select 1`.execute(database.db);
  await database.close();
  const own = new Date("2026-11-15T03:00:00Z");
  const clock = await databaseClock({ db: database.db, clock: { now: () => own }, log });
  expect(clock.now()).toEqual(own);
});
