import type { Platform } from "@tomoru/contract/platforms";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findEntries, findListIds } from "./list-entries.repository.ts";
import { findListWithEntries, type ListKey } from "./lists.repository.ts";

type Company = { readonly companyId: OwnerId<"company">; readonly platform: Platform };

/** For each account the company's lists that contain it, with the notes there. */
export function entriesOf(db: Queryable, asked: Company & { influencerIds: readonly string[] }) {
  return findEntries(db, asked);
}

/** For the accounts on a page the company's lists that contain them. */
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
