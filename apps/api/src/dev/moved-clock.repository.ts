import { sql } from "kysely";
import type { Queryable } from "../platform/db/database.ts";

/** The channel on which copies hear that the clock was moved. */
export const clockChannel = "dev_clock";

const onlyRow = 1;

/** Milliseconds. */
export async function readAhead(db: Queryable): Promise<number> {
  const row = await db.selectFrom("dev_clock").select("ahead_ms").executeTakeFirst();
  return Number(row?.ahead_ms ?? 0);
}

type Moving = { readonly by: number } | { readonly to: number };

/** One statement, so that of two moves at once both count. Never back, and never beyond `most`. All in milliseconds. */
export async function moveAhead(db: Queryable, moving: Moving, most: number): Promise<number> {
  const [by, to] = "by" in moving ? [moving.by, 0] : [0, moving.to];
  const first = Math.min(Math.max(by, to, 0), most);
  const { rows } = await sql<{ ahead_ms: string }>`
    insert into dev_clock (id, ahead_ms) values (${onlyRow}, ${first})
    on conflict (id) do update
      set ahead_ms = least(greatest(dev_clock.ahead_ms + ${by}, dev_clock.ahead_ms, ${to}), ${most})
    returning ahead_ms`.execute(db);
  return Number(rows[0]?.ahead_ms ?? 0);
}

export async function tellMoved(db: Queryable): Promise<void> {
  await sql`select pg_notify(${clockChannel}, '')`.execute(db);
}
