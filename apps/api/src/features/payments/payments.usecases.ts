import type { ResultOf } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import type {
  listPayments as endpoint,
  PaymentStatus,
  getPaymentSummary as summaryEndpoint,
} from "@tomoru/contract/influencer/payments";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { firstDayOf, japanDay, japanMonth, lastDayOf, monthsUpTo } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { fault, Refusal, refuseFaults } from "../../platform/refusal.ts";
import { transferAccount } from "../bank/bank.usecases.ts";
import { failedOf, nextOf, shownOf } from "./coming.rules.ts";
import { comingMoney, type RunningDeals } from "./coming.usecases.ts";
import { paidYearCsv } from "./paid-year-csv.rules.ts";
import {
  claimReferences,
  findPaid,
  findPayments,
  findReferences,
  insertPayments,
  sumByStatus,
  sumFailed,
  sumPaidByMonth,
  sumPaidByYear,
  updateStatuses,
} from "./payments.repository.ts";
import {
  type HeldReference,
  type IncomingPayment,
  isEnterable,
  isOfDeal,
  type MonthRevenue,
  revenueOver,
  type StatusChange,
  sortIncoming,
  toPayment,
} from "./payments.rules.ts";

import { isPurchase } from "./statement.rules.ts";
import { payeeOf } from "./statements.usecases.ts";

type PaymentQuery = {
  readonly offset: number;
  readonly limit: number;
  readonly status?: PaymentStatus | undefined;
};

export async function listPayments(
  deps: Deps,
  { ownerId, query }: { ownerId: OwnerId<"influencer">; query: PaymentQuery },
): Promise<ResultOf<typeof endpoint>> {
  const [rows, totals] = await Promise.all([
    // One more than is shown tells whether a next page exists.
    findPayments(deps.db, {
      ...{ ownerId, status: query.status, offset: query.offset, rows: query.limit + 1 },
    }),
    sumByStatus(deps.db, ownerId),
  ]);
  return {
    docs: rows.slice(0, query.limit).map((row) => {
      const { id: paymentId, payee, version } = row;
      if (payee === null || version === null) return toPayment(row);
      const opened = payeeOf(deps, { influencerId: ownerId, paymentId, payee, version });
      return toPayment(row, isPurchase(opened));
    }),
    hasNextPage: rows.length > query.limit,
    totals: {
      paidYen: totals.get("Paid") ?? 0,
      pendingYen: totals.get("Pending") ?? 0,
      failedYen: totals.get("Failed") ?? 0,
    },
  };
}

/** What payments are still to bring: planned, or to be paid again. */
export async function unpaidSums(db: Queryable, ownerId: OwnerId<"influencer">) {
  const sums = await sumByStatus(db, ownerId);
  return { pendingYen: sums.get("Pending") ?? 0, failedYen: sums.get("Failed") ?? 0 };
}

/** What could not be paid and waits for the right bank details, and when that was last told: null where all went well. */
export function failedPayments(db: Queryable, ownerId: OwnerId<"influencer">): ReturnType<typeof sumFailed> {
  return sumFailed(db, ownerId);
}

/** What the last twelve months paid, Japan time, oldest first; the current one, up to now, comes last. */
export async function paidByMonth(
  db: Queryable,
  { ownerId, now }: { ownerId: OwnerId<"influencer">; now: Date },
): Promise<MonthRevenue[]> {
  const current = japanMonth(now);
  const months = monthsUpTo(current, limits.homeMonths);
  const from = firstDayOf(months[0] ?? current);
  return revenueOver(months, await sumPaidByMonth(db, { ownerId, from, to: lastDayOf(current) }));
}

/** The next transfer, all that is on its way, what could not be transferred, where it goes, and what each year brought. */
export async function paymentSummary(
  deps: Deps,
  ownerId: OwnerId<"influencer">,
  { runningDeals }: { runningDeals: RunningDeals },
): Promise<ResultOf<typeof summaryEndpoint>> {
  const [{ coming, unpaid, payee, savedAt, today }, account, years] = await Promise.all([
    comingMoney(deps, ownerId, { runningDeals }),
    transferAccount(deps, ownerId),
    sumPaidByYear(deps.db, ownerId),
  ]);
  return {
    next: nextOf(coming, today),
    ...shownOf(coming),
    failed: failedOf(unpaid, { coming, savedAt }),
    account: account && {
      ...account,
      usableFrom: payee.kind === "bankFresh" ? payee.usableFrom.toISOString() : null,
      isResolved: payee.kind !== "bankUnresolved",
    },
    years,
  };
}

