import type { CompanyCard } from "@tomoru/contract/company/company-card";
import { planOf } from "@tomoru/contract/company/plans";
import type { CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import type { DealGate, DealSide } from "@tomoru/contract/deals/deal-states";
import type { Sheet, TermsVersion } from "@tomoru/contract/deals/terms";
import { findPerson } from "../../../accounts/person.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../../platform/owner.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { companyCardOf } from "../../companies/profile/company-card.usecases.ts";
import { creatorIdOf } from "../../discovery/cards/cards.usecases.ts";
import { estimateOf } from "../../discovery/insight/estimates.usecases.ts";
import { balanceYenOf } from "../../ledger/balance.usecases.ts";
import { fundingOfDeal } from "../../ledger/deal-funding.usecases.ts";
import { stageOfDeal } from "../../payments/deal-payments.usecases.ts";
import { dealPaymentOf } from "../../payments/payment-detail.usecases.ts";
import { type DealKey, dealFor } from "../acting/acting.usecases.ts";
import { findContract, findVersion } from "../agreement/terms.repository.ts";
import { sheetIn, versionOf } from "../agreement/versions.rules.ts";
import { deliveryOf } from "../delivery/delivery-answer.usecases.ts";
import { findDealOfCompany } from "../lists/company-deals.repository.ts";
import { promisedDay } from "../lists/promised-day.rules.ts";
import { findClashes } from "../terms/clashes.repository.ts";
import type { CreatorStanding } from "../terms/gates.rules.ts";
import { creatorStanding, gapsOfCompany, gapsOfCreator } from "../terms/gates.usecases.ts";
import { dealOf } from "../transitions/deal-row.rules.ts";
import { askedBefore, askedOf } from "./asked.usecases.ts";
import { findPage } from "./deal-page.repository.ts";
import {
  commonOf,
  companyMoneyOf,
  creatorMoneyOf,
  type OpenSheets,
  type PageRow,
} from "./deal-page.rules.ts";

type Parts = Pick<Deps, "keys" | "hash" | "config" | "clock">;

/** The full key of a company's deal, with its creator. `dataNotFound` for anybody else's. */
export async function keyForCompany(
  db: Queryable,
  { companyId, dealId }: { companyId: OwnerId<"company">; dealId: string },
): Promise<DealKey> {
  const influencerId = await findDealOfCompany(db, { companyId, dealId });
  if (influencerId === undefined) throw new Refusal("dataNotFound");
  return { influencerId: mintOwnerId<"influencer">(influencerId), dealId };
}

export async function creatorDeal(parts: Parts, db: Queryable, key: DealKey): Promise<CreatorDeal> {
  const page = await pageFor(parts, db, { key, by: "creator" });
  const missing = page.row.state === "terms" ? gapsOfCreator(parts, page.standing) : [];
  return {
    ...page.answer,
    missing,
    money: creatorMoneyOf(page.sheets.open, page.row),
    clashes: await clashesOf(db, page),
    payment: page.row.payment_stage === null ? null : await dealPaymentOf(parts, db, key),
    asked: await askedBefore(db, page.row),
  };
}

/** Contracts that clash with terms under negotiation. Before the first version no days are known with which they could clash. */
async function clashesOf(db: Queryable, { row, sheets }: Page): Promise<CreatorDeal["clashes"]> {
  if (row.state !== "terms" || !sheets.open) return [];
  const key = { influencerId: mintOwnerId<"influencer">(row.influencer_id), dealId: row.deal_id };
  return findClashes(db, { ...key, from: sheets.open.terms.postFrom });
}

export async function companyDeal(parts: Parts, db: Queryable, key: DealKey): Promise<CompanyDeal> {
  const { row, sheets, answer, paymentId } = await pageFor(parts, db, { key, by: "company" });
  const { missing, toolFeeBps } = await standingOfCompany(parts, db, row);
  const { influencerId } = key;
  const isUnpaid = row.state === "terms" || (row.state === "contracted" && row.funding !== "secured");
  const companyId = mintOwnerId<"company">(row.company_id);
  const [funding, price, balanceYen, asked] = await Promise.all([
    fundingOfDeal(db, { influencerId, deal: row.id }),
    row.state === "terms" ? estimateOf(db, { influencerId, platform: row.platform }) : null,
    isUnpaid ? balanceYenOf(db, companyId) : 0,
    askedOf(db, row),
  ]);
  // A report of who has left is not sent back: nobody would repair it.
  const canReject = answer.can.includes("rejectReport") && (await findPerson(db, influencerId)) !== undefined;
  return {
    ...answer,
    can: answer.can.filter((act) => act !== "rejectReport" || canReject),
    missing,
    money: companyMoneyOf(sheets.open, { row, toolFeeBps }),
    leastFeeYen: Number(row.least_fee_yen),
    asked,
    estimate: price && { minYen: price.minYen, maxYen: price.maxYen },
    wantedWay: row.versions.findLast(({ made_by }) => made_by === "company")?.funding ?? null,
    balanceYen: Math.max(0, balanceYen),
    paymentId,
    ...funding,
  };
}

/** What the company would be charged by: its contract's, that of its own open version, else its plan's. */
async function standingOfCompany(
  { clock }: Parts,
  db: Queryable,
  row: PageRow,
): Promise<{ missing: DealGate[]; toolFeeBps: number }> {
  if (row.contract_bps !== null) return { missing: [], toolFeeBps: row.contract_bps };
  const companyId = mintOwnerId<"company">(row.company_id);
  const asked = { companyId, way: "card" as const, now: clock.now() };
  const { company, gaps } = await gapsOfCompany(db, asked);
  const open = row.versions.at(-1);
  return {
    missing: row.state === "terms" ? gaps : [],
    toolFeeBps: open?.tool_fee_bps ?? planOf(company.planId).values.toolFeeBps,
  };
}

type Page = {
  readonly row: PageRow;
  readonly sheets: OpenSheets;
  readonly standing: CreatorStanding;
  readonly paymentId: string | null;
  readonly answer: Omit<CreatorDeal, "money" | "missing" | "clashes" | "payment" | "asked">;
};

async function pageFor(
  parts: Parts,
  db: Queryable,
  { key, by }: { key: DealKey; by: DealSide },
): Promise<Page> {
  const row = await findPage(db, key);
  if (!row) throw new Refusal("dataNotFound");
  const { influencerId } = key;
  const now = parts.clock.now();
  const companyId = mintOwnerId<"company">(row.company_id);
  const sheets = sheetsOf(parts, row);
  const [standing, card, delivery, stage] = await Promise.all([
    creatorStanding(parts, db, { influencerId, platform: row.platform }),
    companyCardOf(db, { companyId, now }),
    deliveryOf(db, dealOf(row)),
    row.payment_stage === null ? undefined : stageOfDeal(db, key),
  ]);
  const common = commonOf({ row, now, by, sheets });
  const answer = {
    ...common,
    ...delivery,
    paymentStage: stage?.stage ?? common.paymentStage,
    // What came back from the bank and is due again has another day than the contract's.
    payDueOn: stage
      ? promisedDay({ payment_stage: stage.stage, pay_due_on: stage.dueOn }, stage.isHeld)
      : common.payDueOn,
    isWrittenOff: stage?.isWrittenOff ?? false,
    isPaymentHeld: stage?.isHeld ?? false,
    company: card ?? gone(row, sheets.open),
    creator: { creatorId: creatorIdOf(parts, influencerId), name: standing.name, handle: standing.handle },
  };
  return { row, sheets, standing, answer, paymentId: stage?.paymentId ?? null };
}

function sheetsOf({ keys }: Parts, row: PageRow): OpenSheets {
  const at = row.contract_version ?? row.last_version;
  const sheetAt = (version: number): Sheet | undefined => {
    const kept = row.versions.find((one) => one.version === version);
    if (!kept?.sheet) return undefined;
    const sealed = { influencer_id: row.influencer_id, deal: row.id, version, creator: kept.creator };
    return sheetIn(keys, { ...sealed, sheet: kept.sheet });
  };
  return { open: sheetAt(at), before: sheetAt(comparedWith(row)) };
}

/**
 * The version that the open one is compared with. While terms are talked about, the other side's newest: whoever replaces an own proposal
 * must not have what it asked for already look like what both said. The version before, where there is none, and from the contract on.
 */
function comparedWith({ contract_version, last_version, versions }: PageRow): number {
  if (contract_version !== null) return contract_version - 1;
  const open = versions.find(({ version }) => version === last_version);
  const answered = versions.findLast(({ made_by }) => made_by !== open?.made_by);
  return answered?.version ?? last_version - 1;
}

/** A company that has closed: by the name in the sheet. */
function gone(row: PageRow, open: Sheet | undefined): CompanyCard {
  return {
    companyId: row.company_id,
    name: open?.orderer.name ?? "",
    kind: open?.orderer.kind ?? "corporate",
    website: null,
    verified: false,
    since: row.created_at.toISOString(),
    dealsDone: null,
    medianDaysToPay: null,
    answerRate: null,
    cancelRate: null,
    warnings: [],
  };
}

/** One version's sheet, whole. `dataNotFound`. */
export async function termsVersion(
  { keys }: Pick<Deps, "keys">,
  db: Queryable,
  { key, version }: { key: DealKey; version: number },
): Promise<TermsVersion> {
  const { row } = await dealFor(db, key);
  const kept = await findVersion(db, row, version);
  if (!kept) throw new Refusal("dataNotFound");
  return versionOf(keys, kept, await findContract(db, row, version));
}
