import { limits } from "@tomoru/contract/limits";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { sumsOfIntent } from "../../platform/billing/money-acts.ts";
import { providerFaultOf } from "../../platform/billing/provider-faults.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { followHold } from "../deals/page/payment-stages.usecases.ts";
import { type Fault, faultsOfDeal } from "../ledger/reconcile.usecases.ts";
import { holdFaulty, releaseMended } from "../payments/deal-payments.usecases.ts";
import type { DealKey } from "./money.repository.ts";
import { orUnanswered } from "./provider-call.usecases.ts";
import {
  type Books,
  findBooks,
  findFaulty,
  findOpenFaults,
  findTouched,
  insertFault,
  mendFaults,
} from "./reconcile.repository.ts";

/** Seconds: a day and what a night that was missed has left. */
const daySeconds = 26 * 3600;
const monthSeconds = 366 * 86_400;
/** Deals that are read in one statement. */
const atOnce = 500;
/** Intents that the provider is asked about side by side: far below what it allows a second. */
const askedAtOnce = 10;

type OfDeal = DealKey & { readonly dealId: string; readonly companyId: string };
/** What was found of a deal: nothing, where all of it agrees. */
type Compared = OfDeal & { readonly faults: readonly Fault[] };

export type Reconciled = {
  readonly deals: number;
  readonly faults: readonly (Fault & { readonly dealId: string })[];
};

type How = {
  /** Deals of a year, else those that money of moved in a day. */
  readonly isWhole: boolean;
};

export function sinceOf({ clock }: Pick<Deps, "clock">, { isWhole }: How): Date {
  return secondsAfter(clock.now(), -(isWhole ? monthSeconds : daySeconds));
}

/**
 * Compares every sum of a deal that has to be another one, and what the provider has of it. What is not so is kept, told to support,
 * and keeps the deal's payments from being cut until it is so again.
 */
export async function reconcile(deps: Deps, { isWhole }: How): Promise<Reconciled> {
  const since = sinceOf(deps, { isWhole });
  const faults: (Fault & { dealId: string })[] = [];
  let deals = 0;
  const compare = async (keys: readonly DealKey[]) => {
    for (const found of await compareAll(deps, keys)) {
      faults.push(...found.faults.map((fault) => ({ ...fault, dealId: found.dealId })));
    }
    deals += keys.length;
  };
  const faulty = await findFaulty(deps.db);
  for (let at = 0; at < faulty.length; at += atOnce) await compare(faulty.slice(at, at + atOnce));
  const known = new Set(faulty.map(({ deal }) => deal));
  let after: DealKey | undefined;
  for (;;) {
    const touched: DealKey[] = await findTouched(deps.db, { since, after, limit: atOnce });
    await compare(touched.filter(({ deal }) => !known.has(deal)));
    after = touched.at(-1);
    if (touched.length < atOnce) return { deals, faults };
  }
}

async function compareAll(deps: Deps, keys: readonly DealKey[]): Promise<Compared[]> {
  if (keys.length === 0) return [];
  const books = await findBooks(deps.db, keys);
  const stripe = await deps.billing?.client();
  const held = stripe ? await heldOf(stripe, books) : undefined;
  const compared = books.map((book) => comparedOf(book, held));
  await deps.db.transaction().execute((trx) => keepAll(deps, trx, compared));
  return compared;
}

type DueDeal = OfDeal & { readonly grossYen: number };

/**
 * The deals that a cut is about to pay, in its transaction: those whose sums do not agree are held before anything of them is taken.
 * What the provider has is compared at night, and not asked here.
 */
export async function holdWhatDisagrees(deps: Deps, trx: Trx, due: readonly DueDeal[]): Promise<void> {
  if (due.length === 0) return;
  const compared = new Map<string, Compared>();
  for (let at = 0; at < due.length; at += atOnce) {
    const books = await findBooks(trx, due.slice(at, at + atOnce));
    for (const book of books) compared.set(book.deal, comparedOf(book, undefined));
  }
  await keepAll(
    deps,
    trx,
    due.map((deal) => compared.get(deal.deal) ?? { ...deal, faults: [unpaidFor(deal)] }),
  );
}

/** Nobody has ever been charged for what is to be paid. */
const unpaidFor = ({ grossYen }: DueDeal): Fault => ({
  ...{ rule: "payable", expected: -grossYen, found: 0, about: null },
});

