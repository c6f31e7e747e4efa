import type { BoardRow, getWork, listBoardRows, listWork, WorkRow } from "@tomoru/contract/company/work";
import { chargeOf } from "@tomoru/contract/deals/amounts";
import type { DealBrief } from "@tomoru/contract/deals/deal-brief";
import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { sealedCursors } from "../../platform/sealed-cursor.ts";
import { cardsFor } from "../discovery/cards/cards.usecases.ts";
import { writtenOff } from "../payments/deal-payments.usecases.ts";
import { creatorNames } from "../profile/creator-names.usecases.ts";
import {
  type AskedRow,
  type BoardColumns,
  type CompanyId,
  countAsked,
  type FailedFee,
  findAsked,
  findBoard,
  findFailedFees,
  findStandings,
  type Place,
} from "./work.repository.ts";
import { budgetOf, sumUp, withoutLost } from "./work.rules.ts";

type Listing = { companyId: CompanyId; query: QueryOf<typeof listWork> };

export async function pageOfWork(
  { db, keys }: Pick<Deps, "db" | "keys">,
  { companyId, query }: Listing,
): Promise<ResultOf<typeof listWork>> {
  const { cursor, limit, group } = query;
  const cursors = sealedCursors<Place>(keys, `workCursor/${companyId}`);
  const found = await findAsked(db, { companyId, group, after: cursors.read(cursor), most: limit + 1 });
  const placeOf = ({ createdAt, id }: AskedRow) => ({ at: createdAt.toISOString(), id });
  const { rows: asked, nextCursor } = cursors.pageOf(found, { limit, placeOf });
  const all = await countAsked(db, { companyId });
  const running = await countAsked(db, { companyId, group: "running" });
  return {
    docs: await rowsOf(db, { companyId, asked }),
    nextCursor,
    counts: { running, done: all - running },
  };
}

/** The newest that somebody has to answer or to act for, and how many there are. */
export async function runningWork(
  db: Queryable,
  { companyId, most }: { companyId: CompanyId; most: number },
): Promise<{ running: WorkRow[]; runningCount: number }> {
  const [asked, runningCount] = await Promise.all([
    findAsked(db, { companyId, group: "running", most }),
    countAsked(db, { companyId, group: "running" }),
  ]);
  return { running: await rowsOf(db, { companyId, asked }), runningCount };
}

