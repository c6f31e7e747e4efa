import type { Subscription } from "@tomoru/contract/company/subscription";
import type { Deps } from "../../../deps.ts";
import { payInvoice } from "../../../platform/billing/provider-acts.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { settledBefore, unpaidOf } from "../plan/settled-plan.usecases.ts";
import { changing, type Lease } from "../provider/leases.usecases.ts";
import { providerOf } from "../provider/provider.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import type { Settled } from "../settling/settle.usecases.ts";
import { callAndSettle } from "./charging.usecases.ts";

/** Charges what is open to the default card, for somebody who waits. */
export async function payPlan(deps: Deps, companyId: CompanyId): Promise<Subscription> {
  await changing(deps, companyId, async (lease) => {
    const settled = await payAll(deps, { companyId, lease });
    if (settled.state.status === "pastDue" && settled.state.pendingUrl === null) {
      throw new Refusal("paymentProviderRefused");
    }
  });
  return subscriptionOf(deps, companyId);
}

/** As `payPlan`, after another card became the default: a refused charge does not fail the call that made it so. */
export async function payByNewCard(deps: Deps, companyId: CompanyId): Promise<void> {
  await changing(deps, companyId, (lease) => payAll(deps, { companyId, lease }));
}

type Paying = { readonly companyId: CompanyId; readonly lease: Lease };

async function payAll(deps: Deps, { companyId, lease }: Paying): Promise<Settled> {
  let settled = await settledBefore(deps, companyId);
  for (const invoice of unpaidOf(settled)) {
    const key = `pay:${invoice}:r${settled.revision}`;
    const pay = async () => payInvoice(await providerOf(deps), { invoice, isAttended: true, key });
    settled = await callAndSettle(deps, companyId, pay, { lease });
    if (settled.state.status !== "pastDue") break;
  }
  return settled;
}

/** The charge of a day after the first failure, once however often it is asked for. */
export async function payOnDay(
  deps: Deps,
  { companyId, lease, settled, day }: Paying & { settled: Settled; day: 3 | 6 },
): Promise<Settled> {
  let last = settled;
  for (const invoice of unpaidOf(settled)) {
    const pay = async () =>
      payInvoice(await providerOf(deps), { invoice, isAttended: false, key: `pay:${invoice}:${day}` });
    last = await callAndSettle(deps, companyId, pay, { lease });
  }
  return last;
}
