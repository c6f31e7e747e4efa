import type { Deps } from "../../../deps.ts";
import type { ReadCard } from "../../../platform/billing/provider-reading.ts";
import type { WholeReading } from "../../../platform/billing/read-provider.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/live/announce.ts";
import { liftSuspension, suspendCompany } from "../../companies/company/standing.usecases.ts";
import { writeCards } from "../cards/write-cards.usecases.ts";
import { writeInvoices } from "../invoices/write-invoices.usecases.ts";
import { isStepDown, isUnpaidExit, noticesOf } from "../notices/notices.rules.ts";
import { sendNotices } from "../notices/send-notices.usecases.ts";
import { fitToPlan } from "../plan/fit-to-plan.usecases.ts";
import { type Derived, isSuspendedForPayment, type PlanState } from "../plan/plan-state.rules.ts";
import { type Billed, holdBilled, writeUnpaidExit } from "../provider/billed-company.usecases.ts";
import {
  type CompanyId,
  type Held,
  holdSubscription,
  writeSubscription,
} from "../provider/subscriptions.repository.ts";

/** What was not as we had it. */
export type Change = "plan" | "cards" | "invoices" | "suspension";

export type Write = {
  readonly companyId: CompanyId;
  readonly seen: Held;
  readonly derived: Derived;
  readonly reading: WholeReading;
  readonly cards: readonly ReadCard[];
  readonly isConcluded: boolean;
};

/** All that follows from a reading, in one transaction. Undefined when somebody wrote since `seen`: the reading may be older. */
export function writeReading(deps: Deps, write: Write): Promise<Change[] | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    // The company's row first, as whoever counts seats does.
    const billed = await holdBilled(trx, write.companyId);
    const held = await holdSubscription(trx, write.companyId);
    if (!billed || held?.settled !== write.seen.settled) return undefined;
    return writeAll(deps, trx, { ...write, billed });
  });
}

type Whole = Write & { readonly billed: Billed };

async function writeAll(deps: Deps, trx: Trx, whole: Whole): Promise<Change[]> {
  const { companyId, seen, derived, reading, billed } = whole;
  const now = deps.clock.now();
  const before = seen.state;
  const after = derived.state;
  const isSuspended = isSuspendedForPayment(after, now);
  const changes: Change[] = [];
  const paid = await writeInvoices(deps, trx, { companyId, reading, billed });
  if (paid.hasChanged) changes.push("invoices");
  if (await writeCards(deps, trx, whole)) changes.push("cards");
  if (isSuspended !== billed.isSuspendedForPayment) {
    const suspension = { companyId, reason: "payment" } as const;
    await (isSuspended ? suspendCompany(deps, { trx, ...suspension }) : liftSuspension(trx, suspension));
    changes.push("suspension");
  }
  const hasTurned = !isSameState(before, after);
  if (hasTurned) changes.push("plan");
  await writeSubscription(trx, {
    companyId,
    state: { ...after, reminders: after.unpaidInvoice === before.unpaidInvoice ? before.reminders : 0 },
    revision: seen.revision + (hasTurned || whole.isConcluded ? 1 : 0),
    isConcluded: hasTurned || whole.isConcluded,
    readAt: now,
  });
  if (isUnpaidExit(before, after)) await writeUnpaidExit(trx, { companyId, now });
  if (isStepDown(before, after)) {
    await fitToPlan(trx, { companyId, planId: after.planId, keepMemberIds: seen.keepMemberIds, now });
  }
  const notices = noticesOf({ before, after, wasSuspended: billed.isSuspendedForPayment, now });
  const unpaidYen = reading.invoices.find(({ id }) => id === after.unpaidInvoice)?.dueYen ?? 0;
  await sendNotices(deps, trx, { billed, state: after, notices, paid: paid.paid, unpaidYen });
  if (changes.length > 0) await announce(trx, companyId);
  return changes;
}

function isSameState(one: PlanState, other: PlanState): boolean {
  return (Object.keys(other) as (keyof PlanState)[]).every((key) => {
    const [before, after] = [one[key], other[key]];
    return before instanceof Date && after instanceof Date
      ? before.getTime() === after.getTime()
      : before === after;
  });
}
