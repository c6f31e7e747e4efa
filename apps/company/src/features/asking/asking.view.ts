import {
  budgetChoices,
  type CampaignEntries,
  type ConsultationEntries,
  digits,
} from "@tomoru/contract/company/asking-entries";
import { type BudgetBand, estBudgetOf } from "@tomoru/contract/company/budget-bands";
import type { Campaign } from "@tomoru/contract/company/campaigns";
import type { Consultation } from "@tomoru/contract/company/consultations";
import { type PlanId, planOf } from "@tomoru/contract/company/plans";
import { feeBounds } from "@tomoru/contract/deals/amounts";
import type { Locale } from "@tomoru/contract/fields";
import { NewOffer, type Offer } from "@tomoru/contract/influencer/offers";
import type { Platform } from "@tomoru/contract/platforms";
import { WebUrl } from "@tomoru/contract/values";
import { postFormats, postFormatsIn, postTimes } from "@tomoru/i18n/post-formats";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { z } from "zod/mini";

export type Shared = Omit<ConsultationEntries, "answerDays">;

const noEntries: Shared = {
  productName: "",
  productInfo: "",
  productUrl: "",
  postFormat: [],
  periodFrom: "",
  periodTo: "",
  description: "",
  situation: "",
  tieUpexp: "",
  usageScope: "",
  usageMonths: "",
  budget: "",
  feeYen: "",
};

export const emptyConsultation: ConsultationEntries = { ...noEntries, answerDays: "14" };
export const emptyCampaign: CampaignEntries = {
  ...noEntries,
  capacity: "",
  closesOn: "",
  minFollowers: "",
  categories: [],
};

type Written = Pick<
  Consultation,
  | "productName"
  | "productInfo"
  | "productUrl"
  | "postFormat"
  | "description"
  | "situation"
  | "tieUpexp"
  | "usageWish"
  | "budgetBand"
  | "feeYen"
>;

/** The form filled with the texts of an earlier request. Its days are left out: they have passed, or were meant for it. */
export function entriesOf(written: Written): Shared {
  const { usageWish, budgetBand, feeYen } = written;
  return {
    ...noEntries,
    productName: written.productName,
    productInfo: written.productInfo ?? "",
    productUrl: written.productUrl ?? "",
    postFormat: written.postFormat,
    description: written.description,
    situation: written.situation ?? "",
    tieUpexp: written.tieUpexp ?? "",
    usageScope: usageWish?.scope ?? "",
    usageMonths: usageWish?.months ? String(usageWish.months) : "",
    budget: budgetBand ?? (feeYen === null ? "" : "fee"),
    feeYen: feeYen === null ? "" : String(feeYen),
  };
}

export function entriesOfCampaign(campaign: Campaign): CampaignEntries {
  return {
    ...entriesOf(campaign),
    periodFrom: campaign.period.from,
    periodTo: campaign.period.to,
    capacity: String(campaign.capacity),
    closesOn: campaign.closesOn,
    minFollowers: campaign.minFollowers === null ? "" : String(campaign.minFollowers),
    categories: campaign.categories,
  };
}

const orNull = (typed: string) => (typed.trim() === "" ? null : typed.trim());

function wholeOf(typed: string): number | null {
  const plain = digits(typed);
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** How many a campaign looks for, as far as that is typed. */
export const peopleIn = ({ capacity }: Pick<CampaignEntries, "capacity">) => wholeOf(capacity);

/** The budget as the entries have it so far. */
export function budgetIn({ budget, feeYen }: Pick<Shared, "budget" | "feeYen">) {
  if (!budgetChoices.some((choice) => choice === budget)) return null;
  if (budget !== "fee") return estBudgetOf({ budgetBand: budget as BudgetBand, feeYen: null });
  const yen = wholeOf(feeYen);
  return yen === null ? null : { minYen: yen, maxYen: yen };
}

/** The offer as each creator will read it, as far as it is filled in. */
export function offerOf(entered: Shared, { platform, now }: { platform: Platform; now: Date }): Offer {
  const { periodFrom, periodTo } = entered;
  const isPeriod = periodFrom !== "" && periodFrom <= periodTo;
  return {
    _id: "",
    offerId: "",
    ...z.parse(NewOffer, { platform }),
    productName: orNull(entered.productName),
    productInfo: orNull(entered.productInfo),
    description: orNull(entered.description),
    situation: orNull(entered.situation),
    period: isPeriod ? { from: periodFrom, to: periodTo } : null,
    estBudget: budgetIn(entered),
    productUrl: z.safeParse(WebUrl, entered.productUrl).data ?? null,
    tieUpexp: orNull(entered.tieUpexp),
    postFormat: entered.postFormat.length > 0 ? entered.postFormat : null,
    isApproval: null,
    createdAt: now.toISOString(),
    decidedAt: null,
  };
}

/** The rows that every offer must have when it is sent. Others may stay empty, and the month always does, since days are given. */
export const neededRows = [
  "productName",
  "period",
  "description",
  "postFormat",
] as const satisfies (keyof Offer)[];

/** Which row of the offer a field is seen in. */
export const rowOf: Readonly<Record<string, keyof Offer | "usage" | "budget">> = {
  productName: "productName",
  productInfo: "productInfo",
  productUrl: "productUrl",
  postFormat: "postFormat",
  periodFrom: "period",
  periodTo: "period",
  description: "description",
  situation: "situation",
  tieUpexp: "tieUpexp",
  usageScope: "usage",
  usageMonths: "usage",
  budget: "budget",
  feeYen: "budget",
};

/** The ticked options of the form that these texts stand for, in the page's language: 「リール 2本」. */
export function tickedTexts(
  texts: readonly string[],
  { platform, locale }: { platform: Platform; locale: Locale },
): string[] {
  return postFormatsIn(texts, platform).map(
    ({ kind, count }) => `${postFormats[platform][locale][kind]} ${postTimes[locale](count)}`,
  );
}

/** The last day to answer, as the server will set it: never after the last day of the posts. `isEarlier` tells that this shortened it. */
export function answerDayOf(
  days: string,
  { now, last }: { now: Date; last: string },
): { day: string; isEarlier: boolean } | null {
  const count = Number(days);
  if (days === "" || !Number.isInteger(count)) return null;
  const day = dayInJapan(new Date(now.getTime() + count * 86_400_000));
  const isEarlier = last !== "" && last < day;
  return { day: isEarlier ? last : day, isEarlier };
}

/** Whether what is asked for is more than the terms of this plan can hold: several posts, or a use beside them. */
export function isBeyondPlan(
  { postFormat, usageScope }: Pick<Shared, "postFormat" | "usageScope">,
  { planId, platform }: { planId: PlanId; platform: Platform },
): boolean {
  const { postCount, secondaryUse } = planOf(planId).values;
  const posts = postFormatsIn(postFormat, platform).reduce((sum, { count }) => sum + count, 0);
  return (!postCount && posts > 1) || (!secondaryUse && !["", "none"].includes(usageScope));
}

/** The fee that everybody is offered; null for a band, or a fee that could not be sent. */
export function fixedFeeOf({ budget, feeYen }: { budget: string; feeYen: string }): number | null {
  const yen = wholeOf(feeYen) ?? 0;
  const isOne = budget === "fee" && yen >= feeBounds.minYen && yen <= feeBounds.maxYen;
  return isOne ? yen : null;
}
