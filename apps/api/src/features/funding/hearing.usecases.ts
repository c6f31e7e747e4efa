import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { sendBalance, sendFunding } from "../ledger/funding-jobs.usecases.ts";
import { type DealKey, findAwaiting, findDealOfCharge, findDealOfIntent } from "./money.repository.ts";

/** Events are hints: all that is taken from one is which deals to look at. `company` is whose customer it names. */
export async function hearOfMoney(
  deps: Pick<Deps, "jobs">,
  trx: Trx,
  { event, company }: { event: Stripe.Event; company: string | undefined },
): Promise<void> {
  for (const deal of await dealsOf(trx, event, company)) await sendFunding(deps.jobs, trx, deal);
  // Money may come where no deal waits for it.
  if (isOfBalance(event) && company !== undefined)
    await sendBalance(deps.jobs, trx, mintOwnerId<"company">(company));
}

const isOfBalance = ({ type }: Pick<Stripe.Event, "type">) =>
  type.startsWith("cash_balance.") || type.startsWith("customer_cash_balance_transaction.");

async function dealsOf(trx: Trx, event: Stripe.Event, company: string | undefined): Promise<DealKey[]> {
  if (isOfBalance(event)) {
    if (company === undefined) return [];
    const waiting = await findAwaiting(trx, mintOwnerId<"company">(company));
    const deals = await Promise.all(waiting.map((one) => findDealOfCharge(trx, one)));
    return deals.filter((deal) => deal !== undefined);
  }
  const intent = intentIn(event.data.object);
  const deal = intent === undefined ? undefined : await findDealOfIntent(trx, intent);
  return deal ? [deal] : [];
}

/** The intent or the page that an object is, or the intent that it is of. */
function intentIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { object, id, payment_intent: of } = value as Record<string, unknown>;
  const named = object === "payment_intent" || object === "checkout.session" ? id : of;
  return typeof named === "string" ? named : undefined;
}
