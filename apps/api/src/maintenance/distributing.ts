import type { Queryable } from "../platform/db/database.ts";
import { type Placement, placements } from "../platform/db/placements.ts";
import { StartFault } from "../platform/start-fault.ts";
import { areReferencesAside, findApart, findPlaces, isDistributor } from "./distribution.repository.ts";

export type Displaced = { readonly table: string; readonly placement: Placement };

/**
 * What lies on one machine and belongs elsewhere, in the order in which it is placed: what all join first, then the creators,
 * then what is theirs. Throws StartFault for what is neither, since it cannot be put right by placing it.
 */
export async function findDisplaced(db: Queryable): Promise<Displaced[]> {
  const displaced: Displaced[] = [];
  const wrong: string[] = [];
  const places = await findPlaces(db);
  for (const [table, found] of places) {
    const placement = placements[table];
    if (placement === undefined) wrong.push(`${table} (has no place in placements.ts)`);
    else if (found === "plain" && placement !== "plain") displaced.push({ table, placement });
    else if (!isSame(found, placement)) wrong.push(`${table} (is placed otherwise)`);
  }
  if (isPlaced(places))
    wrong.push(...(await findApart(db)).map((table) => `${table} (is not with influencers)`));
  if (wrong.length === 0) return displaced.sort((one, other) => rank(one) - rank(other));
  throw new StartFault(`These tables are not where the product looks for them: ${wrong.join(", ")}.`);
}

function isSame(one: Placement, other: Placement): boolean {
  return typeof one === "object" && typeof other === "object"
    ? one.shardKey === other.shardKey
    : one === other;
}

function isPlaced(places: ReadonlyMap<string, Placement>): boolean {
  return typeof places.get("influencers") === "object";
}

function rank({ table, placement }: Displaced): number {
  if (placement === "everywhere") return 0;
  if (table === "influencers") return 1;
  return table === "companies" ? 2 : 3;
}

/**
 * Throws StartFault for a distributed database whose tables are not all in their place: references between them may be
 * missing, and what a later version brought would lie where no statement of a creator looks for it. Other databases pass.
 */
export async function refuseHalfDistributed(db: Queryable): Promise<void> {
  if (!(await isDistributor(db))) return;
  const isHalf = await areReferencesAside(db);
  if (!isHalf && !isPlaced(await findPlaces(db))) return;
  const displaced = await findDisplaced(db);
  if (!isHalf && displaced.length === 0) return;
  const names = displaced.map(({ table }) => table).join(", ");
  throw new StartFault(
    `This database is not distributed to its end (${names || "references are aside"}): run \`npm run distribute\`.`,
  );
}
