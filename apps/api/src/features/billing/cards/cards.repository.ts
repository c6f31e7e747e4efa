import type { SealedColumn } from "../../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";

export const sealedCards: SealedColumn = { table: "cards", column: "holder", boundTo: ["company_id", "id"] };

export type CardRow = {
  readonly id: string;
  readonly stripe_id: string;
  readonly brand: string;
  readonly last4: string;
  /** Sealed. */
  readonly holder: string | null;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly fingerprint_hash: string;
  readonly is_default: boolean;
};

const columns = [
  "id",
  "stripe_id",
  "brand",
  "last4",
  "holder",
  "exp_month",
  "exp_year",
  "fingerprint_hash",
  "is_default",
] as const;

/** The default first, then the newest. */
export function findCards(db: Queryable, companyId: CompanyId): Promise<CardRow[]> {
  return db
    .selectFrom("cards")
    .select(columns)
    .where("company_id", "=", companyId)
    .orderBy("is_default", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findCard(
  db: Queryable,
  { companyId, id }: { companyId: CompanyId; id: string },
): Promise<CardRow | undefined> {
  return db
    .selectFrom("cards")
    .select(columns)
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}

type OfCompany = { readonly companyId: CompanyId };

export async function deleteCards(
  trx: Trx,
  { companyId, ids }: OfCompany & { ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom("cards").where("company_id", "=", companyId).where("id", "in", ids).execute();
}

/** One at a time is the default: whoever makes another one takes the flag off first. */
export async function clearDefault(trx: Trx, companyId: CompanyId): Promise<void> {
  await trx
    .updateTable("cards")
    .set({ is_default: false })
    .where("company_id", "=", companyId)
    .where("is_default", "=", true)
    .execute();
}

export async function saveCard(trx: Trx, { companyId, ...card }: OfCompany & CardRow): Promise<void> {
  const { id, ...values } = card;
  await trx
    .insertInto("cards")
    .values({ company_id: companyId, id, ...values })
    .onConflict((conflict) => conflict.columns(["company_id", "id"]).doUpdateSet(values))
    .execute();
}

type Told = OfCompany & { readonly id: string; readonly told: 1 | 2 };

/** Says that a mail about its expiry is written: 1 in its last month, 2 when that is over. False: it was written before. */
export async function markTold(trx: Trx, { companyId, id, told }: Told): Promise<boolean> {
  const marked = await trx
    .updateTable("cards")
    .set({ told_expiry: told })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .where("is_default", "=", true)
    .where("told_expiry", "<", told)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

export type ExpiringCard = OfCompany & Pick<CardRow, "id" | "brand" | "last4" | "exp_month" | "exp_year">;

/** Default cards whose month has come or is over, and whose owner was not told of it. `month` is `YYYY * 12 + MM`. */
export async function findExpiringDefaults(
  db: Queryable,
  { month, limit }: { month: number; limit: number },
): Promise<(Omit<ExpiringCard, "companyId"> & { company_id: string })[]> {
  return db
    .selectFrom("cards")
    .select(["company_id", "id", "brand", "last4", "exp_month", "exp_year"])
    .where("is_default", "=", true)
    .where(({ eb, or, and }) => {
      const last = eb(eb("exp_year", "*", 12), "+", eb.ref("exp_month"));
      return or([
        and([eb(last, "<=", month), eb("told_expiry", "=", 0)]),
        and([eb(last, "<", month), eb("told_expiry", "<", 2)]),
      ]);
    })
    .limit(limit)
    .execute();
}
