import type { Db } from "../platform/db/database.ts";
import { migrate } from "../platform/db/migrate.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { placements } from "../platform/db/placements.ts";
import { untilUnlocked } from "../platform/db/until-unlocked.ts";
import { StartFault } from "../platform/start-fault.ts";
import type { Command } from "./command.ts";
import { type Displaced, findDisplaced } from "./distributing.ts";
import {
  countCopies,
  countMachines,
  holdDistribution,
  isDistributor,
  place,
  putReferencesAside,
  putReferencesBack,
} from "./distribution.repository.ts";

/** Enough for so many machines later; a shard is what moves. */
const shardsByDefault = 32;

/**
 * `npm run distribute [shards]`: every table of a distributed PostgreSQL in its place, with its rows. What is there already
 * is left alone, so it may be stopped half-way and run again, and after an update it places what that has brought.
 */
export const distribute: Command = async ({ args: [wanted], config, log }) => {
  const shards = wanted === undefined ? shardsByDefault : Number(wanted);
  if (!Number.isInteger(shards) || shards < 1) {
    throw new StartFault("Say into how many shards as a whole number: npm run distribute [shards]");
  }
  if (!config.databaseUrl) {
    throw new StartFault(
      "The embedded database is on this machine: set DATABASE_URL to that of a coordinator.",
    );
  }
  const database = await openDatabase({ ...config, log });
  try {
    await refuseUnready(database.db);
    await migrate(database);
    return await untilUnlocked(() => database.patiently((db) => placeAll(db, shards)));
  } finally {
    await database.close();
  }
};

async function refuseUnready(db: Db): Promise<void> {
  if (!(await isDistributor(db))) {
    throw new StartFault(
      "This PostgreSQL keeps all on one machine: `create extension citus` in the database first.",
    );
  }
  const { coordinator, workers } = await countMachines(db);
  if (coordinator > 0 && workers > 0) return;
  throw new StartFault(
    "The coordinator knows too few machines: `select citus_set_coordinator_host(…)`, and `select citus_add_node(…)` for each worker.",
  );
}

/** Answers the lines that say what it did. */
export async function placeAll(db: Db, shards: number): Promise<string[]> {
  await holdDistribution(db);
  const displaced = await findDisplaced(db);
  const names = displaced.map(({ table }) => table);
  // While references are aside a running copy could leave rows behind that refer to nobody. What a later version brings
  // is used by no copy yet.
  if (names.includes("influencers") && (await countCopies(db)) > 0) {
    throw new StartFault("Copies of the product are running on this database: stop them first.");
  }
  if (names.length > 0) await putReferencesAside(db, names);
  for (const { table, placement } of displaced) await place(db, { table, placement, shards });
  const back = await putReferencesBack(db);
  const total = Object.keys(placements).length;
  if (names.length + back === 0) return [`All ${total} tables are in their place: there was nothing to do.`];
  return [
    `By creator: ${list(displaced, ({ placement }) => typeof placement === "object")}.`,
    `On every machine: ${list(displaced, ({ placement }) => placement === "everywhere")}.`,
    `On the coordinator: ${list(displaced, ({ placement }) => placement === "alone")}.`,
    `References put back: ${back}. All ${total} tables are in their place.`,
  ];
}

function list(displaced: readonly Displaced[], isOfThese: (one: Displaced) => boolean): string {
  const tables = displaced.filter(isOfThese).map(({ table }) => table);
  return tables.length === 0 ? "nothing new" : tables.join(", ");
}
