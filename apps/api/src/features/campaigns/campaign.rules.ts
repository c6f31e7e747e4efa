import { estBudgetOf } from "@tomoru/contract/company/budget-bands";
import type { CampaignState, campaignActs, NewCampaign } from "@tomoru/contract/company/campaigns";
import type { IneligibleReason, OwnApplication } from "@tomoru/contract/influencer/campaigns";
import { limits } from "@tomoru/contract/limits";
import { daysAfter, japanMoment } from "../../platform/japan-time.ts";

type Days = Pick<NewCampaign, "closesOn" | "period">;

/** The field whose days do not fit; undefined where all do. Posts can still be made once applications are over. */
export function wrongDaysOf({ closesOn, period }: Days, today: string): "closesOn" | "period" | undefined {
  const { min, max } = limits.campaignClosesDays;
  if (closesOn < daysAfter(today, min) || closesOn > daysAfter(today, max)) return "closesOn";
  const isAhead = period.from >= today && period.to <= daysAfter(today, limits.periodDays);
  return isAhead && period.to >= closesOn ? undefined : "period";
}

export function selectByOf(closesOn: string): string {
  return daysAfter(closesOn, limits.campaignSelectDays);
}

/** The end of a day in Japan. */
export function endOf(day: string): Date {
  return japanMoment(daysAfter(day, 1), "00:00");
}

/** What creators sort and filter by. */
export function topFeeOf(budget: Parameters<typeof estBudgetOf>[0]): number {
  const { minYen = null, maxYen = null } = estBudgetOf(budget) ?? {};
  return maxYen ?? minYen ?? 0;
}

export type CampaignAct = (typeof campaignActs)[number];

const moves: Readonly<Record<CampaignAct, { from: readonly CampaignState[]; to: CampaignState }>> = {
  publish: { from: ["draft"], to: "open" },
  close: { from: ["open"], to: "selecting" },
  finish: { from: ["open", "selecting"], to: "done" },
  withdraw: { from: ["draft", "open", "selecting"], to: "withdrawn" },
};

/** The state that an act leads to; null where it is there already, undefined where it cannot lead there. */
export function movedBy(act: CampaignAct, state: CampaignState): CampaignState | null | undefined {
  const { from, to } = moves[act];
  if (state === to) return null;
  return from.includes(state) ? to : undefined;
}

export type ApplicantFacts = {
  /** The creator's account on the campaign's platform; null if none is linked. */
  readonly account: { readonly followers: number | null } | null;
  readonly application: Pick<OwnApplication, "state"> | null;
  /** Undecided applications to any campaign. */
  readonly openApplications: number;
};

type CampaignFacts = {
  readonly isOpen: boolean;
  readonly isFull: boolean;
  readonly minFollowers: number | null;
};

/** Why somebody cannot apply; null for who can. */
export function ineligibleReasonOf(
  { isOpen, isFull, minFollowers }: CampaignFacts,
  { account, application, openApplications }: ApplicantFacts,
): IneligibleReason | null {
  if (application) return "applied";
  if (!isOpen) return "state";
  if (!account) return "platform";
  if (minFollowers !== null && minFollowers > 0 && (account.followers ?? -1) < minFollowers)
    return "followers";
  if (isFull) return "capacity";
  return openApplications >= limits.openApplications ? "tooMany" : null;
}
