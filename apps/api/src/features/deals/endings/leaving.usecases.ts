import type { DealCard } from "@tomoru/contract/deals/deal-card";
import type { Deps } from "../../../deps.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../../platform/owner.ts";
import { conflictAt } from "../../../platform/refusal.ts";
import { knownCompanies } from "../../companies/company/known-companies.usecases.ts";
import { stageOfDeal } from "../../payments/deal-payments.usecases.ts";
import { actOnDeal, type Deal, type DealKey, dealFor } from "../acting/acting.usecases.ts";
import { creatorCard } from "../lists/deal-list.rules.ts";
import { type CreatorId, deleteTaxProfile } from "../terms/tax-profile.repository.ts";
import { holdDeal } from "../thread/messages.repository.ts";
import { deleteDrafts, findBeforeReport, findReported, findUnpaid } from "./leaving.repository.ts";

/** For an account that closes: ends deals without a report, without a share. They are held first, so that no other act comes between. */
export async function leaveDeals(
  deps: Deps,
  { trx, influencerId }: { trx: Trx; influencerId: CreatorId },
): Promise<void> {
  for (const { deal_id: dealId } of await findBeforeReport(trx, influencerId)) {
    const key = { influencerId, dealId };
    await holdDeal(trx, key);
    const { facts } = await dealFor(trx, key);
    if (isBeforeReport(facts)) await actOnDeal(deps, { trx, key, act: { kind: "leave", by: "creator" } });
  }
  await deleteDrafts(trx, influencerId);
  await deleteTaxProfile(trx, influencerId);
}

function isBeforeReport({ state }: Deal["facts"]): boolean {
  return state !== "reported" && state !== "accepted" && state !== "cancelled" && state !== "expired";
}

type Leaving = { readonly cancelled: DealCard[]; readonly reportedYen: number };

/** What closing would end, and what is reported and not accepted yet. */
export async function previewLeaving(db: Queryable, influencerId: CreatorId): Promise<Leaving> {
  const [open, reported] = await Promise.all([
    findBeforeReport(db, influencerId),
    findReported(db, influencerId),
  ]);
  const companies = await knownCompanies(
    db,
    open.map(({ company_id }) => company_id),
  );
  return {
    cancelled: open.map((row) => creatorCard(row, companies.get(row.company_id))),
    reportedYen: reported.reduce((yen, { net_yen }) => yen + Number(net_yen ?? 0), 0),
  };
}

type OfCompany = { readonly companyId: OwnerId<"company"> };

/** 409 `dataInvalid` at `deals` while the company owes a creator: from the contract until the money is paid. */
export async function refuseOpenDeals(db: Queryable, { companyId }: OfCompany): Promise<void> {
  for (const key of await unpaidKeys(db, companyId)) {
    if (await isOwed(db, key)) throw conflictAt("deals");
  }
}

/** For a company that closes: ends its terms; 409 at `deals` where one has become a contract meanwhile. */
export async function leaveTerms(deps: Deps, { trx, companyId }: OfCompany & { trx: Trx }): Promise<void> {
  for (const key of await unpaidKeys(trx, companyId)) {
    await holdDeal(trx, key);
    if (await isOwed(trx, key)) throw conflictAt("deals");
  }
  await endTerms(deps, { trx, companyId });
}

/** Terms that nobody has agreed to yet end; contracts stay as they are. */
export async function endTerms(deps: Deps, { trx, companyId }: OfCompany & { trx: Trx }): Promise<void> {
  for (const key of await unpaidKeys(trx, companyId)) {
    await holdDeal(trx, key);
    const { facts } = await dealFor(trx, key);
    if (facts.state === "terms") await actOnDeal(deps, { trx, key, act: { kind: "leave", by: "company" } });
  }
}

async function unpaidKeys(db: Queryable, companyId: OwnerId<"company">): Promise<DealKey[]> {
  const rows = await findUnpaid(db, companyId);
  return rows.map((row) => ({
    influencerId: mintOwnerId<"influencer">(row.influencer_id),
    dealId: row.deal_id,
  }));
}

/** The copy may be late, and runs move money without a word to the deal. */
async function isOwed(db: Queryable, key: DealKey): Promise<boolean> {
  const { facts } = await dealFor(db, key);
  if (facts.state === "terms") return false;
  if (facts.state === "reported" || isBeforeReport(facts)) return true;
  const payment = await stageOfDeal(db, key);
  return payment !== undefined && payment.stage !== "paid" && !payment.isWrittenOff;
}
