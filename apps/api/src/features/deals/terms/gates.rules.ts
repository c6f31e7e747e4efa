import type { AccessReason } from "@tomoru/contract/codes";
import type { DealGate, FundingWay } from "@tomoru/contract/deals/deal-states";
import type { TaxProfile } from "@tomoru/contract/influencer/tax";
import { limits } from "@tomoru/contract/limits";
import { conflictAt, type Refusal, refuseAccess } from "../../../platform/refusal.ts";

/** A creator as who makes a contract. */
export type CreatorStanding = {
  readonly name: string;
  readonly handle: string | null;
  readonly dob: string | null;
  readonly tax: TaxProfile | null;
  readonly hasGuardian: boolean;
  /** The last day, if a withdrawal is pending. */
  readonly lastDay: string | null;
};

/** Whether somebody of that day of birth is of age on a day. */
export function isAdult(dob: string, today: string): boolean {
  const [year = "", ...rest] = dob.split("-");
  return [String(Number(year) + limits.adultYears), ...rest].join("-") <= today;
}

/** What a creator lacks for a contract, in the order in which it is asked for. */
export function creatorGaps(
  { dob, tax, handle, hasGuardian }: CreatorStanding,
  { today, takesNonResidents }: { today: string; takesNonResidents: boolean },
): DealGate[] {
  const gaps: DealGate[] = [];
  if (tax === null) gaps.push("tax");
  if (dob === null) gaps.push("dob");
  if (handle === null) gaps.push("platform");
  if (dob !== null && !isAdult(dob, today) && !hasGuardian) gaps.push("guardian");
  if (tax?.residency === "nonResident" && !(takesNonResidents && tax.isConfirmed)) gaps.push("residency");
  return gaps;
}

export type CompanyStanding = {
  readonly isVerified: boolean;
  readonly representative: string | null;
  readonly address: string | null;
  readonly hasGoodCard: boolean;
};

/** What a company lacks for terms. The sheet names its representative and address: the law asks for them. */
export function companyGaps(company: CompanyStanding, { way }: { way: FundingWay }): DealGate[] {
  const gaps: DealGate[] = [];
  if (!company.isVerified) gaps.push("verification");
  if (company.representative === null) gaps.push("representative");
  if (company.address === null) gaps.push("address");
  if (way === "card" && !company.hasGoodCard) gaps.push("card");
  return gaps;
}

const ofAccess = ["platform", "guardian", "residency", "verification", "plan"] as const;
const isOfAccess = (gate: DealGate): gate is Extract<DealGate, AccessReason> =>
  (ofAccess as readonly string[]).includes(gate);

/** What is not the account's to do is 403, what is still to be filled in is 409. */
export function refuseGate(gate: DealGate): Refusal {
  return isOfAccess(gate) ? refuseAccess(gate) : conflictAt(gate);
}