function comparedOf(book: Books, held: ReadonlyMap<string, number> | undefined): Compared {
  const { entries, payments, refunds, paid } = book;
  const faults = faultsOfDeal({
    charge: book,
    refunds,
    entries: entries.map(({ kind, about, ...lines }) => ({
      ...{ kind, about },
      lines: mapNumbers(lines),
    })),
    payments: payments.map(({ gross_yen, stage, failure }) => ({
      grossYen: Number(gross_yen ?? 0),
      isPaid: stage === "paid",
      isWrittenOff: failure === "unclaimed",
    })),
    ...(held ? { held: new Map(paid.flatMap(({ intent }) => sumOf(held, intent))) } : {}),
  });
  const influencerId = mintOwnerId<"influencer">(book.influencer_id);
  return { influencerId, deal: book.deal, dealId: book.deal_id, companyId: book.company_id, faults };
}

function mapNumbers<Name extends string>(lines: Record<Name, string>): Record<Name, number> {
  return Object.fromEntries(Object.entries(lines).map(([name, yen]) => [name, Number(yen)])) as Record<
    Name,
    number
  >;
}

function sumOf(held: ReadonlyMap<string, number>, intent: string | null): [string, number][] {
  const yen = intent === null ? undefined : held.get(intent);
  return intent === null || yen === undefined ? [] : [[intent, yen]];
}

/** What the provider now holds of each payment intent. */
async function heldOf(stripe: Stripe, books: readonly Books[]): Promise<Map<string, number>> {
  const intents = books.flatMap(({ paid }) => paid.flatMap(({ intent }) => intent ?? []));
  const held = new Map<string, number>();
  const ask = async () => {
    for (let intent = intents.pop(); intent !== undefined; intent = intents.pop()) {
      held.set(intent, await heldOfIntent(stripe, intent));
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, ask));
  return held;
}

/** Nothing of what it has never heard of: that is one deal's fault, and no reason to look at no other. */
async function heldOfIntent(stripe: Stripe, intent: string): Promise<number> {
  try {
    const { receivedYen, refundedYen, disputedYen } = await orUnanswered(sumsOfIntent(stripe, intent));
    return receivedYen - refundedYen - disputedYen;
  } catch (error) {
    if (providerFaultOf(error) === "rejected") return 0;
    throw error;
  }
}

/** Writes what is new, and mends what agrees again; of a deal without either nothing is written. */
async function keepAll(deps: Deps, trx: Trx, compared: readonly Compared[]): Promise<void> {
  const open = await openOf(
    trx,
    compared.map(({ deal }) => deal),
  );
  for (const found of compared) {
    const before = open.get(found.deal) ?? [];
    if (found.faults.length > 0 || before.length > 0) await keep(deps, trx, { found, before });
  }
}

async function openOf(db: Queryable, deals: readonly string[]): Promise<Map<string, string[]>> {
  const open = new Map<string, string[]>();
  if (deals.length === 0) return open;
  for (const { deal, rule } of await findOpenFaults(db, deals)) {
    open.set(deal ?? "", [...(open.get(deal ?? "") ?? []), rule]);
  }
  return open;
}

type Kept = { readonly found: Compared; readonly before: readonly string[] };

async function keep(deps: Deps, trx: Trx, { found, before }: Kept): Promise<void> {
  const { influencerId, deal, dealId, companyId, faults } = found;
  const now = deps.clock.now();
  await mendFaults(trx, { deal, but: faults.map(({ rule }) => rule), now });
  // Each time: what became due since the fault was found is held as well.
  const hold = faults.length === 0 ? releaseMended : holdFaulty;
  const changed = await hold(trx, { influencerId, dealId });
  await followHold(trx, { payments: changed.map((of) => ({ influencerId, deal: of })), now });
  for (const fault of faults) {
    if (before.includes(fault.rule)) continue;
    await tellFault(deps, trx, { ...fault, influencerId, deal, dealId, companyId });
  }
}

type Told = Fault & {
  readonly influencerId: OwnerId<"influencer">;
  readonly deal: string;
  readonly dealId: string;
  readonly companyId: string;
};

async function tellFault(deps: Deps, trx: Trx, fault: Told): Promise<void> {
  const now = deps.clock.now();
  const { dealId, rule, expected, found, influencerId } = fault;
  await insertFault(trx, { ...fault, id: uuidAt(now), now });
  deps.log.error({ dealId, rule, expected, found }, "sums of a deal do not agree: its payments are held");
  await deps.outbox.enqueue(trx, {
    kind: "moneyFault",
    data: { dealId, rule, expectedYen: expected, foundYen: found },
    to: deps.config.supportEmail,
    locale: "ja",
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    about: influencerId,
  });
}
