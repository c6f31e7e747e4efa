import type { Deps } from "../../../deps.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { inParts } from "../../../platform/in-parts.ts";
import { announce } from "../../../platform/live/announce.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";
import {
  deleteEchoes,
  type Echo,
  findEchoed,
  findEchoes,
  findEchoesOf,
  putEchoed,
} from "./echoes.repository.ts";

export type { Echo } from "./echoes.repository.ts";

/** Whoever copies more of what changed; twice is as once. It runs before the echoes go. */
export type EchoHearer = (db: Queryable, echoes: readonly Echo[]) => Promise<void>;

/** Read at once, and written at once, before others have a turn: a list of 500 would hold up every call for twenty milliseconds. */
const [atOnce, partEchoes] = [500, 25];

/** Brings what changed to the companies: their copies follow, their pages look again. Safe on several copies at once. */
async function copy(db: Queryable, echoes: readonly Echo[], hearers: readonly EchoHearer[]): Promise<void> {
  if (echoes.length === 0) return;
  const rows = await findEchoed(db, echoes);
  await putEchoed(db, rows);
  for (const hear of hearers) await hear(db, echoes);
  await deleteEchoes(db, echoes);
  const told = new Set(rows.map(({ company_id }) => mintOwnerId<"company">(company_id)));
  if (told.size > 0) await announce(db, ...told);
}

/** All that is left, 500 at once. */
export async function runEchoes({ db }: Pick<Deps, "db">, hearers: readonly EchoHearer[]): Promise<void> {
  for (;;) {
    const echoes = await findEchoes(db, { limit: atOnce });
    for await (const part of inParts(echoes, partEchoes)) await copy(db, part, hearers);
    if (echoes.length < atOnce) return;
  }
}

/** After a company's own act, so that its list has it when it is asked next. Whoever dies before leaves it to the worker. */
export async function runEchoOf(
  { db, log }: Pick<Deps, "db" | "log">,
  { row }: Pick<Deal, "row">,
): Promise<void> {
  try {
    await copy(db, await findEchoesOf(db, { influencer_id: row.influencer_id, deal: row.id }), []);
  } catch (error) {
    log.warn({ err: error, dealId: row.deal_id }, "a company's list follows later");
  }
}
