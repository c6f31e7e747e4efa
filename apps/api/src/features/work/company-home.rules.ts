import { median } from "@tomoru/contract/company/discovery-rules";
import type { CompanyHome } from "@tomoru/contract/company/home";
import type { LabelResult, PostCheck } from "@tomoru/contract/deals/delivery";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import {
  daysAfter,
  firstDayOf,
  japanDay,
  japanMoment,
  lastDayOf,
  monthsAfter,
} from "../../platform/japan-time.ts";

type Of<Part extends "waiting" | "changes", Kind> = Extract<CompanyHome[Part][number], { kind: Kind }>;
type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };
type WaitingDeal = Of<"waiting", "deal">;

/** A row of one of three kinds; the columns of the other kinds are null or 0. */
export type WaitingColumns = Nullable<
  Pick<WaitingDeal, "creatorName" | "turnKind" | "state" | "hold" | "funding">
> & {
  readonly kind: "deal" | "campaign" | "card";
  readonly id: string;
  readonly productName: string | null;
  readonly dueAt: Date | null;
  readonly version: number;
  readonly feeYen: string | null;
  readonly draftRound: number;
  readonly applications: number;
  readonly placesLeft: number;
};

export function waitingOf(row: WaitingColumns): CompanyHome["waiting"] {
  const { kind, id, productName, applications, placesLeft, version, draftRound } = row;
  const dueAt = row.dueAt?.toISOString() ?? null;
  if (kind === "card") return dueAt === null ? [] : [{ kind, brand: productName ?? "", last4: id, dueAt }];
  if (kind === "campaign") {
    if (dueAt === null) return [];
    return [{ kind, campaignId: id, productName: productName ?? "", dueAt, applications, placesLeft }];
  }
  const { state, funding, turnKind, hold, feeYen } = row;
  if (state === null || funding === null) return [];
  return [
    {
      ...{ kind, dealId: id, productName, turnKind, state, dueAt, hold, funding, version, draftRound },
      creatorName: row.creatorName ?? "",
      feeYen: feeYen === null ? null : Number(feeYen),
    },
  ];
}

type ChangedDeal = Of<"changes", "deal">;
type Answered = Of<"changes", "answer">;

export type ChangeColumns = Nullable<
  Pick<ChangedDeal, "productName" | "creatorName" | "turnKind" | "state">
> & {
  readonly kind: "deal" | "answer" | "applications";
  readonly id: string;
  readonly influencerId: string | null;
  readonly platform: Platform | null;
  readonly version: number;
  readonly draftRound: number;
  readonly paymentStage: ChangedDeal["paymentStage"];
  readonly answer: Answered["answer"] | null;
  readonly count: number;
  readonly at: Date;
  readonly isDecided?: boolean;
};

type Named = { readonly influencerId: string; readonly platform: Platform };

/** Deals whose transfer failed, for whatever reason. */
export function failedDeals(
  rows: readonly ChangeColumns[],
): { influencerId: string | null; dealId: string }[] {
  return rows.flatMap(({ paymentStage, influencerId, id: dealId }) =>
    paymentStage === "failed" ? [{ influencerId, dealId }] : [],
  );
}

export function changedDeals(rows: readonly ChangeColumns[]): { influencerId: string; dealId: string }[] {
  return rows.flatMap(({ kind, influencerId, id: dealId }) =>
    kind === "deal" && influencerId !== null ? [{ influencerId, dealId }] : [],
  );
}

type Moments = {
  readonly moments: ReadonlyMap<string, Pick<ChangeColumns, "at" | "isDecided">>;
  readonly since: Date;
};

/** Each deal by its own moment, not by what else has touched its row; newest first. */
export function newsAmong(rows: readonly ChangeColumns[], { moments, since }: Moments): ChangeColumns[] {
  return rows
    .map((row) => (row.kind === "deal" ? { ...row, ...moments.get(row.id) } : row))
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limits.companyHome.changes);
}

/** The creator whose answer it is; the row has no name for them yet. */
export function answeredBy({ kind, influencerId, platform }: ChangeColumns): Named[] {
  return kind === "answer" && influencerId !== null && platform !== null ? [{ influencerId, platform }] : [];
}