/** With what became of each. */
async function rowsOf(
  db: Queryable,
  { companyId, asked }: { companyId: CompanyId; asked: readonly AskedRow[] },
): Promise<WorkRow[]> {
  const ids = asked.map(({ id }) => id);
  const standings = await findStandings(db, { companyId, ids });
  const byWork = Map.groupBy(standings, ({ of }) => of);
  const hasFailed = standings.some(({ stage }) => stage === "failed");
  const lost = hasFailed ? await lostFees(db, await findFailedFees(db, { companyId, ids })) : [];
  return asked.map((row) => {
    const sums = sumUp(byWork.get(row.id) ?? [], row);
    const people = row.capacity ?? sums.steps.asked;
    const { kind, id, productName, platform, state, budgetBand, feeYen } = row;
    return {
      ...{ kind, id, productName, platform, state, people, budgetBand, feeYen },
      ...sums,
      money: withoutLost(
        sums.money,
        lost.filter(({ of }) => of === id),
      ),
      budget: budgetOf({ ...row, people }),
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** What was never claimed, and is paid no more. */
async function lostFees(db: Queryable, failed: readonly FailedFee[]): Promise<FailedFee[]> {
  const over = await writtenOff(db, failed);
  return failed.filter(({ dealId }) => over.has(dealId));
}

type OneKey = { companyId: CompanyId; id: string };

/** The company's own; `dataNotFound` for somebody else's and for none. */
async function askedBy(db: Queryable, key: OneKey): Promise<AskedRow> {
  const [asked] = await findAsked(db, { ...key, most: 1 });
  if (!asked) throw new Refusal("dataNotFound");
  return asked;
}

export async function workOf({ db }: Pick<Deps, "db">, key: OneKey): Promise<ResultOf<typeof getWork>> {
  const asked = await askedBy(db, key);
  const [row] = await rowsOf(db, { companyId: key.companyId, asked: [asked] });
  if (!row) throw new Refusal("dataNotFound");
  return { ...row, payDays: payDaysOf(await findBoard(db, { ...key, kind: asked.kind })) };
}

/** What is secured and not paid yet, by the day that it is paid on; what came back from the bank has none. */
function payDaysOf(
  rows: readonly Pick<BoardColumns, "pay_due_on" | "payment_stage" | "fee_yen">[],
): ResultOf<typeof getWork>["payDays"] {
  const byDay = new Map<string, { yen: number; count: number }>();
  for (const { pay_due_on: on, payment_stage: stage, fee_yen } of rows) {
    if (on === null || stage === "paid" || stage === "failed") continue;
    const { feeYen, taxYen } = chargeOf({ feeYen: Number(fee_yen ?? 0), toolFeeBps: 0 });
    const before = byDay.get(on) ?? { yen: 0, count: 0 };
    byDay.set(on, { yen: before.yen + feeYen + taxYen, count: before.count + 1 });
  }
  return [...byDay]
    .map(([on, sum]) => ({ on, ...sum }))
    .toSorted((one, other) => one.on.localeCompare(other.on));
}

export async function boardOf(deps: Deps, key: OneKey): Promise<ResultOf<typeof listBoardRows>> {
  const { platform, kind } = await askedBy(deps.db, key);
  const rows = await findBoard(deps.db, { ...key, kind });
  const influencerIds = rows.map(({ influencer_id }) => influencer_id);
  const named = influencerIds.map((influencerId) => ({ influencerId, platform }));
  const failed = rows.filter(({ payment_stage }) => payment_stage === "failed");
  const [cards, nameOf, over] = await Promise.all([
    cardsFor(deps, { influencerIds, platform, hasPrAnalysis: false }),
    creatorNames(deps.db, named),
    writtenOff(
      deps.db,
      failed.map(({ influencer_id: influencerId, deal_id }) => ({ influencerId, dealId: deal_id ?? "" })),
    ),
  ]);
  return {
    docs: rows.flatMap((row): BoardRow[] => {
      const found = cards.get(row.influencer_id);
      if (!found) return [];
      const { creatorId, handle, price } = found.card;
      const displayName = nameOf({ influencerId: row.influencer_id, platform });
      return [
        {
          id: row.id,
          ...{ creatorId, handle, displayName, isGone: found.isGone, price },
          answer: row.answer,
          answerBy: row.answer_by?.toISOString() ?? null,
          sentAt: row.sent_at.toISOString(),
          decidedAt: row.decided_at?.toISOString() ?? null,
          deal: briefOf(row, over),
          remindedAt: row.reminded_at?.toISOString() ?? null,
        },
      ];
    }),
  };
}

function briefOf(row: BoardColumns, over: ReadonlySet<string>): DealBrief | null {
  const { deal_id: dealId, state, turn, funding, updated_at: updatedAt } = row;
  if (dealId === null || state === null || turn === null || funding === null || updatedAt === null)
    return null;
  return {
    ...{ dealId, state, turn, funding },
    endReason: row.end_reason,
    turnKind: row.turn_kind,
    turnDueAt: row.turn_due_at?.toISOString() ?? null,
    hold: row.hold,
    paymentStage: row.payment_stage,
    version: row.last_version ?? 0,
    feeYen: row.fee_yen === null ? null : Number(row.fee_yen),
    draftRound: row.draft_round ?? 0,
    payDueOn: row.payment_stage === "failed" ? null : row.pay_due_on,
    isWrittenOff: over.has(dealId),
    unread: row.unread ?? 0,
    updatedAt: updatedAt.toISOString(),
  };
}
