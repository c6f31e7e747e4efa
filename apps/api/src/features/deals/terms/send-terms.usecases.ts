import { planOf } from "@tomoru/contract/company/plans";
import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Sheet, Terms } from "@tomoru/contract/deals/terms";
import type { Deps } from "../../../deps.ts";
import { canonicalJson, canonicalSha256 } from "../../../platform/canonical-json.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { conflictAt, refuseAccess, refuseFaults, refuseField } from "../../../platform/refusal.ts";
import { type OrderingCompany, orderingCompany } from "../../companies/company/orderer.usecases.ts";
import { type Acted, actOnDeal, type Deal, type DealKey } from "../acting/acting.usecases.ts";
import { moneyOf, ordererOf, sheetHash, sheetOf } from "../agreement/sheet.rules.ts";
import { findVersion, insertVersion } from "../agreement/terms.repository.ts";
import { type Acceptance, sealSheet, sheetIn } from "../agreement/versions.rules.ts";
import { companyFor, creatorStanding, refuseCreatorGaps } from "./gates.usecases.ts";
import { fitsWithholding, termsFaults } from "./terms-faults.rules.ts";

/** Who signs, and from which address; kept with the version, since proposing is accepting. */
export type Signing =
  | { readonly by: "creator"; readonly ip: string }
  | { readonly by: "company"; readonly ip: string; readonly memberId: string; readonly way: FundingWay };

type Sending = {
  readonly trx: Trx;
  readonly key: DealKey;
  readonly signing: Signing;
  readonly terms: Terms;
  /** The newest that the page has shown; 0 for none. */
  readonly baseVersion: number;
  readonly revision: number;
};

/** As it is kept: a person by number, an address by a keyed hash. */
export function acceptanceOf({ hash }: Pick<Deps, "hash">, signing: Signing): Acceptance {
  const member = signing.by === "company" ? signing.memberId : null;
  return { member, ip: hash.of("acceptanceIp", signing.ip) };
}

/**
 * The first version, a counter, or another version of one's own: which of them the deal says. 409 `dataInvalid` at `version` where a
 * newer one than `baseVersion` has come, at `rounds` after the sixth; then the gates of the side that sends; 400 at `terms` where
 * they say what the other side's version says.
 */
export function sendTerms(deps: Deps, sending: Sending): Promise<Acted> {
  const { trx, key, signing, terms, baseVersion, revision } = sending;
  const way = signing.by === "company" ? signing.way : null;
  const about = canonicalSha256({ terms, way }).slice(0, 16);
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: { kind: "propose", by: signing.by, about },
    prepare: async (deal, { lastVersion: version }) => {
      if (deal.row.last_version !== baseVersion) throw conflictAt("version");
      const now = deps.clock.now();
      const judged = await judge(deps, { ...sending, deal, now });
      const { company, creator } = judged;
      await refuseUnchanged(deps, { ...sending, deal });
      const orderer = ordererOf(company, terms);
      const sheet = sheetOf({ row: deal.row, version, by: signing.by, sentAt: now, orderer, creator, terms });
      const toolFeeBps = signing.by === "company" ? planOf(company.planId).values.toolFeeBps : null;
      return {
        about: { version },
        also: { fee_yen: terms.feeYen, net_yen: moneyOf(terms).netYen },
        beside: () =>
          insertVersion(trx, {
            key: deal.row,
            version,
            by: signing.by,
            ...sealSheet(deps.keys, { row: deal.row, version }, sheet),
            sha256: sheetHash(sheet),
            funding: way,
            toolFeeBps,
            acceptance: acceptanceOf(deps, signing),
            sentAt: now,
          }),
      };
    },
  });
}

type Judged = { readonly company: OrderingCompany; readonly creator: Sheet["creator"] };

/** Who stands in the sheet, once both the side that sends and the text may be sent. */
async function judge(
  deps: Deps,
  { trx, deal, signing, terms, now }: Sending & { deal: Deal; now: Date },
): Promise<Judged> {
  const { row } = deal;
  const companyId = mintOwnerId<"company">(row.company_id);
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  const standing = await creatorStanding(deps, trx, { influencerId, platform: row.platform });
  const creator = { name: standing.name, handle: standing.handle };
  if (signing.by === "creator") refuseCreatorGaps(deps, standing);
  const company =
    signing.by === "company"
      ? await companyFor(trx, { companyId, way: signing.way, terms, now })
      : await orderingCompany(trx, companyId);
  if (!company) throw refuseAccess("payment");
  const isAgency = company.kind === "agency";
  const faults = termsFaults(terms, { platform: row.platform, today: japanDay(now), isAgency });
  if (faults.length > 0) throw refuseFaults(faults);
  if (row.last_version === 0 && terms.feeYen < Number(row.least_fee_yen))
    throw refuseField("terms.feeYen", "dataInvalid");
  if (standing.tax && !fitsWithholding(terms.withholding, standing.tax))
    throw refuseField("terms.withholding", "dataInvalid");
  refuseAfterLeaving(terms, standing);
  return { company, creator };
}

/** To agree with the other side is an act of its own. One's own version sent again is the same act, and changes nothing anyhow. */
async function refuseUnchanged(
  deps: Deps,
  { trx, deal, signing, terms }: Sending & { deal: Deal },
): Promise<void> {
  const before = await findVersion(trx, deal.row, deal.row.last_version);
  if (!before || before.made_by === signing.by) return;
  const standing = sheetIn(deps.keys, before).terms;
  if (canonicalJson(terms) === canonicalJson(standing)) throw refuseField("terms", "dataInvalid");
}

/** 409 at `postTo`: days of posting that went by while they waited for an answer are agreed to by nobody. */
export function refusePastDays({ postTo }: Pick<Terms, "postTo">, now: Date): void {
  if (postTo < japanDay(now)) throw conflictAt("postTo");
}

/** 409 at `postTo`: who withdraws makes no contract beyond the last day. */
export function refuseAfterLeaving(
  { postTo }: Pick<Terms, "postTo">,
  { lastDay }: { readonly lastDay: string | null },
): void {
  if (lastDay !== null && postTo >= lastDay) throw conflictAt("postTo");
}
