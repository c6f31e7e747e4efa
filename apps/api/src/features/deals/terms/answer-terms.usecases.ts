import { planOf } from "@tomoru/contract/company/plans";
import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Sheet } from "@tomoru/contract/deals/terms";
import type { TaxProfile } from "@tomoru/contract/influencer/tax";
import { isSuspended } from "../../../accounts/standing.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { conflictAt, refuseAccess } from "../../../platform/refusal.ts";
import { orderingCompany } from "../../companies/company/orderer.usecases.ts";
import { type Acted, actOnDeal, type Deal, type DealKey, dealFor } from "../acting/acting.usecases.ts";
import { agreedOf, moneyOf } from "../agreement/sheet.rules.ts";
import { findVersion, insertContract } from "../agreement/terms.repository.ts";
import {
  type KeptAcceptance,
  partiesOf,
  sealParties,
  sheetIn,
  type TermsRow,
} from "../agreement/versions.rules.ts";
import { endWords } from "../transitions/end-words.rules.ts";
import { companyFor, creatorStanding, refuseCreatorGaps } from "./gates.usecases.ts";
import { acceptanceOf, refuseAfterLeaving, refusePastDays, type Signing } from "./send-terms.usecases.ts";
import { fitsWithholding } from "./terms-faults.rules.ts";

type Answering = {
  readonly trx: Trx;
  readonly key: DealKey;
  readonly signing: Signing;
  readonly revision: number;
};

type Accepting = Answering & {
  readonly version: number;
  /** The hash of the sheet that the page has shown. */
  readonly sha256: string;
};

/**
 * The second acceptance, which is the contract. 409 `dataInvalid` at `version` where another one is open, at `sha256` where its sheet
 * is not the one that was read, at `postTo` where its days are over, then the gates of the side that accepts.
 */
export async function acceptTerms(deps: Deps, accepting: Accepting): Promise<Acted> {
  const { trx, key, signing, revision, version, sha256 } = accepting;
  const { row } = await dealFor(trx, key);
  const open = await findVersion(trx, row, version);
  if (!open) throw conflictAt("version");
  const sheet = sheetIn(deps.keys, open);
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: {
      kind: "accept",
      by: signing.by,
      version,
      isSame: open.sha256 === sha256,
      way: signing.by === "company" ? signing.way : (open.funding ?? "card"),
      agreed: agreedOf(sheet.terms),
    },
    prepare: async (deal) => {
      const money = moneyOf(sheet.terms);
      const parties = await partiesFor(deps, { ...accepting, deal, open, sheet });
      return {
        about: { version },
        also: {
          fee_yen: money.feeYen,
          net_yen: money.netYen,
          usage_until: sheet.terms.usage.until,
        },
        beside: () => writeContract(deps, { ...accepting, deal, open, ...parties }),
      };
    },
  });
}

type Made = {
  readonly deal: Deal;
  readonly open: TermsRow;
  readonly tax: TaxProfile;
  readonly toolFeeBps: number;
  readonly way: FundingWay;
};

/** The parties of the contract, once both may make it. */
async function partiesFor(
  deps: Deps,
  { trx, signing, deal, open, sheet }: Answering & Pick<Made, "deal" | "open"> & { sheet: Sheet },
): Promise<Pick<Made, "tax" | "toolFeeBps" | "way">> {
  refusePastDays(sheet.terms, deps.clock.now());
  const { row } = deal;
  const companyId = mintOwnerId<"company">(row.company_id);
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  const standing = await creatorStanding(deps, trx, { influencerId, platform: row.platform });
  // Checked for the proposer too: what the creator had may be gone, and the sheet needs names.
  refuseCreatorGaps(deps, standing);
  const { tax } = standing;
  if (!tax) throw conflictAt("tax");
  if (!fitsWithholding(sheet.terms.withholding, tax)) throw conflictAt("withholding");
  refuseAfterLeaving(sheet.terms, standing);
  if (signing.by === "creator") {
    const company = await orderingCompany(trx, companyId);
    if (!company?.isActive) throw conflictAt("state");
    return { tax, toolFeeBps: open.tool_fee_bps ?? 0, way: open.funding ?? "card" };
  }
  // What a creator who is suspended has asked for keeps its clock, and nobody can take it up.
  if (await isSuspended(trx, influencerId)) throw conflictAt("state");
  const { way } = signing;
  const { terms } = sheet;
  const company = await companyFor(trx, { companyId, way, terms, now: deps.clock.now() });
  if (!company.isActive) throw refuseAccess("payment");
  return { tax, toolFeeBps: planOf(company.planId).values.toolFeeBps, way };
}

function writeContract(
  deps: Deps,
  { trx, signing, deal, open, tax, toolFeeBps, way }: Answering & Made,
): Promise<void> {
  const now = deps.clock.now();
  const { version, sha256, made_by, sent_at } = open;
  const proposed = open.acceptance as Omit<KeptAcceptance, "side" | "at">;
  const acceptances: KeptAcceptance[] = [
    { side: made_by, at: sent_at.toISOString(), ...proposed },
    { side: signing.by, at: now.toISOString(), ...acceptanceOf(deps, signing) },
  ];
  const parties = sealParties(deps.keys, { row: deal.row, version }, partiesOf(tax));
  const funding = way;
  return insertContract(trx, {
    ...{ key: deal.row, version, sha256, acceptances, parties, toolFeeBps, funding, now },
  });
}

/** Nothing is owed by it. The same again is a success. */
export function declineTerms(
  deps: Deps,
  { trx, key, signing, revision, reason }: Answering & { reason: string | undefined },
): Promise<Acted> {
  const { by } = signing;
  const also = reason === undefined ? {} : { end_words: endWords(by, reason) };
  return actOnDeal(deps, { trx, key, revision, act: { kind: "decline", by }, also });
}
