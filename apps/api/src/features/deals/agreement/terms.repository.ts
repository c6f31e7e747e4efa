import type { DealSide, FundingWay } from "@tomoru/contract/deals/deal-states";
import type { SealedColumn } from "../../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Acceptance, ContractRow, KeptAcceptance, NamelessSheet, TermsRow } from "./versions.rules.ts";

export const sealedTerms: SealedColumn = {
  table: "deal_terms",
  column: "creator",
  boundTo: ["influencer_id", "deal", "version"],
};

export const sealedContracts: SealedColumn = {
  table: "deal_contracts",
  column: "parties",
  boundTo: ["influencer_id", "deal", "version"],
};

type RowKey = { readonly influencer_id: string; readonly id: string };

export type NewVersion = {
  readonly key: RowKey;
  readonly version: number;
  readonly by: DealSide;
  readonly sheet: NamelessSheet;
  /** The names in the sheet, sealed. */
  readonly creator: string;
  readonly sha256: string;
  /** Null for a version by the creator. */
  readonly funding: FundingWay | null;
  readonly toolFeeBps: number | null;
  readonly acceptance: Acceptance | null;
  readonly sentAt: Date;
};

export async function insertVersion(trx: Trx, { key, ...version }: NewVersion): Promise<void> {
  await trx
    .insertInto("deal_terms")
    .values({
      influencer_id: key.influencer_id,
      deal: key.id,
      version: version.version,
      made_by: version.by,
      sheet: JSON.stringify(version.sheet),
      creator: version.creator,
      sha256: version.sha256,
      funding: version.funding,
      tool_fee_bps: version.toolFeeBps,
      acceptance: version.acceptance && JSON.stringify(version.acceptance),
      sent_at: version.sentAt,
    })
    .execute();
}

export function findVersion(
  db: Queryable,
  { influencer_id, id }: RowKey,
  version: number,
): Promise<TermsRow | undefined> {
  return db
    .selectFrom("deal_terms")
    .selectAll()
    .where("influencer_id", "=", influencer_id)
    .where("deal", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
}

export type NewContract = {
  readonly key: RowKey;
  readonly version: number;
  readonly sha256: string;
  readonly acceptances: readonly KeptAcceptance[];
  /** Sealed. */
  readonly parties: string;
  readonly toolFeeBps: number;
  readonly funding: FundingWay;
  readonly now: Date;
};

export async function insertContract(trx: Trx, { key, ...contract }: NewContract): Promise<void> {
  await trx
    .insertInto("deal_contracts")
    .values({
      influencer_id: key.influencer_id,
      deal: key.id,
      version: contract.version,
      sha256: contract.sha256,
      acceptances: JSON.stringify(contract.acceptances),
      parties: contract.parties,
      tool_fee_bps: contract.toolFeeBps,
      funding: contract.funding,
      made_at: contract.now,
    })
    .execute();
}

export function findContract(
  db: Queryable,
  { influencer_id, id }: RowKey,
  version: number,
): Promise<ContractRow | undefined> {
  return db
    .selectFrom("deal_contracts")
    .selectAll()
    .where("influencer_id", "=", influencer_id)
    .where("deal", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** What a category is called, in both languages. */
export function findCategory(db: Queryable, id: string): Promise<{ ja: string; en: string } | undefined> {
  return db
    .selectFrom("categories")
    .select(["name_ja as ja", "name_en as en"])
    .where("id", "=", id)
    .executeTakeFirst();
}
