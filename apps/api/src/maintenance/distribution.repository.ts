import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../platform/db/database.ts";
import type { Placement } from "../platform/db/placements.ts";

/** Whether this database spreads tables over machines: most cannot. */
export async function isDistributor(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

export type Machines = { readonly coordinator: number; readonly workers: number };

/** The machines that the coordinator knows; itself among them, since what is everywhere lies there too. */
export async function countMachines(db: Queryable): Promise<Machines> {
  const { rows } = await sql<Machines>`
    select count(*) filter (where groupid = 0)::int as coordinator, count(*) filter (where shouldhaveshards)::int as workers
    from pg_dist_node where noderole = 'primary' and isactive`.execute(db);
  return rows[0] ?? { coordinator: 0, workers: 0 };
}

/** Copies of the product on this database: each listens. */
export async function countCopies(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'tomoru-live%'`.execute(db);
  return rows[0]?.count ?? 0;
}

type PlacedRow = {
  readonly name: string;
  readonly shardKey: string | null;
  readonly kind: Extract<Placement, string>;
};

/** Where each table lies. */
export async function findPlaces(db: Queryable): Promise<Map<string, Placement>> {
  const { rows } = await sql<PlacedRow>`
    select class.relname as name,
      case when part.partmethod = 'h' then column_to_column_name(part.logicalrelid, part.partkey) end as "shardKey",
      case when part.partmethod is null then 'plain' when part.repmodel = 't' then 'everywhere' else 'alone' end as kind
    from pg_class class left join pg_dist_partition part on part.logicalrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
    order by 1`.execute(db);
  return new Map(rows.map(({ name, shardKey, kind }) => [name, shardKey ? { shardKey } : kind]));
}

/** Tables that are by creator and yet not on the shards of the creators themselves. */
export async function findApart(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select class.relname as name from pg_dist_partition part
    join pg_class class on class.oid = part.logicalrelid
    where class.relnamespace = 'public'::regnamespace and part.partmethod = 'h' and part.colocationid <>
      (select colocationid from pg_dist_partition where logicalrelid = 'public.influencers'::regclass)
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** The schema that keeps the references that are aside; there while it has any. */
const aside = "distributing";
const kept = sql.table(`${aside}.references`);

export async function areReferencesAside(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${aside}`.execute(db);
  return rows.length > 0;
}

/** Puts aside every reference from or to one of these tables; none may point from a machine to a shard. All or nothing. */
export async function putReferencesAside(db: Queryable, tables: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`create schema if not exists ${sql.id(aside)}`.execute(trx);
    await sql`create table if not exists ${kept} (owner text, name text, definition text, primary key (owner, name))`.execute(
      trx,
    );
    const { rows } = await sql<{ owner: string; name: string }>`
      insert into ${kept}
      select owner.relname, conname, pg_get_constraintdef(pg_constraint.oid) from pg_constraint
      join pg_class owner on owner.oid = conrelid
      join pg_class target on target.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace
        and (owner.relname = any(${tables}) or target.relname = any(${tables}))
      returning owner, name`.execute(trx);
    for (const { owner, name } of rows) {
      await sql`alter table ${sql.id(owner)} drop constraint ${sql.id(name)}`.execute(trx);
    }
  });
}

/** Each by itself, so that whoever stops it half-way loses none. Answers how many. */
export async function putReferencesBack(db: Queryable): Promise<number> {
  if (!(await areReferencesAside(db))) return 0;
  const { rows } = await sql<{ owner: string; name: string; definition: string }>`
    select owner, name, definition from ${kept} order by 1, 2`.execute(db);
  for (const { owner, name, definition } of rows) {
    await db.transaction().execute(async (trx) => {
      await oneByOne.execute(trx);
      await sql`alter table ${sql.id(owner)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        trx,
      );
      await sql`delete from ${kept} where owner = ${owner} and name = ${name}`.execute(trx);
    });
  }
  await sql`drop schema ${sql.id(aside)} cascade`.execute(db);
  return rows.length;
}

type Placing = { readonly table: string; readonly placement: Placement; readonly shards: number };

/** Moves a table with its rows to its place; of what goes elsewhere nothing stays on the coordinator's disk. All or nothing. */
export async function place(db: Queryable, { table, placement, shards }: Placing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await oneByOne.execute(trx);
    await sql`select ${callOf({ table, placement, shards })}`.execute(trx);
    if (placement === "alone") return;
    await sql`select truncate_local_data_after_distributing_table(${table}::regclass)`.execute(trx);
  });
}

function callOf({ table, placement, shards }: Placing): RawBuilder<unknown> {
  if (placement === "alone") return sql`citus_add_local_table_to_metadata(${table})`;
  if (typeof placement !== "object") return sql`create_reference_table(${table})`;
  const { shardKey } = placement;
  return table === "influencers"
    ? sql`create_distributed_table(${table}, ${shardKey}, colocate_with => 'none', shard_count => ${shards})`
    : sql`create_distributed_table(${table}, ${shardKey}, colocate_with => 'influencers')`;
}

/** A table that others refer to is changed over one connection to each machine. */
const oneByOne = sql`set local citus.multi_shard_modify_mode to 'sequential'`;

/** Held by whoever distributes, until its connection ends. */
export async function holdDistribution(db: Queryable): Promise<void> {
  await sql`select pg_advisory_lock(hashtext('tomoru distribute'))`.execute(db);
}
