import { ageOn } from "@tomoru/contract/company/account-card";
import { discoveryRules, searchPriceYen } from "@tomoru/contract/company/discovery-rules";
import type { hiddenReasons } from "@tomoru/contract/influencer/discovery";
import type { Platform } from "@tomoru/contract/platforms";
import { secondsAfter } from "../../../platform/clock.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import type { AccountFigures } from "../cards/account-figures.rules.ts";
import { unknownDay, unknownFigure, unknownPriceYen } from "../cards/unknown-figures.rules.ts";
import { numberOfCountry, numberOfGender } from "../search/numbered-values.data.ts";
import { foldWords } from "../search/search-words.rules.ts";

/** What is known of a creator's account when it is asked whether companies find it. */
export type CreatorFacts = {
  readonly influencerId: string;
  readonly isActive: boolean;
  readonly isDiscoverable: boolean;
  readonly creatorName: string | null;
  readonly bornOn: string | null;
  readonly country: string | null;
  readonly gender: "male" | "female" | "other" | null;
  readonly bio: string | null;
  readonly categories: readonly { readonly id: string; readonly position: number }[];
};
export type AccountFacts = {
  readonly platform: Platform;
  readonly handle: string;
  readonly displayName: string;
  readonly isSandbox: boolean;
  readonly hashtags: readonly string[];
  /** Null until the posts were read. */
  readonly figures: AccountFigures | null;
  readonly readAt: Date | null;
};

const fullAge = 18;

type Seen = { readonly now: Date; readonly production: boolean };

function isUnderAge({ bornOn }: Pick<CreatorFacts, "bornOn">, now: Date): boolean {
  return bornOn !== null && ageOn(bornOn, japanDay(now)) < fullAge;
}

function isSandboxHidden({ isSandbox }: Pick<AccountFacts, "isSandbox">, production: boolean): boolean {
  return isSandbox && production;
}

/** The one rule of who is found. */
export function isFound(creator: CreatorFacts, account: AccountFacts, { now, production }: Seen): boolean {
  const oldest = secondsAfter(now, -discoveryRules.figuresLastDays * 86_400);
  return (
    creator.isActive &&
    creator.isDiscoverable &&
    !isUnderAge(creator, now) &&
    !isSandboxHidden(account, production) &&
    account.readAt !== null &&
    account.readAt >= oldest
  );
}

/** Why the creator's accounts are hidden whatever the switch says. */
export function hiddenReasonOf(
  creator: CreatorFacts,
  accounts: readonly AccountFacts[],
  { now, production }: Seen,
): (typeof hiddenReasons)[number] | null {
  if (accounts.length === 0) return "notLinked";
  if (accounts.every((account) => isSandboxHidden(account, production))) return "sandbox";
  return isUnderAge(creator, now) ? "under18" : null;
}

/** An account's row of the search. */
export function foundAccountOf(creator: CreatorFacts, account: AccountFacts, now: Date) {
  const { figures } = account;
  const texts = [account.handle, account.displayName, creator.creatorName, creator.bio, ...account.hashtags];
  return {
    influencerId: creator.influencerId,
    foundSince: now,
    categories: creator.categories.map(({ position }) => position),
    followers: figures?.followers ?? unknownFigure,
    medianViews: figures?.medianViews ?? unknownFigure,
    engagement: figures?.engagement ?? unknownFigure,
    priceYen: figures?.price ? searchPriceYen(figures.price.midYen) : unknownPriceYen,
    lastPostOn: figures?.lastPostOn ?? unknownDay,
    bornOn: creator.bornOn,
    prShare: figures?.prShare ?? unknownFigure,
    country: numberOfCountry(creator.country),
    gender: numberOfGender(creator.gender),
    body: foldWords(texts.filter((text) => text !== null).join(" ")),
  };
}
