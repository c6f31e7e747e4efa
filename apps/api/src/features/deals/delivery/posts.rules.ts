import type { ShownFile } from "@tomoru/contract/deals/deal-files";
import type { Figures, LabelResult, Post, PostCheck } from "@tomoru/contract/deals/delivery";
import type { PostKind } from "@tomoru/contract/deals/post-urls";
import type { Terms } from "@tomoru/contract/deals/terms";
import { limits } from "@tomoru/contract/limits";
import type { Selectable } from "kysely";
import { secondsAfter } from "../../../platform/clock.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import type { DealFacts } from "../transitions/deal-facts.rules.ts";

export type PostRow = Selectable<DealTables["deal_posts"]>;

const day = 86_400;

/** Once the draft is approved, or where none is asked for; a report closes the list. */
export function canPost({ state, funding, hold, agreed }: DealFacts): boolean {
  const isReady = state === "draft_approved" || (state === "contracted" && agreed?.draftRequired === false);
  return isReady && funding === "secured" && hold === null;
}

/** A post can stand in a report: found in order, or not to be read and shown by a picture. */
export function isShown({ result, screenshot }: Pick<PostRow, "result" | "screenshot">): boolean {
  return result === "ok" || (result === "unreadable" && screenshot !== null);
}

/** Instagram keeps a broadcast as a reel: it has no address of its own. */
const standsFor = (kind: PostKind, wanted: PostKind) =>
  kind === wanted || (wanted === "live" && (kind === "reel" || kind === "feed"));

/** How many of each kind are still asked for; a kind that nobody asked for counts for none. */
export function missingPosts(
  formats: Terms["formats"],
  posts: readonly Pick<PostRow, "kind">[],
): { kind: PostKind; count: number }[] {
  const left = posts.map(({ kind }) => kind);
  const exactFirst = formats.toSorted(
    (one, other) => Number(one.format === "live") - Number(other.format === "live"),
  );
  const missing = exactFirst.map(({ format, count }) => {
    let open: number = count;
    for (let at = left.length - 1; at >= 0 && open > 0; at -= 1) {
      const kind = left[at];
      if (kind === undefined || !standsFor(kind, format)) continue;
      left.splice(at, 1);
      open -= 1;
    }
    return { kind: format, count: open };
  });
  return missing.filter(({ count }) => count > 0);
}

/** Sums over the posts that were read, else the figures that the creator typed; null where neither is known. */
export function figuresOf(posts: readonly Pick<PostRow, "figures">[], typed: Figures | undefined): Figures {
  const sum = (name: keyof Figures) => {
    const read = posts
      .map(({ figures }) => (figures as Figures | null)?.[name] ?? null)
      .filter((figure) => figure !== null);
    return read.length > 0 ? read.reduce((one, other) => one + other, 0) : (typed?.[name] ?? null);
  };
  return { views: sum("views"), likes: sum("likes"), comments: sum("comments") };
}

/** What a check brought. */
export type Finding =
  | {
      readonly result: Exclude<PostCheck, "pending">;
      readonly kind?: PostKind | null;
      readonly caption?: string;
      readonly label?: LabelResult;
      readonly paidFlag?: boolean | null;
      readonly figures?: Figures;
    }
  | { readonly result: "silent" }
  | { readonly result: "busy"; readonly until: Date };

type Standing = Pick<PostRow, "result" | "ok_at" | "gone_at" | "silences" | "rechecks">;
export type Noted = {
  readonly result: PostCheck;
  readonly silences: number;
  readonly rechecks: number;
  readonly nextCheckAt: Date | null;
  /** It was in order once, and is no more since this check. */
  readonly isGone: boolean;
};

/** After one day, after seven, and when it need not stay any longer; counted from the day it was first found in order. */
function recheckAt(okAt: Date, { rechecks, keepDays }: { rechecks: number; keepDays: number }): Date | null {
  const days = [...new Set([...limits.postRecheckDays.filter((one) => one < keepDays), keepDays])];
  const after = days[rechecks];
  return after === undefined ? null : secondsAfter(okAt, after * day);
}

/** What a post becomes by a finding, and when it is looked at next. */
export function noteFinding(
  post: Standing,
  finding: Finding,
  { now, keepDays }: { now: Date; keepDays: number },
): Noted {
  const { ok_at: okAt, rechecks } = post;
  const stays = { rechecks, isGone: false };
  if (finding.result === "busy")
    return { ...stays, result: post.result, silences: post.silences, nextCheckAt: finding.until };
  if (finding.result === "silent") {
    const minutes = limits.postCheckRetryMinutes[post.silences];
    if (minutes !== undefined) {
      const nextCheckAt = secondsAfter(now, minutes * 60);
      return { ...stays, result: post.result, silences: post.silences + 1, nextCheckAt };
    }
    if (okAt === null) return { ...stays, result: "unreadable", silences: 0, nextCheckAt: null };
    // What was in order is not called into question by a platform that says nothing.
    const nextCheckAt = recheckAt(okAt, { rechecks: rechecks + 1, keepDays });
    return { result: post.result, rechecks: rechecks + 1, isGone: false, silences: 0, nextCheckAt };
  }
  if (okAt === null) {
    const isOk = finding.result === "ok";
    const nextCheckAt = isOk ? recheckAt(now, { rechecks: 0, keepDays }) : null;
    return { result: finding.result, silences: 0, rechecks: 0, nextCheckAt, isGone: false };
  }
  const isLost = finding.result === "notFound" || finding.result === "labelMissing";
  const done = isRecheckDue(okAt, { rechecks, keepDays, now }) ? rechecks + 1 : rechecks;
  return {
    result: finding.result === "unreadable" ? post.result : finding.result,
    silences: 0,
    rechecks: done,
    nextCheckAt: recheckAt(okAt, { rechecks: done, keepDays }),
    isGone: isLost && post.gone_at === null,
  };
}

/** A check by hand in between leaves the days as they are. */
function isRecheckDue(
  okAt: Date,
  { rechecks, keepDays, now }: { rechecks: number; keepDays: number; now: Date },
): boolean {
  const at = recheckAt(okAt, { rechecks, keepDays });
  return at !== null && at <= now;
}

export function postOf(row: PostRow, files: ReadonlyMap<string, ShownFile>): Post {
  return {
    postId: row.id,
    url: row.url,
    kind: row.kind,
    mediaId: row.media_id,
    check: row.result,
    checkedAt: row.checked_at?.toISOString() ?? null,
    captionSnapshot: row.caption,
    label: row.label as LabelResult | null,
    paidFlag: row.paid_flag,
    figures: row.figures as Figures | null,
    screenshot: (row.screenshot && files.get(row.screenshot)) || null,
    goneAt: row.gone_at?.toISOString() ?? null,
    addedAt: row.added_at.toISOString(),
    okAt: row.ok_at?.toISOString() ?? null,
  };
}
