import { cutsAt, payDatesFrom } from "@tomoru/contract/deals/pay-cuts";
import { payoutKinds } from "@tomoru/contract/deals/payout-states";
import type { BodyOf, ResultOf } from "@tomoru/contract/endpoint";
import type * as endpoints from "@tomoru/contract/operator/payouts";
import { madeByClock, type PayoutRun } from "@tomoru/contract/operator/payouts";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { uuidAt } from "../../platform/random.ts";
import { conflictAt, Refusal, refuseField } from "../../platform/refusal.ts";
import { endDues } from "../deals/clock/deals-clock.usecases.ts";
import { payUndecided } from "../deals/delivery/undecided.usecases.ts";
import { creatorNamesOf } from "../profile/creator-names.usecases.ts";
import { sumDue } from "./payment-moves.repository.ts";
import { cutByHandFrom, cutThrough, isPayDate, runNumber, takenThrough } from "./payout-calendar.rules.ts";
import { payoutQueue } from "./payout-queues.data.ts";
import { findRowPage } from "./payout-rows.repository.ts";
import { toLetGo, toRow, toRun } from "./payout-run.rules.ts";
import {
  countRuns,
  findFiles,
  findLettingGo,
  findRun,
  findRuns,
  findStandingRun,
  insertRun,
  type RunRow,
} from "./payout-runs.repository.ts";

type Making = BodyOf<typeof endpoints.makePayoutRun> & { readonly operator: string };

/** Nothing is transferred where no account is set. `dataNotFound`. */
export function refuseWithoutSender({ config }: Pick<Deps, "config">): void {
  if (!config.payouts.sender) throw new Refusal("dataNotFound");
}

/** Has a job go on with a run, once the transaction is committed. */
export function sendRun({ jobs }: Pick<Deps, "jobs">, db: Queryable, runId: string): Promise<void> {
  return jobs.send(db, { queue: payoutQueue, data: { runId }, key: runId });
}

/** Begins a run by hand; the same again answers the run that stands. `dataInvalid` at `payOn`: no pay date, past, or too early (409). */
export async function makeRun(deps: Deps, making: Making): Promise<PayoutRun> {
  refuseWithoutSender(deps);
  const now = deps.clock.now();
  const today = japanDay(now);
  const { payOn, kind, operator } = making;
  if (payOn < today || !isPayDate(payOn)) throw refuseField("payOn", "dataInvalid");
  const run = await deps.db.transaction().execute(async (trx) => {
    const standing = await findStandingRun(trx, making);
    if (standing) return standing;
    if (today < cutByHandFrom(payOn, kind)) throw conflictAt("payOn");
    const made = await beginRun(deps, trx, { payOn, kind, madeBy: operator, now });
    await audit(trx, { operator, call: "makePayoutRun", about: made.id, note: `${payOn} ${kind}` }, deps);
    return made;
  });
  return toRun(run, await findFiles(deps.db, [run.id]));
}

type Beginning = Pick<Making, "payOn" | "kind"> & { readonly madeBy: string; readonly now: Date };

/** The run and its job. The race: of two that begin one, the second finds the first one's. */
async function beginRun(deps: Deps, trx: Trx, of: Beginning): Promise<RunRow> {
  const { payOn, kind, madeBy, now } = of;
  const letGo = await countRuns(trx, of);
  const made = await insertRun(trx, {
    id: uuidAt(now),
    number: runNumber({ payOn, kind, letGo }),
    pay_on: payOn,
    kind,
    state: "cutting",
    made_by: madeBy,
    made_at: now,
  });
  if (made) await sendRun(deps, trx, made.id);
  const run = made ?? (await findStandingRun(trx, of));
  if (!run) throw new Error(`the ${kind} run of ${payOn} is neither made nor there`);
  return run;
}

/** Cuts by itself what its hour has come for: each kind once, whatever became of it. */
export async function cutDueRuns(deps: Deps): Promise<void> {
  if (!deps.config.payouts.sender) return;
  const now = deps.clock.now();
  await payUndecided(deps, { through: cutThrough(now) });
  const [payOn = ""] = payDatesFrom(japanDay(now), 1);
  for (const kind of ["main", "supplement"] as const) {
    if (cutsAt(payOn, kind) > now || (await countRuns(deps.db, { payOn, kind })) > 0) continue;
    // Reports whose silence has accepted them: this job may be back before the one that says so.
    await endDues(deps);
    const { payments } = await sumDue(deps.db, { after: "1900-01-01", through: takenThrough(payOn) });
    if (payments === 0) continue;
    await deps.db
      .transaction()
      .execute((trx) => beginRun(deps, trx, { payOn, kind, madeBy: madeByClock, now }));
  }
}

export async function listRuns(
  deps: Deps,
  { offset, limit }: { offset: number; limit: number },
): Promise<ResultOf<typeof endpoints.listPayoutRuns>> {
  refuseWithoutSender(deps);
  const runs = await findRuns(deps.db, { offset, rows: limit + 1 });
  const shown = runs.slice(0, limit);
  const files = await findFiles(
    deps.db,
    shown.map(({ id }) => id),
  );
  const docs: PayoutRun[] = [];
  for (const run of shown) docs.push(toRun(run, files, await letGoOf(deps.db, run)));
  return {
    docs,
    hasNextPage: runs.length > limit,
    next: await comingDates(deps),
  };
}

const datesAhead = 2;

async function comingDates({ db, clock }: Deps) {
  const today = japanDay(clock.now());
  const dates = payDatesFrom(today, datesAhead);
  const coming: ResultOf<typeof endpoints.listPayoutRuns>["next"] = [];
  let after = "1900-01-01";
  for (const payOn of dates) {
    const through = takenThrough(payOn);
    coming.push({
      payOn,
      cutFrom: cutByHandFrom(payOn, "main"),
      cuts: payoutKinds.filter((kind) => today >= cutByHandFrom(payOn, kind)),
      mainCutOn: japanDay(cutsAt(payOn, "main")),
      supplementCutOn: japanDay(cutsAt(payOn, "supplement")),
      ...(await sumDue(db, { after, through })),
    });
    after = through;
  }
  return coming;
}

/** `dataNotFound`. */
export async function getRun({ db }: Pick<Deps, "db">, runId: string): Promise<PayoutRun> {
  const run = await findRun(db, runId);
  if (!run) throw new Refusal("dataNotFound");
  return toRun(run, await findFiles(db, [runId]), await letGoOf(db, run));
}

async function letGoOf(db: Queryable, run: RunRow): Promise<PayoutRun["letGo"]> {
  if (run.state !== "void") return null;
  const deed = await findLettingGo(db, run);
  return deed ? toLetGo(deed) : null;
}

export async function listRows(
  deps: Deps,
  { runId, query }: { runId: string; query: RowQuery },
): Promise<ResultOf<typeof endpoints.listPayoutRows>> {
  await getRun(deps, runId);
  const { state, offset, limit } = query;
  const rows = await findRowPage(deps.db, { runId, state, offset, rows: limit + 1 });
  const shown = rows.slice(0, limit);
  const nameOf = await creatorNamesOf(
    deps.db,
    shown.map(({ influencer_id }) => influencer_id),
  );
  return { docs: shown.map((row) => toRow(row, nameOf)), hasNextPage: rows.length > limit };
}

type RowQuery = {
  readonly offset: number;
  readonly limit: number;
  readonly state?: PayoutRowStateOf | undefined;
};
type PayoutRowStateOf = ResultOf<typeof endpoints.listPayoutRows>["docs"][number]["state"];
