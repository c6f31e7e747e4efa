import type { Locale } from "@tomoru/contract/fields";
import type { Queryable } from "../../../platform/db/database.ts";
import { findReaders } from "../members/members.repository.ts";
import type { CompanyId } from "./company.repository.ts";

export type Reader = { readonly email: string; readonly fullName: string; readonly locale: Locale };

/** Of these members those who may sign in and use everything: whoever left, has no seat or is suspended is not written to. */
export function readersOf(
  db: Queryable,
  asked: { companyId: CompanyId; memberIds: readonly string[] },
): Promise<Reader[]> {
  return findReaders(db, asked);
}
