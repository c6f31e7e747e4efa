import type { PlanId } from "@tomoru/contract/company/plans";
import type { DealGate, FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Terms } from "@tomoru/contract/deals/terms";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../../deps.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { Refusal, refuseAccess } from "../../../platform/refusal.ts";
import { hasGoodCard } from "../../billing/cards/good-card.usecases.ts";
import { hasInPlan } from "../../billing/plan/plan-gate.usecases.ts";
import { type OrderingCompany, orderingCompany } from "../../companies/company/orderer.usecases.ts";
import { creatorNameOf } from "../../profile/creator-names.usecases.ts";
import { findStanding } from "./gates.repository.ts";
import { type CreatorStanding, companyGaps, creatorGaps, refuseGate } from "./gates.rules.ts";
import type { CreatorId } from "./tax-profile.repository.ts";
import { openTaxProfile } from "./tax-profile.rules.ts";

type Asked = { readonly influencerId: CreatorId; readonly platform: Platform };

export async function creatorStanding(
  { keys }: Pick<Deps, "keys">,
  db: Queryable,
  { influencerId, platform }: Asked,
): Promise<CreatorStanding> {
  const row = await findStanding(db, { influencerId, platform });
  if (!row) throw new Refusal("dataNotFound");
  const { ciphertext, confirmed_at } = row;
  const sealed = { influencerId, ciphertext: ciphertext ?? "", isConfirmed: confirmed_at !== null };
  return {
    name: creatorNameOf(row),
    handle: row.handle,
    dob: row.dob,
    tax: ciphertext === null ? null : openTaxProfile(keys, sealed),
    hasGuardian: row.given_at !== null,
    lastDay: row.ends_on,
  };
}

export function gapsOfCreator(
  { config, clock }: Pick<Deps, "config" | "clock">,
  standing: CreatorStanding,
): DealGate[] {
  return creatorGaps(standing, {
    today: japanDay(clock.now()),
    takesNonResidents: config.nonResidentDeals,
  });
}

/** 409 at `tax` or `dob`, 403 at `platform`, `guardian` or `residency`: asked at every act of the creator that can form a contract. */
export function refuseCreatorGaps(deps: Pick<Deps, "config" | "clock">, standing: CreatorStanding): void {
  const [gap] = gapsOfCreator(deps, standing);
  if (gap) throw refuseGate(gap);
}

type CompanyAsked = { readonly companyId: OwnerId<"company">; readonly way: FundingWay; readonly now: Date };

export async function gapsOfCompany(
  db: Queryable,
  { companyId, way, now }: CompanyAsked,
): Promise<{ company: OrderingCompany; gaps: DealGate[] }> {
  const company = await orderingCompany(db, companyId);
  if (!company) throw refuseAccess("payment");
  const isGood = way === "transfer" || (await hasGoodCard(db, { companyId, now }));
  return { company, gaps: companyGaps({ ...company, hasGoodCard: isGood }, { way }) };
}

/** The same of a company: 403 at `verification` or `plan`, 409 at what the sheet has to name and at `card`. */
export async function companyFor(
  db: Queryable,
  { terms, ...asked }: CompanyAsked & { terms: Terms },
): Promise<OrderingCompany> {
  const { company, gaps } = await gapsOfCompany(db, asked);
  const [gap] = gaps.includes("verification") || isInPlan(company.planId, terms) ? gaps : ["plan" as const];
  if (gap) throw refuseGate(gap);
  return company;
}

/** Several posts, and a use elsewhere, are not of every plan. */
function isInPlan(planId: PlanId, { formats, usage }: Terms): boolean {
  const posts = formats.reduce((sum, { count }) => sum + count, 0);
  if (posts > 1 && !hasInPlan({ planId, key: "postCount" })) return false;
  return usage.scope === "none" || hasInPlan({ planId, key: "secondaryUse" });
}
