import type { Deps } from "../../../deps.ts";
import { detachCard, endNow } from "../../../platform/billing/provider-acts.ts";
import { settledUnder } from "../plan/settled-plan.usecases.ts";
import { customerOfCompany } from "../provider/billed-company.usecases.ts";
import { changing } from "../provider/leases.usecases.ts";
import { askProvider } from "../provider/provider.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { settle } from "../settling/settle.usecases.ts";

/**
 * Ends the plan of a closing company at once, voids what is open and removes its cards. Called again it finds nothing left
 * to do. Throws where the provider does not say that it is done.
 */
export async function endAtOnce(deps: Deps, companyId: CompanyId): Promise<void> {
  if ((await customerOfCompany(deps.db, companyId)) === undefined) return;
  await changing(deps, companyId, async (lease) => {
    const { reading, state } = await settledUnder(deps, { companyId });
    for (const { id, status } of reading.subscriptions) {
      if (status === "ended") continue;
      await lease.goesOn();
      const open = reading.invoices.filter((one) => one.subscriptionId === id && one.status === "open");
      const invoices = open.map((invoice) => invoice.id);
      await askProvider(deps, (stripe) => endNow(stripe, { subscription: id, invoices }));
    }
    for (const card of reading.cards) {
      await lease.goesOn();
      await askProvider(deps, (stripe) => detachCard(stripe, card.id));
    }
    if (state.stripeId !== null || reading.cards.length > 0)
      await settle(deps, { companyId, isLeased: true });
  });
}
