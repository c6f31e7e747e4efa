import type { Platform } from "@tomoru/contract/influencer/offers";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findEntries, findListIds } from "./list-entries.repository.ts";
import { findListWithEntries, type ListKey } from "./lists.repository.ts";

type Company = { readonly companyId: OwnerId<"company">; readonly platform: Platform };

/** Of each account where the company has it, and what it noted of it. */
export function entriesOf(db: Queryable, asked: Company & { influencerIds: readonly string[] }) {
  return findEntries(db, asked);
}

/** Of accounts on a page, the company's lists that have them. */
export function listIdsOf(
  db: Queryable,
  asked: Company & { influencerIds: readonly string[] },
): Promise<Map<string, string[]>> {
  return findListIds(db, asked);
}

/** A list with its accounts, newest first, in whatever state. `dataNotFound`. */
export async function creatorsOfList(db: Queryable, key: ListKey) {
  const list = await findListWithEntries(db, key);
  if (!list) throw new Refusal("dataNotFound");
  const { name, platform, entries } = list;
  return { name, platform, influencerIds: entries.map(({ influencerId }) => influencerId) };
}
