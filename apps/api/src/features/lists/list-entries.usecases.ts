import type { Platform } from "@tomoru/contract/influencer/offers";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { findEntries, findListIds } from "./list-entries.repository.ts";

type Company = { readonly companyId: OwnerId<"company">; readonly platform: Platform };

/** Where the company has an account, and what it noted of it. */
export function entriesOf(db: Queryable, asked: Company & { influencerId: string }) {
  return findEntries(db, asked);
}

/** Of accounts on a page, the company's lists that have them. */
export function listIdsOf(
  db: Queryable,
  asked: Company & { influencerIds: readonly string[] },
): Promise<Map<string, string[]>> {
  return findListIds(db, asked);
}
