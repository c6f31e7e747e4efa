import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { Queryable } from "./database.ts";
import { statementsOf } from "./migrate.ts";
import { placements, shardKeyOf } from "./placements.ts";

const template = inject("template");
const isCluster = template.kind === "server" && template.workerUrls.length > 0;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(template);
});
afterAll(() => database.close());

async function tablesOf(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

const migrations = join(import.meta.dirname, "../../../migrations");

test("no step adds a column together with a constraint, which a distributed database takes by its own name alone", () => {
  const steps = readdirSync(migrations).map((file) => readFileSync(join(migrations, file), "utf8"));
  const added = steps.flatMap(statementsOf).flatMap((text) => text.match(/\badd column [^,;]*/gi) ?? []);
  expect(added.length).toBeGreaterThan(10);
  expect(added.filter((text) => /\b(check|references|unique|primary key)\b/i.test(text))).toEqual([]);
});

type Unique = { readonly name: string; readonly on: string; readonly columns: readonly string[] };

/** Primary keys and all else that is unique. */
async function uniquesOf(db: Queryable): Promise<readonly Unique[]> {
  const { rows } = await sql<Unique>`
    select index.relname as name, owner.relname as on, array(
      select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)
    ) as columns
    from pg_index
    join pg_class index on index.oid = indexrelid
    join pg_class owner on owner.oid = indrelid
    where indisunique and owner.relnamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows;
}

type Reference = {
  readonly name: string;
  readonly on: string;
  readonly to: string;
  readonly pairs: readonly string[];
};

/** Foreign keys, with their columns as `from=to`. */
async function referencesOf(db: Queryable): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select conname as name, owner.relname as on, target.relname as to, array(
      select own.attname || '=' || other.attname
      from unnest(conkey, confkey) as pair (own_number, other_number)
      join pg_attribute own on own.attrelid = conrelid and own.attnum = own_number
      join pg_attribute other on other.attrelid = confrelid and other.attnum = other_number
    ) as pairs
    from pg_constraint
    join pg_class owner on owner.oid = conrelid
    join pg_class target on target.oid = confrelid
    where contype = 'f' and owner.relnamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows;
}

/** What a distributed PostgreSQL would refuse of the schema as it is. */
async function refused(db: Queryable): Promise<string[]> {
  const keys = (await uniquesOf(db)).filter(({ on, columns }) => {
    const shardKey = shardKeyOf(on);
    return shardKey !== undefined && !columns.includes(shardKey);
  });
  const references = (await referencesOf(db)).filter(({ on, to, pairs }) => {
    const [own, other] = [shardKeyOf(on), shardKeyOf(to)];
    if (own && other) return !pairs.includes(`${own}=${other}`);
    // From a shard to what every machine has; between two tables of the same kind; no other way.
    return own ? placements[to] !== "everywhere" : placements[on] !== placements[to];
  });
  return [...keys, ...references].map(({ on, name }) => `${on}: ${name}`);
}

test("every table has its place on a distributed database", async () => {
  expect(await tablesOf(database.db)).toEqual(Object.keys(placements).sort());
});

test("everything unique and every reference of a creator's tables carries the shard key", async () => {
  expect((await uniquesOf(database.db)).length).toBeGreaterThan(25);
  expect((await referencesOf(database.db)).length).toBeGreaterThan(10);
  expect(await refused(database.db)).toEqual([]);
});

// A database that is distributed takes neither to begin with.
test.skipIf(isCluster)("a key or a reference without the shard key is found", async () => {
  const planted = database.db.transaction().execute(async (trx) => {
    await sql`create unique index planted_key on offers (offer_id)`.execute(trx);
    await sql`alter table payments add column offer_key uuid, add column offer_owner uuid`.execute(trx);
    await sql`alter table payments add constraint planted_pair
      foreign key (offer_owner, offer_key) references offers (influencer_id, id)`.execute(trx);
    await sql`alter table mails add constraint planted_way foreign key (about) references influencers (id)`.execute(
      trx,
    );
    const found = await refused(trx);
    throw Object.assign(new Error("planted"), { found });
  });
  await expect(planted).rejects.toMatchObject({
    found: ["offers: planted_key", "payments: planted_pair", "mails: planted_way"],
  });
});
