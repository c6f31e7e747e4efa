import type { AccountCard, FollowerBand } from "@tomoru/contract/company/account-card";
import { followerBands } from "@tomoru/contract/company/account-card";
import type { missingReasons } from "@tomoru/contract/company/insight";
import type { Format } from "@tomoru/i18n/format";
import type { Words } from "@tomoru/i18n/ja/company/words";

type Wording = { words: Words; format: Format };

/** 1/100 % with one decimal, downwards: 4.8%. */
export function percentText(hundredths: number): string {
  const tenths = Math.floor(hundredths / 10);
  return `${Math.floor(tenths / 10)}.${tenths % 10}%`;
}

/** 1/100 % without decimals, downwards. */
export function wholePercentText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}%`;
}

/** Median views as a share of the followers, which is low where followers were bought. */
export function shareOfFollowersText(
  { medianViews, followers }: Pick<AccountCard, "medianViews" | "followers">,
  { words }: Pick<Wording, "words">,
): string | null {
  if (medianViews === null || !followers) return null;
  return words.search.ofFollowers(`${Math.floor((medianViews * 100) / followers)}%`);
}

export function lastPostText(
  lastPostOn: string,
  { today, words, format }: Wording & { today: string },
): string {
  const days = Math.round((Date.parse(today) - Date.parse(lastPostOn)) / 86_400_000);
  if (days <= 0) return words.search.today;
  if (days === 1) return words.search.yesterday;
  return days <= 30 ? words.search.daysAgo(days) : format.monthDay(lastPostOn);
}

export function bandText(band: FollowerBand | null, { words, format }: Wording): string {
  const { visitor } = words.search;
  if (band === null) return visitor.bandUnknown;
  const next = followerBands[followerBands.indexOf(band) + 1];
  if (next === undefined) return visitor.bandFrom(format.compact(band));
  if (band === 0) return visitor.bandBelow(format.compact(next));
  return visitor.band(format.compact(band), format.compact(next));
}

export type PriceSum = { minYen: number; maxYen: number; unknown: number };

/** The sum of the estimates; accounts without one are counted in `unknown`. */
export function priceSumOf(accounts: readonly Pick<AccountCard, "price">[]): PriceSum {
  const sum = { minYen: 0, maxYen: 0, unknown: 0 };
  for (const { price } of accounts) {
    if (price === null) sum.unknown += 1;
    sum.minYen += price?.minYen ?? 0;
    sum.maxYen += price?.maxYen ?? 0;
  }
  return sum;
}

/** The posts of the strip, without those whose views are unknown. */
export function stripPostsOf({ recentViews }: Pick<AccountCard, "recentViews">) {
  return recentViews.flatMap(({ views, isPr }) => (views === null ? [] : [{ views, isPr: isPr === true }]));
}

export type CardFigure = "followers" | "medianViews" | "engagement" | "price" | "prShare" | "lastPostOn";

type KnownOfViews = "readAt" | "recentViews" | "medianViews" | "isGranted";

/** Why a figure of a card is not there, as the insight of the account says it. */
export function missingReasonOf(
  { readAt, recentViews, medianViews, isGranted }: Pick<AccountCard, KnownOfViews>,
  field: CardFigure,
): (typeof missingReasons)[number] {
  if (readAt === null || field === "lastPostOn") return "notRead";
  if (field === "followers") return "hidden";
  if (field === "prShare") return "tooFew";
  if (isGranted === false) return "notGranted";
  const hasNoViews = recentViews.length > 0 && recentViews.every(({ views }) => views === null);
  if (hasNoViews) return isGranted ? "hidden" : "notGranted";
  return field === "engagement" && medianViews !== null ? "hidden" : "tooFew";
}
