import type { Queryable } from "../platform/db/database.ts";
import { shardKeyOf } from "../platform/db/placements.ts";
import { query } from "./plain-query.ts";

/** The shards on which a distributed database would run a statement; "nowhere": two creators' tables are joined without the shard key. */
export type Shards = "none" | "one" | "every" | "nowhere";

type Step = { readonly "Node Type": string; readonly Plans?: readonly Step[] } & Readonly<
  Partial<Record<"Relation Name" | "Alias", string>>
> &
  Readonly<Record<string, unknown>>;

type Explained = { readonly "QUERY PLAN": readonly { readonly Plan: Step }[] };

const conditionsOf = ["Index Cond", "Recheck Cond", "Filter", "Hash Cond", "Merge Cond", "Join Filter"];

/**
 * Read from the plan that PostgreSQL makes without knowing the parameters: every table of creators that it scans has the
 * shard key bound to a value, or to the shard key of another table. One scan may be free: then every shard is asked.
 */
export async function shardsOf(db: Queryable, statement: string): Promise<Shards> {
  const plan = await db.connection().execute((session) => genericPlanOf(session, statement));
  if (!plan) throw new Error("no plan");
  const scans = scansOf(plan, []);
  const free = scans.filter(({ bound }) => bound === undefined).length;
  if (scans.length === 0) return "none";
  if (free > 1) return "nowhere";
  return free === 0 && scans.some(({ bound }) => bound === "value") ? "one" : "every";
}

async function genericPlanOf(session: Queryable, statement: string): Promise<Step | undefined> {
  const numbers = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  const nothing = Array.from({ length: Math.max(0, ...numbers) }, () => "null").join(", ");
  await query(session, "set plan_cache_mode = force_generic_plan");
  await query(session, `prepare looked_at as ${statement}`);
  try {
    const executed = `execute looked_at${nothing && `(${nothing})`}`;
    const [row] = await query<Explained>(session, `explain (format json) ${executed}`);
    return row?.["QUERY PLAN"][0]?.Plan;
  } finally {
    await query(session, "deallocate looked_at");
  }
}

type Scan = { readonly bound: "value" | "key" | undefined };

function scansOf(step: Step, above: readonly string[]): Scan[] {
  const conditions = [...above, ...textsOf(step)];
  const below = (step.Plans ?? []).flatMap((next) => scansOf(next, conditions));
  const shardKey = step["Node Type"] === "ModifyTable" ? undefined : shardKeyOf(step["Relation Name"] ?? "");
  if (!shardKey) return below;
  return [
    { bound: boundBy({ conditions, own: textsOf(step), alias: step.Alias ?? "", shardKey }) },
    ...below,
  ];
}

function textsOf(step: Step): string[] {
  return conditionsOf.flatMap((name) => (typeof step[name] === "string" ? [step[name]] : []));
}

type Named = { conditions: readonly string[]; own: readonly string[]; alias: string; shardKey: string };

function boundBy({ conditions, own, alias, shardKey }: Named): Scan["bound"] {
  // A scan's own conditions may name its columns alone, those of a join above it do not.
  const short = `(?:${alias}\\.)?${shardKey}`;
  const full = `${alias}\\.${shardKey}`;
  if (own.some((text) => new RegExp(`\\(${short} = (\\$|'|ANY )`).test(text))) return "value";
  const other = "\\w+\\.(influencer_id|company_id|owner_id|id)\\b";
  const isMet = (text: string) =>
    new RegExp(`\\(${short} = ${other}`).test(text) ||
    new RegExp(`${full} = ${other}`).test(text) ||
    new RegExp(`${other} = ${full}\\b`).test(text);
  return conditions.some(isMet) ? "key" : undefined;
}
