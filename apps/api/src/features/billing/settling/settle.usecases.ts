import type { Deps } from "../../../deps.ts";
import { detachCard, endNow, makeDefault, voidInvoice } from "../../../platform/billing/provider-acts.ts";
import { nothingRead, readProvider, type WholeReading } from "../../../platform/billing/read-provider.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type CardRow, findCards } from "../cards/cards.repository.ts";
import { type CardActs, cardActs } from "../cards/cards.rules.ts";
import { allPriceKeys } from "../plan/catalogue.rules.ts";
import { type Derived, deriveState, type Undo } from "../plan/plan-state.rules.ts";
import { customerOfCompany } from "../provider/billed-company.usecases.ts";
import { underLease } from "../provider/leases.usecases.ts";
import { askProvider } from "../provider/provider.usecases.ts";
import {
  type CompanyId,
  conclude,
  findSubscription,
  type Held,
} from "../provider/subscriptions.repository.ts";
import { type Change, writeReading } from "./write-reading.usecases.ts";

/** The present state at the provider and in our rows. */
export type Settled = Held & {
  readonly customer: string | undefined;
  readonly reading: WholeReading;
  readonly cards: readonly CardRow[];
  /** What was not as we had it. */
  readonly changes: readonly Change[];
};

type Settle = {
  readonly companyId: CompanyId;
  /** The caller has the lease, and may undo what is wrong at the provider. */
  readonly isLeased?: boolean;
  /** It is known what became of the last call that charges. */
  readonly isConcluded?: boolean;
};

/** What is mended at the provider is read anew as often; more is a fault of somebody's. */
const mostRounds = 8;
/**
 * Who wins over us a second time has looked after the first, and so has read later than we began: what he wrote is as young as
 * whatever our caller may ask for. Twice more, since a reminder and a grant are written as well, without a reading.
 */
const mostLost = 4;

/**
 * Reads the provider's present state and writes ours. What somebody else wrote meanwhile may be younger than what was read: then it
 * is read anew, until what others have written is surely younger than the call; so it ends, however many events come in. Undefined for
 * a company that has no plan. No transaction is open while the provider is asked.
 */
export async function settle(deps: Deps, asking: Settle): Promise<Settled | undefined> {
  const { companyId, isLeased = false } = asking;
  const isConcluded = asking.isConcluded === true || isLeased;
  const changes: Change[] = [];
  let lost = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const held = await findSubscription(deps.db, companyId);
    if (!held) return undefined;
    const customer = await customerOfCompany(deps.db, companyId);
    const cards = await findCards(deps.db, companyId);
    const reading = customer && deps.billing ? await read(deps, customer) : undefined;
    // Keys of the provider were removed: what we have stays as it is.
    if (customer && !reading) return { ...held, customer, reading: nothingRead, cards, changes };
    const found = reading ?? nothingRead;
    const derived = deriveState({ before: held.state, reading: found, now: deps.clock.now() });
    const acts = cardActs({ ...found, known: new Set(cards.map((card) => card.stripe_id)) });
    if (customer && (await mend(deps, { ...asking, customer, reading: found, derived, acts }))) continue;
    const written = await writeReading(deps, {
      companyId,
      seen: held,
      derived,
      reading: found,
      cards: acts.kept,
      isConcluded,
    });
    if (!written) lost += 1;
    if (!written && lost < mostLost) continue;
    if (!written && isConcluded) await conclude(deps.db, companyId);
    changes.push(...(written ?? []));
    const now = await findSubscription(deps.db, companyId);
    return now && { ...now, customer, reading: found, cards: await findCards(deps.db, companyId), changes };
  }
  throw new Refusal("paymentProviderFailed");
}

function read(deps: Deps, customer: string): Promise<WholeReading> {
  return askProvider(deps, (stripe) => readProvider(stripe, { customer, priceKeys: allPriceKeys }));
}

type Mending = Settle & {
  readonly customer: string;
  readonly reading: WholeReading;
  readonly derived: Derived;
  readonly acts: CardActs;
};

/** Answers whether something was done at the provider, which is then to be read anew. */
async function mend(deps: Deps, mending: Mending): Promise<boolean> {
  const { companyId, customer, derived, acts, isLeased } = mending;
  if (acts.makeDefault !== undefined) {
    const card = acts.makeDefault;
    await askProvider(deps, (stripe) => makeDefault(stripe, { customer, card }));
  }
  for (const card of acts.detach) await askProvider(deps, (stripe) => detachCard(stripe, card));
  const hasMended = acts.makeDefault !== undefined || acts.detach.length > 0;
  if (derived.undo.length === 0) return hasMended;
  if (isLeased) return undoAll(deps, mending);
  // Whoever is at a change sees to it himself, or has died and leaves it to the next look.
  const undone = await underLease(deps, companyId, () => undoAll(deps, mending));
  return undone === "busy" ? hasMended : true;
}

async function undoAll(deps: Deps, { companyId, reading, derived }: Mending): Promise<true> {
  for (const undo of derived.undo) {
    if (undo.kind === "subscription" && undo.isDouble) {
      deps.log.error(
        { companyId, subscription: undo.id },
        "a company had two subscriptions: the newer one is ended",
      );
    }
    await undoOne(deps, undo, reading);
  }
  return true;
}

async function undoOne(deps: Deps, undo: Undo, { invoices }: WholeReading): Promise<void> {
  if (undo.kind === "change") return askProvider(deps, (stripe) => voidInvoice(stripe, undo.invoiceId));
  const open = invoices
    .filter(({ subscriptionId, status }) => subscriptionId === undo.id && status === "open")
    .map(({ id }) => id);
  return askProvider(deps, (stripe) => endNow(stripe, { subscription: undo.id, invoices: open }));
}
