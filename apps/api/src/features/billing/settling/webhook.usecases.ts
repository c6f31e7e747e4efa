import type Stripe from "stripe";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { countHit } from "../../../platform/rate-limit.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { billingQueue } from "../billing-queues.data.ts";
import { addEvent, findCompanyOf } from "../provider/stripe.repository.ts";

/** Deliveries over all copies; more than a busy day of ten thousand companies has. */
const mostASecond = { count: 100, windowSeconds: 1 };

/** What else of a new event is heard, in the transaction that keeps it. `company` is whose customer it names. */
export type AlsoHears = (
  trx: Trx,
  heard: { event: Stripe.Event; company: string | undefined },
) => Promise<void>;

/** What is kept of an event: only whose it is. What it says of them is read anew. */
export async function hear(deps: Deps, event: Stripe.Event, also: AlsoHears): Promise<void> {
  const now = deps.clock.now();
  const hit = await countHit(deps.db, { key: "stripeWebhook", rule: mostASecond, now });
  if (!hit.allowed) throw new Refusal("tooManyRequests", { retryAfter: hit.retryAfter });
  const customer = customerOf(event);
  await deps.db.transaction().execute(async (trx) => {
    const companyId = customer && (await findCompanyOf(trx, customer));
    const isNew = await addEvent(trx, {
      id: event.id,
      kind: event.type,
      apiVersion: event.api_version,
      companyId: companyId || undefined,
      now,
    });
    if (isNew && companyId) await sendSettle(deps, trx, companyId);
    if (isNew) await also(trx, { event, company: companyId || undefined });
  });
}

function sendSettle({ jobs }: Deps, trx: Trx, companyId: string): Promise<void> {
  return jobs.send(trx, { queue: billingQueue, data: { companyId }, key: companyId });
}

/** A card that was removed names its customer only among its previous attributes. */
function customerOf({ data }: Stripe.Event): string | undefined {
  const before: unknown = data.previous_attributes;
  return namedIn(data.object) ?? namedIn(before);
}

function namedIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("customer" in value)) return undefined;
  const { customer } = value;
  if (typeof customer === "string") return customer;
  const id = typeof customer === "object" && customer !== null && "id" in customer ? customer.id : undefined;
  return typeof id === "string" ? id : undefined;
}
