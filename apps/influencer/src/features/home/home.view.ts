import type { Home } from "@tomoru/contract/influencer/home";
import type { OfferCounts } from "@tomoru/contract/influencer/offers";
import type { SocialAccounts } from "@tomoru/contract/influencer/profile";
import type { Platform } from "@tomoru/contract/platforms";
import type { Words } from "@tomoru/i18n/ja/influencer/words";

const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** What to call someone: the given name where it is sure which part that is (姓 名), else the whole name. */
export function callName(fullName: string): string {
  const parts = fullName.trim().split(/\s+/u);
  const [, given] = parts;
  return parts.length === 2 && given !== undefined && japanese.test(fullName) ? given : fullName.trim();
}

export const setupSteps = ["social", "bank", "profile"] as const;
export type SetupStep = (typeof setupSteps)[number];

type Steps = Pick<Home, "setup" | "bankUnresolved">;

export function isDone({ setup, bankUnresolved }: Steps, step: SetupStep): boolean {
  const bank = setup.bankRegistered && !bankUnresolved;
  return { social: setup.socialLinked, bank, profile: setup.profileComplete }[step];
}

export function stepsLeft(home: Steps): number {
  return setupSteps.filter((step) => !isDone(home, step)).length;
}

type Facts = Pick<
  Home,
  | "pendingOfferCount"
  | "lastDecided"
  | "setup"
  | "bankUnresolved"
  | "taxMissing"
  | "deals"
  | "failedYen"
  | "bankSavedSince"
>;

/** A transfer came back, and only the creator can correct it. */
export function isFailed({ failedYen, bankSavedSince }: Pick<Home, "failedYen" | "bankSavedSince">): boolean {
  return failedYen > 0 && !bankSavedSince;
}

/** What the page is about: offers that wait, deals on the creator's turn, first steps, or that nothing waits. */
export type Situation = "waiting" | "deals" | "new" | "quiet";

export function situationOf(home: Facts): Situation {
  if (home.pendingOfferCount > 0) return "waiting";
  if (home.deals.waitingCount > 0) return "deals";
  return home.lastDecided === null && stepsLeft(home) > 0 ? "new" : "quiet";
}

/** Everything is set up and nobody has written yet: more than an empty inbox. */
function isAllSet(home: Steps & Pick<Home, "lastDecided">): boolean {
  return home.lastDecided === null && stepsLeft(home) === 0;
}

function quietHeadline(home: Facts, words: Words["home"]): string {
  if (!isAllSet(home)) return words.none;
  return home.taxMissing ? words.readyForOffers : words.ready;
}

type Headline = {
  home: Facts;
  name: string | null;
  words: Words["home"];
  format: { yen: (yen: number) => string };
};

/** The heading is the answer, not a title. Money that did not arrive comes first. */
export function headline({ home, name, words, format }: Headline): string {
  if (isFailed(home)) return words.failed.title(format.yen(home.failedYen));
  const situation = situationOf(home);
  if (situation === "new") return words.start(stepsLeft(home));
  if (situation === "quiet" && home.deals.chosen) return words.deals.chosen.headline;
  // What is on Tomoru's turn is no reason to say that nothing is going on.
  const { heldYen = 0, atOperatorCount = 0 } = home.deals;
  if (situation === "quiet" && heldYen > 0) return words.deals.checking(format.yen(heldYen));
  if (situation === "quiet" && atOperatorCount > 0) return words.deals.atOperator(atOperatorCount);
  if (situation === "quiet") return quietHeadline(home, words);
  const { pendingOfferCount, deals } = home;
  if (situation === "deals") {
    const { waiting, waitingNameless } = words.deals;
    return name === null ? waitingNameless(deals.waitingCount) : waiting(name, deals.waitingCount);
  }
  return name === null ? words.pendingNameless(pendingOfferCount) : words.pending(name, pendingOfferCount);
}

export function linkedPlatforms(accounts: SocialAccounts): { platform: Platform; linked: boolean }[] {
  return [
    { platform: "instagram", linked: accounts.isConnectedToInstagram },
    { platform: "tiktok", linked: accounts.isConnectedToTiktok },
    { platform: "youtube", linked: accounts.isConnectedToYoutube },
  ];
}

/** Whether every offer that was accepted became a deal that is paid: the last answer then says so. */
export function isAllPaid({ offerCounts, deals }: Pick<Home, "offerCounts" | "deals">): boolean {
  return offerCounts.approved > 0 && deals.paidOfferCount === offerCounts.approved;
}

/** How far offers came: each count is part of the one before. */
export function progressOf({ all, approved, rejected }: OfferCounts, paid: number | null) {
  return { received: all, answered: approved + rejected, approved, ...(paid === null ? {} : { paid }) };
}

/** Where a day stands in a period: before it, within it, on its last day. `days` are the ones until the next stage. */
export function timingOf(
  { from, to }: { from: string; to: string },
  today: string,
): { stage: "startsIn" | "endsIn" | "endsToday"; days: number } {
  if (today < from) return { stage: "startsIn", days: daysBetween(today, from) };
  return today < to ? { stage: "endsIn", days: daysBetween(today, to) } : { stage: "endsToday", days: 0 };
}

const dayMs = 86_400_000;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