/** What became Paid in a calendar year in Japan, as the text of a file. */
export async function paidYearFile(
  { db }: Deps,
  { ownerId, year, locale }: { ownerId: OwnerId<"influencer">; year: string; locale: Locale },
): Promise<string> {
  const rows = await findPaid(db, { ownerId, from: `${year}-01-01`, to: `${year}-12-31` });
  return paidYearCsv(
    rows.map((row) => ({
      paidOn: row.paid_on ?? "",
      from: row.payer ?? row.description,
      netYen: Number(row.amount_yen),
      withheldYen: Number(row.withheld_yen),
      reference: row.reference,
    })),
    locale,
  );
}

/**
 * Brings payments in, or how they stand, and answers their ids in the order given. A reference that is known only gets its
 * status. `changes`: what is new or stands otherwise now. What cannot be refuses the whole call, each such row named: `emailUnknown` and `dataNotFound` for what is not there, else `dataInvalid` (409).
 */
export async function recordPayments(
  trx: Trx,
  { payments, now }: { payments: readonly IncomingPayment[]; now: Date },
): Promise<{ ids: string[]; changes: StatusChange[] }> {
  const today = japanDay(now);
  const known = await findReferences(
    trx,
    payments.map(({ payment }) => payment.reference),
  );
  const { claims, missing, foreign } = sortIncoming(payments, known);
  if (missing.length > 0) throw refuseFaults(missing);
  refuseFarDays(payments, { known, today });
  if (foreign.length > 0) throw new Refusal("dataInvalid", { status: 409, faults: foreign });
  refuseOfDeals(payments);

  const identified = claims.map((claim) => ({ ...claim, id: uuidAt(now) }));
  const held = await claimReferences(trx, identified);
  refuseTaken(payments, held);
  const idOf = (reference: string) => held.get(reference)?.paymentId ?? "";
  const created = identified.flatMap(({ ownerId, id, reference, status, added }) =>
    added && idOf(reference) === id ? [{ ownerId, id, payment: { ...added, status } }] : [],
  );
  await insertPayments(trx, { payments: created, now, today });
  const isNew = new Set(created.map(({ id }) => id));
  const told = identified.map(({ ownerId, reference, status }) => ({ ownerId, id: idOf(reference), status }));
  const changes = await updateStatuses(trx, {
    payments: told.filter(({ id }) => !isNew.has(id)),
    now,
    today,
  });
  return {
    ids: payments.map(({ payment }) => idOf(payment.reference)),
    changes: [...created.map(({ ownerId, payment }) => ({ ownerId, ...payment })), ...changes],
  };
}

type Entering = { readonly known: ReadonlyMap<string, unknown>; readonly today: string };

/** The day of a known payment is not checked again. */
function refuseFarDays(payments: readonly IncomingPayment[], { known, today }: Entering): void {
  const faults = payments.flatMap(({ payment }, index) =>
    "date" in payment && !known.has(payment.reference) && !isEnterable(payment.date, today)
      ? [fault(`payments.${index}.date`, "dataInvalid")]
      : [],
  );
  if (faults.length > 0) throw refuseFaults(faults);
}

/** What a deal pays moves by its runs alone, where every yen is booked. */
function refuseOfDeals(payments: readonly IncomingPayment[]): void {
  const faults = payments.flatMap(({ payment }, index) =>
    isOfDeal(payment.reference) ? [fault(`payments.${index}.reference`, "dataInvalid")] : [],
  );
  if (faults.length > 0) throw new Refusal("dataInvalid", { status: 409, faults });
}

/** The race: another call has taken a reference for another creator since it was looked up. */
function refuseTaken(payments: readonly IncomingPayment[], held: ReadonlyMap<string, HeldReference>): void {
  const faults = payments.flatMap(({ ownerId, payment }, index) =>
    ownerId && held.get(payment.reference)?.ownerId !== ownerId
      ? [fault(`payments.${index}.reference`, "dataInvalid")]
      : [],
  );
  if (faults.length > 0) throw new Refusal("dataInvalid", { status: 409, faults });
}
