import type { DealSide } from "@tomoru/contract/deals/deal-states";
import type { Sheet, TermsVersion } from "@tomoru/contract/deals/terms";
import type { TaxProfile } from "@tomoru/contract/influencer/tax";
import type { Selectable } from "kysely";
import type { KeyRing } from "../../../platform/crypto/key-ring.ts";
import { openJson } from "../../../platform/crypto/sealed-json.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

export type TermsRow = Selectable<DealTables["deal_terms"]>;
export type ContractRow = Selectable<DealTables["deal_contracts"]>;

/** Who of a side accepted: `member` of a company, and a keyed hash of where from. */
export type Acceptance = { readonly member: string | null; readonly ip: string };
export type KeptAcceptance = Acceptance & { readonly side: DealSide; readonly at: string };

type Keys = Pick<KeyRing, "seal" | "open">;
export type VersionKey = {
  readonly row: Pick<DealRow, "influencer_id" | "id">;
  readonly version: number;
};
/** As they are kept: with what a statement says of the number. */
export type Parties = NonNullable<TermsVersion["parties"]> & { readonly isInvoiceConfirmed: boolean };

const sheetContext = ({ row, version }: VersionKey) => `deal_terms/${row.influencer_id}/${row.id}/${version}`;
const partiesContext = ({ row, version }: VersionKey) =>
  `deal_contracts/${row.influencer_id}/${row.id}/${version}`;

/** What is kept of a sheet in the open: what was agreed, and nobody's name. */
export type NamelessSheet = Omit<Sheet, "creator" | "orderer">;

/** A sheet outlives both sides: whom it names is sealed, and opens with the row that it stands in alone. */
export function sealSheet(keys: Keys, key: VersionKey, { creator, orderer, ...sheet }: Sheet) {
  return { sheet, creator: keys.seal(JSON.stringify({ creator, orderer }), sheetContext(key)) };
}

export type SealedSheet = Pick<TermsRow, "influencer_id" | "deal" | "version" | "sheet" | "creator">;

export function sheetIn(keys: Keys, row: SealedSheet): Sheet {
  const key = { row: { influencer_id: row.influencer_id, id: row.deal }, version: row.version };
  const sealed = openJson<Pick<Sheet, "creator" | "orderer"> | Sheet["creator"]>(keys, {
    sealed: row.creator,
    context: sheetContext(key),
  });
  // In the oldest rows only the creator was sealed.
  const names = "orderer" in sealed ? sealed : { creator: sealed };
  return { ...(row.sheet as Sheet), ...names };
}

export function sealParties(keys: Keys, key: VersionKey, parties: Parties): string {
  return keys.seal(JSON.stringify(parties), partiesContext(key));
}

export function partiesIn(keys: Keys, row: ContractRow): Parties {
  const key = { row: { influencer_id: row.influencer_id, id: row.deal }, version: row.version };
  return openJson(keys, { sealed: row.parties, context: partiesContext(key) });
}

/** The names that the law asks for. */
export function partiesOf(profile: TaxProfile): Parties {
  const { legalName, tradeName, invoiceNumber, invoiceStatus } = profile;
  return {
    creatorLegalName: legalName,
    creatorTradeName: tradeName,
    creatorInvoiceNumber: invoiceNumber,
    isInvoiceConfirmed: invoiceStatus === "confirmed",
  };
}

/** A version with what stands beside its sheet: before the contract only who proposed it has accepted. */
export function versionOf(keys: Keys, row: TermsRow, contract: ContractRow | undefined): TermsVersion {
  const kept = contract?.acceptances as readonly KeptAcceptance[] | undefined;
  return {
    sheet: sheetIn(keys, row),
    sha256: row.sha256,
    acceptances: kept?.map(({ side, at }) => ({ side, at })) ?? [
      { side: row.made_by, at: row.sent_at.toISOString() },
    ],
    parties: contract ? shown(partiesIn(keys, contract)) : null,
  };
}

const shown = ({ isInvoiceConfirmed: _, ...parties }: Parties): TermsVersion["parties"] => parties;
