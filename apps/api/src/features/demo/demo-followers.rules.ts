import type { FollowersOfDay } from "@tomoru/contract/company/discovery-rules";
import { daysAfter, japanDay } from "../../platform/japan-time.ts";
import type { DemoAccount } from "./demo-creators.rules.ts";
import { watchedDaysAgo } from "./demo-posts.rules.ts";
import { type Dice, diceOf } from "./dice.rules.ts";

/** The followers that the platform's API answers now; null where the creator hides them. */
export function shownFollowers({ platform, trait, followers }: DemoAccount): number | null {
  if (trait === "hiddenFollowers") return null;
  return platform === "youtube" ? threeDigits(followers) : followers;
}

/** YouTube names subscribers in three digits, downwards. */
function threeDigits(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 3);
  return Math.floor(count / step) * step;
}

const boughtDaysAgo = [46, 45, 12];
const boughtShare = 0.22;
const wonShare = 0.09;

/** The count of each day from the link to the reading, oldest first. A day here and there was not read. */
export function demoFollowersOf(account: DemoAccount, readAt: Date): FollowersOfDay[] {
  const dice = diceOf(account.seed + 2);
  const before = daysUpTo(japanDay(readAt));
  const lasted = Math.max(1, account.linkedDaysAgo - account.readDaysAgo);
  const perDay = (account.followers * monthlyGrowth(dice, account)) / 30;
  const days: FollowersOfDay[] = [];
  let followers = account.followers;
  for (let ago = 0; ago <= lasted; ago += 1) {
    const isRead = ago < 2 || isTold(account, ago) || !dice.happens(0.015);
    const count = shownFollowers({ ...account, followers: Math.round(followers) });
    days.push({ on: before[ago] ?? "", count: isRead ? count : null });
    followers = Math.max(0, followers - perDay * dice.between(0.5, 1.5) - wonOn(account, ago));
  }
  return days.reverse();
}

const longest = 366;
const calendars = new Map<string, readonly string[]>();

/** Newest first. Most accounts were read on the same day. */
function daysUpTo(day: string): readonly string[] {
  const known = calendars.get(day);
  if (known) return known;
  const days = Array.from({ length: longest + 1 }, (_, ago) => daysAfter(day, -ago));
  calendars.set(day, days);
  return days;
}

function monthlyGrowth(dice: Dice, { trait }: DemoAccount): number {
  const drawn = dice.between(0.002, 0.05) * dice.between(0.4, 1);
  if (trait === "falling") return -drawn;
  return trait === "boughtFollowers" ? 0.004 : drawn;
}

function wonOn({ trait, followers }: DemoAccount, ago: number): number {
  if (trait === "boughtFollowers" && boughtDaysAgo.includes(ago)) return followers * boughtShare;
  return trait === "explainedJump" && ago === watchedDaysAgo - 1 ? followers * wonShare : 0;
}

/** Days around a jump were read. */
function isTold({ trait }: DemoAccount, ago: number): boolean {
  const near = (day: number) => Math.abs(day - ago) < 3;
  return trait === "boughtFollowers" ? boughtDaysAgo.some(near) : near(watchedDaysAgo);
}
