import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { inRestedParts } from "../../platform/in-parts.ts";
import { announce } from "../../platform/live/announce.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { type PayeeState, payeesOf } from "../bank/payee.usecases.ts";
import { movePaymentStage } from "../deals/page/payment-stages.usecases.ts";
import { holdWhatDisagrees } from "../funding/reconcile.usecases.ts";
import { tellMissing } from "./missing-banks.usecases.ts";
import { findDueCreators, findDueDeals, type MovedPayment, takeDue } from "./payment-moves.repository.ts";
import { takenThrough } from "./payout-calendar.rules.ts";
import { insertRows } from "./payout-rows.repository.ts";
import { heldCreators, partRows, rowContext, runRest } from "./payout-run.rules.ts";
import { type RunRow, updateRun } from "./payout-runs.repository.ts";

type Creator = OwnerId<"influencer">;
type Payable = Extract<PayeeState, { kind: "payable" }>;
type Slice = { readonly trx: Trx; readonly run: RunRow; readonly now: Date };

/**
 * The next creators of a cut, in a transaction of their own that holds the run. Whoever cannot be paid stays due and is told; a deal
 * whose books do not agree is held before it is taken.
 * After the last ones the run is cut.
 */
export async function cutSlice(deps: Deps, { trx, run, now }: Slice): Promise<void> {
  const through = takenThrough(run.pay_on);
  const asked = await findDueCreators(trx, { through, after: run.cut_to, limit: heldCreators });
  const last = asked.at(-1);
  if (last === undefined) {
    const over = run.lines === 0 ? { state: "done" as const, ended_at: now } : { state: "cut" as const };
    await updateRun(trx, run.id, { ...over, cut_at: now });
    return;
  }
  const sums = { lines: run.lines, payments: run.payments, yen: Number(run.yen) };
  for await (const influencerIds of inRestedParts(asked, { size: partRows, rest: runRest })) {
    const taken = await cutPart(deps, { trx, run, now, influencerIds, through, lines: sums.lines });
    sums.lines += taken.lines;
    sums.payments += taken.payments;
    sums.yen += taken.yen;
  }
  await updateRun(trx, run.id, { cut_to: last, ...sums });
}

type Part = Slice & {
  readonly influencerIds: readonly Creator[];
  readonly through: string;
  /** That the run has already. */
  readonly lines: number;
};

/** Some of a slice. Answers what they add to the run. */
async function cutPart(deps: Deps, { trx, run, now, influencerIds, through, lines }: Part) {
  const payees = await payeesOf(deps, trx, { influencerIds, now });
  const payable = influencerIds.filter((id) => payees.get(id)?.kind === "payable");
  await holdWhatDisagrees(deps, trx, await findDueDeals(trx, { influencerIds: payable, through }));
  const taken = await takeDue(trx, { influencerIds: payable, through, runId: run.id, now });
  await movePaymentStage(trx, { payments: taken, stage: "scheduled", now });
  const rows = rowsOf(deps, { run, taken, payees, lines });
  await insertRows(trx, rows);
  const missing = influencerIds.filter((id) => isMissing(payees.get(id)));
  await tellMissing(deps, trx, { influencerIds: missing, now });
  if (taken.length > 0) await announce(trx, ...audienceOf(taken));
  const yen = taken.reduce((sum, { netYen }) => sum + netYen, 0);
  return { lines: rows.length, payments: taken.length, yen };
}

function isMissing(state: PayeeState | undefined): boolean {
  return state?.kind === "noBank" || state?.kind === "bankUnresolved";
}

/** Who is to hear of moved payments: their creators and companies, each once. */
export function audienceOf(payments: readonly MovedPayment[]): OwnerId[] {
  return [...new Set<OwnerId>(payments.flatMap(({ influencerId, companyId }) => [influencerId, companyId]))];
}

type Taken = {
  readonly run: RunRow;
  readonly taken: readonly MovedPayment[];
  readonly payees: ReadonlyMap<Creator, PayeeState>;
  readonly lines: number;
};

/** A row for each creator, in the order of ids, with a copy of where it goes that opens for this creator and run alone. */
function rowsOf({ keys }: Deps, { run, taken, payees, lines }: Taken) {
  const byCreator = [...Map.groupBy(taken, ({ influencerId }) => influencerId)];
  return byCreator
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([influencerId, own], index) => {
      // Only who is payable was taken.
      const { destination, lastDigits } = payees.get(influencerId) as Payable;
      return {
        influencer_id: influencerId,
        run_id: run.id,
        line: lines + index + 1,
        yen: own.reduce((sum, { netYen }) => sum + netYen, 0),
        payments: own.length,
        state: "scheduled" as const,
        destination: keys.seal(JSON.stringify(destination), rowContext({ influencerId, runId: run.id })),
        last_digits: lastDigits,
      };
    });
}
