import type { CreatorDeal } from "@tomoru/contract/deals/deal";
import type { ShownFile } from "@tomoru/contract/deals/deal-files";
import type { Dispute, Figures, Report } from "@tomoru/contract/deals/delivery";
import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import { limits } from "@tomoru/contract/limits";
import type { Queryable } from "../../../platform/db/database.ts";
import { daysAfter, japanDay } from "../../../platform/japan-time.ts";
import { findAgreedSheet } from "../agreement/agreed-terms.repository.ts";
import { findFiles } from "../thread/messages.repository.ts";
import { shownFile } from "../thread/messages.usecases.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";
import { type DisputeRow, findDealDisputes } from "./disputes.repository.ts";
import { findDrafts } from "./drafts.repository.ts";
import { type DraftContent, draftOf } from "./drafts.rules.ts";
import { findDealPosts } from "./posts.repository.ts";
import { missingPosts, postOf } from "./posts.rules.ts";
import { findReports, type ReportRow } from "./reports.repository.ts";

export type DeliveryAnswer = Pick<
  CreatorDeal,
  "drafts" | "draftRoundsLeft" | "posts" | "postsMissing" | "report" | "disputes"
>;

/** Before the contract nothing is delivered, and nothing is asked for. */
const nothing: DeliveryAnswer = {
  drafts: [],
  draftRoundsLeft: 0,
  posts: [],
  postsMissing: [],
  report: null,
  disputes: [],
};

/** Drafts, posts, the report and disputes of a deal. */
export async function deliveryOf(db: Queryable, deal: Deal): Promise<DeliveryAnswer> {
  const { row, facts } = deal;
  const sheet = await findAgreedSheet(db, row);
  if (!sheet) return nothing;
  const [drafts, posts, reports, disputes] = await Promise.all([
    findDrafts(db, row),
    findDealPosts(db, row),
    findReports(db, row),
    findDealDisputes(db, row),
  ]);
  const shown = [
    ...drafts.flatMap(({ content }) => (content as DraftContent).files),
    ...posts.flatMap(({ screenshot }) => screenshot ?? []),
  ];
  const found = await findFiles(db, row, shown);
  const files = new Map<string, ShownFile>([...found].map(([id, file]) => [id, shownFile(file)]));
  const { draftRequired, revisions, formats } = sheet.terms;
  return {
    drafts: drafts.map((draft) => draftOf(draft, files)),
    draftRoundsLeft: draftRequired ? Math.max(0, revisions + 1 - facts.draftRound) : 0,
    posts: posts.map((post) => postOf(post, files)),
    postsMissing: missingPosts(formats, posts),
    report: reportOf(deal, reports),
    disputes: disputes.map(disputeOf),
  };
}

function reportOf({ facts }: Deal, reports: readonly ReportRow[]): Report | null {
  const newest = reports.at(-1);
  if (!newest || facts.agreed === null) return null;
  const receivedOn = japanDay(newest.reported_at);
  return {
    reportedAt: newest.reported_at.toISOString(),
    note: newest.note,
    figures: newest.figures as Figures,
    // For a report that was sent back: the day on which it would have been paid.
    payDueOn: facts.payDueOn ?? payDateOf(receivedOn, facts.agreed.payCycle),
    acceptBy: daysAfter(receivedOn, limits.reportAcceptDays),
    rejections: reports.flatMap(({ fact, words, rejected_at, is_contested }) =>
      fact === null || words === null || rejected_at === null
        ? []
        : [{ fact, words, rejectedAt: rejected_at.toISOString(), isContested: is_contested }],
    ),
    rejectionsLeft: Math.max(0, limits.reportRejections - facts.rejections),
  };
}

export function disputeOf(row: DisputeRow): Dispute {
  return {
    by: row.made_by,
    kind: row.kind,
    reason: row.reason,
    openedAt: row.opened_at.toISOString(),
    decideBy: row.decide_by,
    decision: row.decision,
    creatorPct: row.creator_pct,
    decidedReason: row.decided_reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
