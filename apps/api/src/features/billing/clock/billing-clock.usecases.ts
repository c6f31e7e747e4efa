import type { Deps } from "../../../deps.ts";
import { endNow } from "../../../platform/billing/provider-acts.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import { billingQueue } from "../billing-queues.data.ts";
import { findCards } from "../cards/cards.repository.ts";
import { payOnDay } from "../invoices/paying.usecases.ts";
import { paymentFailed, tell } from "../notices/send-notices.usecases.ts";
import { dueCharge, isFreeByItself } from "../plan/plan-state.rules.ts";
import { settledUnder, unpaidOf } from "../plan/settled-plan.usecases.ts";
import { holdBilled } from "../provider/billed-company.usecases.ts";
import { underLease } from "../provider/leases.usecases.ts";
import { askProvider } from "../provider/provider.usecases.ts";
import { type CompanyId, countReminder, dropStaleLease } from "../provider/subscriptions.repository.ts";
import { type Settled, settle } from "../settling/settle.usecases.ts";
import { findDue, findPaying } from "./due-companies.repository.ts";

/** Companies in one statement of the queue. */
const pageSize = 1000;

/** Has everyone looked at to whom something happens by the clock. */
export async function sendDueCompanies(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = await findDue(deps.db, { now, askedBefore: secondsAfter(now, -60) });
  await sendAll(deps, due);
  return due.length;
}

async function sendAll(deps: Deps, companies: readonly CompanyId[]): Promise<void> {
  for (let from = 0; from < companies.length; from += pageSize) {
    const jobs = companies.slice(from, from + pageSize).map((companyId) => ({
      data: { companyId },
      key: companyId,
    }));
    await deps.jobs.sendAll(deps.db, { queue: billingQueue, jobs });
  }
}

/** Has all that pay compared with the provider, whatever was heard or not. */
export async function sendPayingCompanies(deps: Deps): Promise<void> {
  let after: CompanyId | undefined;
  for (;;) {
    const page = await findPaying(deps.db, { after, limit: pageSize });
    const jobs = page.map((companyId) => ({
      data: { companyId, isReconciling: "yes" },
      key: `reconcile ${companyId}`,
    }));
    if (jobs.length > 0) await deps.jobs.sendAll(deps.db, { queue: billingQueue, jobs });
    after = page.at(-1);
    if (page.length < pageSize) return;
  }
}

type Look = { readonly companyId: CompanyId; readonly isReconciling?: boolean };

/** Reads the provider's state of one company and does what is due by now. Safe to run at any time, on several copies at once. */
export async function lookAfter(deps: Deps, { companyId, isReconciling = false }: Look): Promise<void> {
  await dropStaleLease(deps.db, { companyId, now: deps.clock.now() });
  const settled = await settle(deps, { companyId });
  if (!settled) return;
  if (isReconciling && settled.changes.length > 0) {
    deps.log.error(
      { companyId, changes: settled.changes },
      "a company's plan was not as the provider has it",
    );
  }
  const now = deps.clock.now();
  if (isFreeByItself(settled.state, now)) return endUnpaid(deps, companyId);
  const day = dueCharge(settled.state, now);
  if (day) await chargeOn(deps, { companyId, day });
}

async function chargeOn(deps: Deps, { companyId, day }: { companyId: CompanyId; day: 3 | 6 }): Promise<void> {
  // Who is at a change pays by that, or is looked after in ten minutes.
  await underLease(deps, companyId, async (lease) => {
    const before = await settledUnder(deps, { companyId });
    if (dueCharge(before.state, deps.clock.now()) !== day) return;
    const after = await payOnDay(deps, { companyId, lease, settled: before, day });
    if (after.state.status === "pastDue") await tellFailedAgain(deps, { after, companyId, day });
  });
}

type Failed = { readonly after: Settled; readonly companyId: CompanyId; readonly day: 3 | 6 };

async function tellFailedAgain(deps: Deps, { after, companyId, day }: Failed): Promise<void> {
  const { state, reading } = after;
  const yen = reading.invoices.find(({ id }) => id === state.unpaidInvoice)?.dueYen ?? 0;
  await deps.db.transaction().execute(async (trx) => {
    const billed = await holdBilled(trx, companyId);
    const reminders = day === 6 ? 2 : 1;
    if (!billed || !(await countReminder(trx, { companyId, invoice: state.unpaidInvoice, reminders })))
      return;
    const last4 = (await findCards(trx, companyId)).find((card) => card.is_default)?.last4 ?? null;
    await tell(deps, trx, { billed, contentOf: (owner) => paymentFailed({ owner, state, yen, last4 }) });
  });
}

async function endUnpaid(deps: Deps, companyId: CompanyId): Promise<void> {
  await underLease(deps, companyId, async (lease) => {
    const before = await settledUnder(deps, { companyId });
    const { stripeId: subscription } = before.state;
    if (!isFreeByItself(before.state, deps.clock.now()) || subscription === null) return;
    await lease.goesOn();
    await askProvider(deps, (stripe) => endNow(stripe, { subscription, invoices: unpaidOf(before) }));
    await settledUnder(deps, { companyId, isConcluded: true });
  });
}
