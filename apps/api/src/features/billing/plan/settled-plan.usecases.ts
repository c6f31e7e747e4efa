import { type PlanId, priceKeys, taxPercentOn } from "@tomoru/contract/company/plans";
import type { Deps } from "../../../deps.ts";
import { type Sold, soldBy } from "../../../platform/billing/provider-acts.ts";
import type { ReadSubscription } from "../../../platform/billing/provider-reading.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { conflictAt, Refusal } from "../../../platform/refusal.ts";
import { askProvider } from "../provider/provider.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { type Settled, settle } from "../settling/settle.usecases.ts";
import { allPriceKeys } from "./catalogue.rules.ts";
import { unpaidInvoices } from "./plan-state.rules.ts";

type Leased = { readonly companyId: CompanyId; readonly isConcluded?: boolean };

/** The present state, for the holder of the lease; corrects on the way what is wrong at the provider. */
export async function settledUnder(deps: Deps, { companyId, isConcluded = false }: Leased): Promise<Settled> {
  const settled = await settle(deps, { companyId, isLeased: true, isConcluded });
  if (!settled) throw new Refusal("dataNotFound");
  return settled;
}

/** Seconds: the provider knows a key for a day. */
const keyLasts = 23 * 3600;

/** The present state before a change. The key of an unanswered call is not used again once the provider may have forgotten it. */
export async function settledBefore(deps: Deps, companyId: CompanyId): Promise<Settled> {
  const now = await settledUnder(deps, { companyId });
  const isOld = now.askedAt !== null && secondsAfter(now.askedAt, keyLasts) <= deps.clock.now();
  return isOld ? settledUnder(deps, { companyId, isConcluded: true }) : now;
}

type OnSale = Pick<Sold, "taxRate"> & { readonly priceOf: (planId: PlanId) => string };

export async function soldNow(deps: Deps): Promise<OnSale> {
  const percent = taxPercentOn(japanDay(deps.clock.now()));
  const { prices, taxRate } = await askProvider(deps, (stripe) =>
    soldBy(stripe, { priceKeys: allPriceKeys, percent }),
  );
  return {
    taxRate,
    priceOf(planId) {
      const price = planId === "free" ? undefined : prices.get(priceKeys[planId]);
      if (price === undefined) throw new Error(`${planId} has no price`);
      return price;
    },
  };
}

/** The provider's side of a plan that is paid for. 409 at `busy` where another one was begun or ended since it was read. */
export function liveOf({ reading, state }: Settled): ReadSubscription {
  const live = reading.subscriptions.find(({ id }) => id === state.stripeId);
  if (!live) throw conflictAt("busy");
  return live;
}

/** The provider's ids of what was tried in vain, the oldest first. */
export function unpaidOf({ reading, state }: Settled): string[] {
  const live = reading.subscriptions.find(({ id }) => id === state.stripeId);
  return live ? unpaidInvoices(live, reading).map(({ id }) => id) : [];
}