type About = {
  readonly nameOf: (one: Named) => string;
  readonly writtenOff: ReadonlySet<string>;
};

export function changeOf(row: ChangeColumns, { nameOf, writtenOff }: About): CompanyHome["changes"] {
  const { kind, id, state, answer, count, turnKind, version, draftRound, paymentStage } = row;
  const at = row.at.toISOString();
  const productName = row.productName ?? "";
  if (kind === "applications") return [{ kind, campaignId: id, productName, count, at }];
  if (kind === "answer") {
    const creatorName = answeredBy(row).map(nameOf)[0] ?? "";
    if (answer === null) return [];
    return [{ kind, consultationId: id, creatorName, productName, answer, at }];
  }
  if (state === null) return [];
  const creatorName = row.creatorName ?? "";
  const deal = { dealId: id, creatorName, productName: row.productName, turnKind, state };
  const isWrittenOff = writtenOff.has(id);
  const isDecided = row.isDecided ?? false;
  return [{ kind, ...deal, version, draftRound, paymentStage, isWrittenOff, isDecided, at }];
}

type Due = CompanyHome["week"][number]["dues"][number];
export type DueColumns = Due & { readonly on: string };

/** Seven days from `today` on; the company's own dues in front. */
export function weekOf(today: string, dues: readonly DueColumns[]): CompanyHome["week"] {
  return Array.from({ length: 7 }, (_, index) => {
    const on = daysAfter(today, index);
    return {
      on,
      dues: dues
        .filter((due) => due.on === on)
        .toSorted((one, other) => one.side.localeCompare(other.side))
        .map(({ side, kind, count }) => ({ side, kind, count })),
    };
  });
}

/** A month in Japan, its days and its moments. */
export type Span = {
  readonly from: Date;
  readonly to: Date;
  readonly firstDay: string;
  readonly lastDay: string;
};

export function monthSpan(month: string): Span {
  return {
    from: japanMoment(firstDayOf(month), "00:00"),
    to: japanMoment(firstDayOf(monthsAfter(month, 1)), "00:00"),
    firstDay: firstDayOf(month),
    lastDay: lastDayOf(month),
  };
}

/** Yesterday at nine, in Japan. */
export function newsSince(now: Date): Date {
  return japanMoment(daysAfter(japanDay(now), -1), "09:00");
}

export type ReportedDeal = {
  readonly influencerId: string;
  readonly dealId: string;
  readonly feeYen: number;
};

type SeenPost = {
  readonly dealId: string;
  readonly check: PostCheck;
  /** Null where nobody has looked. */
  readonly label: LabelResult | null;
  readonly views: number | null;
};

const unread: readonly PostCheck[] = ["pending", "unreadable"];

type Month = { month: string; deals: readonly ReportedDeal[]; posts: readonly SeenPost[] };

/** What the posts of a month brought; null without a post. */
export function resultOf({ month, deals, posts }: Month): CompanyHome["lastMonth"] {
  if (posts.length === 0) return null;
  const known = posts.flatMap(({ views }) => (views === null ? [] : [views]));
  const counted = deals.filter(({ dealId }) => {
    const own = posts.filter((post) => post.dealId === dealId);
    return own.length > 0 && own.every(({ views }) => views !== null);
  });
  const ids = new Set(counted.map(({ dealId }) => dealId));
  const views = posts.reduce((sum, post) => sum + (ids.has(post.dealId) ? (post.views ?? 0) : 0), 0);
  // What the platform did not let us read says nothing of its label, until somebody has looked.
  const judged = posts.filter(({ check, label }) => label !== null || !unread.includes(check));
  const yen = counted.reduce((sum, { feeYen }) => sum + feeYen, 0);
  return {
    month,
    posts: posts.length,
    medianViews: median(known, 1),
    yenPerView: views === 0 ? null : Math.round((yen / views) * 10) / 10,
    labelled: judged.filter(({ check, label }) =>
      label === null ? check === "ok" : label.verdict === "clear",
    ).length,
    judged: judged.length,
  };
}
