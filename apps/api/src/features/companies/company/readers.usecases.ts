import type { Locale } from "@tomoru/contract/fields";
import type { Queryable } from "../../../platform/db/database.ts";
import { findReaders } from "../members/members.repository.ts";
import type { CompanyId } from "./company.repository.ts";

export type Reader = { readonly email: string; readonly fullName: string; readonly locale: Locale };

/** Those of these members who can be written to: not who has left, has no seat or is suspended. */
export function readersOf(
  db: Queryable,
  asked: { companyId: CompanyId; memberIds: readonly string[] },
): Promise<Reader[]> {
  return findReaders(db, asked);
}
