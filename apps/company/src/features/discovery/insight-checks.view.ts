import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import { daysBetween, fewPrPosts, postDay, type Wording } from "./insight.view.ts";

/** A fact with what to do about it; never an alarm. */
export type Check = {
  readonly key: string;
  readonly kind: "growth" | "recentPr" | "sample" | "label" | "reach" | "quiet" | "none";
  readonly fact: string;
  readonly advice: string;
};

/** Days in which a PR post may still belong to a competitor's running campaign. */
const recentPrDays = 60;
/** Below this share of the followers the median is said to be little, in whole percent. */
const lowReachPercent = 10;
const quietDays = 30;
const mostJumps = 2;
const quotedCharacters = 18;

type Known = { insight: Insight; pr: PrAnalysis | null; today: string };

export function checksOf({ insight, pr, today }: Known, wording: Wording): Check[] {
  const found = [
    ...jumpChecks(insight, wording),
    ...prChecks({ insight, pr }, wording),
    ...reachChecks(insight, wording),
    ...quietChecks({ insight, today }, wording),
  ];
  if (found.length > 0) return found;
  return [{ key: "none", kind: "none", fact: wording.words.insight.checks.none, advice: "" }];
}

function jumpChecks({ jumps, posts }: Insight, { words, format }: Wording): Check[] {
  const { checks, formats } = words.insight;
  return jumps
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostJumps)
    .map(({ on, count, explainedBy }) => {
      const key = `jump ${on}`;
      const day = format.monthDay(on);
      if (explainedBy === null) {
        const fact = checks.jumpUnknown(day, format.count(count));
        return { key, kind: "growth", fact, advice: checks.jumpAsk };
      }
      const post = posts.find(({ url }) => url === explainedBy);
      const advice = checks.jumpFine;
      if (post?.views == null) return { key, kind: "growth", fact: checks.jumpPost(day), advice };
      const [views, name] = [format.compact(post.views), formats[post.format]];
      const days = daysBetween(postDay(post.postedAt), on);
      const fact =
        days > 0 ? checks.jumpExplained(day, days, views, name) : checks.jumpSameDay(day, views, name);
      return { key, kind: "growth", fact, advice };
    });
}

function prChecks({ insight, pr }: { insight: Insight; pr: PrAnalysis | null }, { words }: Wording): Check[] {
  const { checks, prPosts } = words.insight;
  if (pr === null || insight.medianViews === null) return [];
  if (pr.count === 0) return [{ key: "noPr", kind: "sample", fact: checks.noPr, advice: checks.noPrDo }];
  const found: Check[] = [];
  const [last] = pr.posts;
  if (last && pr.daysSinceLast !== null && pr.daysSinceLast <= recentPrDays) {
    const quoted = quote(last.caption) || prPosts.noText;
    const fact =
      pr.daysSinceLast === 0 ? checks.recentPrToday(quoted) : checks.recentPr(pr.daysSinceLast, quoted);
    found.push({ key: "recentPr", kind: "recentPr", fact, advice: checks.recentPrDo });
  }
  if (pr.count < fewPrPosts)
    found.push({ key: "fewPr", kind: "sample", fact: checks.fewPr(pr.count), advice: checks.fewPrDo });
  const below = pr.posts.filter(({ isBelowFold }) => isBelowFold).length;
  if (below > 0)
    found.push({ key: "label", kind: "label", fact: checks.belowFold(below), advice: checks.belowFoldDo });
  return found;
}

function reachChecks({ medianViews, followers }: Insight, { words }: Wording): Check[] {
  const { checks } = words.insight;
  if (medianViews === null || !followers) return [];
  const percent = Math.floor((medianViews * 100) / followers);
  if (percent >= lowReachPercent) return [];
  const fact = checks.lowReach(`${percent}%`);
  return [{ key: "reach", kind: "reach", fact, advice: checks.lowReachDo }];
}

function quietChecks({ insight, today }: { insight: Insight; today: string }, { words }: Wording): Check[] {
  const { checks } = words.insight;
  const [newest] = insight.posts;
  const days = newest ? daysBetween(postDay(newest.postedAt), today) : 0;
  return days > quietDays
    ? [{ key: "quiet", kind: "quiet", fact: checks.quiet(days), advice: checks.quietDo }]
    : [];
}

/** The opening words of a post: its first line that is not only hashtags. */
export function quote(caption: string): string {
  const lines = caption.split("\n").map((line) => line.replaceAll(/[#＃][\p{L}\p{N}_ー]+/gu, "").trim());
  const words = [...(lines.find((line) => line !== "") ?? "")];
  return words.length > quotedCharacters ? `${words.slice(0, quotedCharacters).join("")}…` : words.join("");
}
