import { prAnswerOf } from "@tomoru/contract/company/account-figures";
import { discoveryRules } from "@tomoru/contract/company/discovery-rules";
import type { Insight, missingReasons, PrAnalysis } from "@tomoru/contract/company/insight";
import type { Format } from "@tomoru/i18n/format";
import type { Words } from "@tomoru/i18n/ja/company/words";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";

export type Wording = { words: Words; format: Format };
type Reason = (typeof missingReasons)[number];

/** Posts in the sample of the account's main format. */
export function mainPosts({ formats, mainFormat }: Pick<Insight, "formats" | "mainFormat">): number {
  return formats.find(({ format }) => format === mainFormat)?.posts ?? 0;
}

function samplePosts({ formats }: Pick<Insight, "formats">): number {
  return formats.reduce((sum, { posts }) => sum + posts, 0);
}

const fewest: Readonly<Record<string, number>> = { heat: discoveryRules.fewestForHeat };

/** Why a figure is not there, as what it is. */
export function missingText(
  field: keyof Insight,
  insight: Insight,
  { words }: Pick<Wording, "words">,
): string {
  const { missing } = words.insight;
  const reason = insight.missing[field] ?? "notRead";
  if (reason !== "tooFew") return missing[reason];
  const counted = field === "heat" ? samplePosts(insight) : mainPosts(insight);
  const wanted = (fewest[field] ?? discoveryRules.fewestForMedian) - counted;
  return wanted > 0 ? missing.tooFewBy(wanted) : missing.tooFew;
}

/** How many posts more there must be until PR posts are compared. */
export function postsUntilPr(insight: Pick<Insight, "formats">): number {
  return Math.max(1, discoveryRules.fewestForPrAnalysis - samplePosts(insight));
}

export type Answer = { readonly tone: "good" | "plain"; readonly text: string };

/** The answer, by fixed rules and without a score. Without the analysis of PR posts it uses what else is known. */
export function answerOf(
  { insight, pr, hasPr }: { insight: Insight; pr: PrAnalysis | null; hasPr: boolean },
  { words, format }: Wording,
): Answer {
  const { answer } = words.insight;
  if (insight.medianViews === null) {
    const reason: Reason = insight.missing.medianViews ?? "notRead";
    return { tone: "plain", text: answer.noMedian[reason] };
  }
  if (!hasPr) return { tone: "plain", text: answer.median(format.count(insight.medianViews)) };
  const key = prAnswerOf(pr);
  return { tone: key === "alike" ? "good" : "plain", text: answer[key] };
}

/** A whole percentage with its sign: −6% or +4%. */
export function signedPercent(percent: number): string {
  if (percent === 0) return "±0%";
  return percent < 0 ? `\u2212${-percent}%` : `+${percent}%`;
}

/** 1/100 %, towards zero: +2.1%. */
export function growthText(hundredths: number): string {
  const tenths = Math.trunc(Math.abs(hundredths) / 10);
  const text = `${Math.floor(tenths / 10)}.${tenths % 10}%`;
  if (tenths === 0) return `±${text}`;
  return hundredths < 0 ? `\u2212${text}` : `+${text}`;
}

/** With so few PR posts a difference is only a hint. */
export const fewPrPosts = 10;

const dayMs = 86_400_000;
export const postDay = (postedAt: string) => dayInJapan(new Date(postedAt));
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The first days of months between two moments, at most about six of them. */
export function monthStarts(from: number, to: number): { at: number; month: string }[] {
  const starts: { at: number; month: string }[] = [];
  const day = new Date(from);
  const cursor = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
  for (; cursor.getTime() <= to; cursor.setUTCMonth(cursor.getUTCMonth() + 1))
    starts.push({ at: cursor.getTime(), month: cursor.toISOString().slice(0, 7) });
  const step = Math.ceil(starts.length / 6);
  return starts.filter((_, at) => at % step === 0);
}

export type Freshness = "fresh" | "old" | "veryOld";

/** Figures of more than three days are named as such; of more than seven they may mislead. */
export function freshnessOf(readAt: string, now: Date): Freshness {
  const days = (now.getTime() - Date.parse(readAt)) / dayMs;
  if (days > 7) return "veryOld";
  return days > 3 ? "old" : "fresh";
}

type Block = { row: number; block: number; posts: number };

export type Rhythm = { all: number } & (
  | { kind: "block"; row: number; block: number; posts: number }
  | { kind: "hours"; block: number; posts: number }
  | { kind: "days"; row: number; posts: number }
  | { kind: "even"; blocks: number; posts: number }
);

/**
 * When most posts come: at one weekday and hours; where several have as many, at hours or on a weekday that have more than half of all; else
 * at no fixed time.
 */
export function rhythmOf(heat: readonly (readonly number[])[]): Rhythm {
  const rows = heat.map(sumOf);
  const blocks = (heat[0] ?? []).map((_, block) => sumOf(heat.map((values) => values[block] ?? 0)));
  const all = sumOf(rows);
  const { others, ...busiest } = busiestOf(heat);
  if (others === 0) return { all, kind: "block", ...busiest };
  const block = blocks.findIndex((posts) => posts * 2 > all);
  if (block >= 0) return { all, kind: "hours", block, posts: blocks[block] ?? 0 };
  const row = rows.findIndex((posts) => posts * 2 > all);
  if (row >= 0) return { all, kind: "days", row, posts: rows[row] ?? 0 };
  return { all, kind: "even", blocks: others + 1, posts: busiest.posts };
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** The weekday, Monday first, and the block of four hours. `others`: how many have as many. */
function busiestOf(heat: readonly (readonly number[])[]): Block & { others: number } {
  const blocks = heat.flatMap((values, row) => values.map((posts, block): Block => ({ row, block, posts })));
  const posts = Math.max(0, ...blocks.map((block) => block.posts));
  const [first = { row: 0, block: 0, posts }, ...others] = blocks.filter((block) => block.posts === posts);
  return { ...first, others: others.length };
}
