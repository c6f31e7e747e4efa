import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { sumsOfIntent } from "../../platform/billing/money-acts.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { uuidAt } from "../../platform/random.ts";
import { entriesOf } from "../ledger/book.usecases.ts";
import { type Fault, faultsOfDeal } from "../ledger/reconcile.usecases.ts";
import { holdDealPayment } from "../payments/deal-payments.usecases.ts";
import { type DealKey, findMoney, type Money } from "./money.repository.ts";
import { looked } from "./provider-call.usecases.ts";
import {
  findFaulty,
  findOpenFault,
  findPayments,
  findTouched,
  insertFault,
  mendFaults,
} from "./reconcile.repository.ts";

/** Seconds: a day and what a night that was missed has left. */
const daySeconds = 26 * 3600;
const monthSeconds = 366 * 86_400;

export type Reconciled = {
  readonly deals: number;
  readonly faults: readonly (Fault & { readonly dealId: string })[];
};

type How = {
  /** Deals of a year, else those that money of moved in a day. */
  readonly isWhole: boolean;
  /** Not before a cut: what the provider has is compared at night. */
  readonly isProviderAsked: boolean;
};

/**
 * Compares every sum of a deal that has to be another one. What is not so is kept, told to support, and keeps the deal's payments
 * from being cut until it is so again.
 */
export async function reconcile(deps: Deps, { isWhole, isProviderAsked }: How): Promise<Reconciled> {
  const since = secondsAfter(deps.clock.now(), -(isWhole ? monthSeconds : daySeconds));
  const touched = await findTouched(deps.db, since);
  const faulty = await findFaulty(deps.db);
  const keys = new Map([...touched, ...faulty].map((key) => [key.deal, key]));
  const faults: (Fault & { dealId: string })[] = [];
  for (const key of keys.values()) {
    faults.push(...(await reconcileDeal(deps, key, { isProviderAsked })));
  }
  return { deals: keys.size, faults };
}

async function reconcileDeal(
  deps: Deps,
  key: DealKey,
  { isProviderAsked }: Pick<How, "isProviderAsked">,
): Promise<(Fault & { dealId: string })[]> {
  const money = await findMoney(deps.db, key);
  if (!money) return [];
  const payments = await findPayments(deps.db, key);
  const faults = faultsOfDeal({
    entries: await entriesOf(deps.db, key),
    charge: money.charge,
    refunds: money.refunds,
    payments: payments.map(({ gross_yen, stage }) => ({
      grossYen: Number(gross_yen ?? 0),
      isPaid: stage === "paid",
    })),
    ...(isProviderAsked && deps.billing ? { held: await heldOf(deps, money) } : {}),
  });
  await keep(deps, { key, money, faults });
  return faults.map((fault) => ({ ...fault, dealId: money.charge.deal_id }));
}

async function heldOf({ billing }: Deps, { attempts }: Money): Promise<Map<string, number>> {
  const stripe = await billing?.client();
  const held = new Map<string, number>();
  for (const { intent, state } of attempts) {
    if (!stripe || intent === null || state !== "paid") continue;
    const { receivedYen, refundedYen, disputedYen } = await looked(sumsOfIntent(stripe, intent));
    held.set(intent, receivedYen - refundedYen - disputedYen);
  }
  return held;
}

type Kept = { readonly key: DealKey; readonly money: Money; readonly faults: readonly Fault[] };

async function keep(deps: Deps, { key, money, faults }: Kept): Promise<void> {
  const { deal_id: dealId, company_id: companyId } = money.charge;
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const mended = await mendFaults(trx, { ...key, but: faults.map(({ rule }) => rule), now });
    const { influencerId } = key;
    if (mended > 0 && faults.length === 0) await holdDealPayment(trx, { influencerId, dealId, reason: null });
    for (const fault of faults) {
      if (await findOpenFault(trx, { ...key, rule: fault.rule })) continue;
      await insertFault(trx, { ...key, ...fault, id: uuidAt(now), dealId, companyId, now });
      await holdDealPayment(trx, { influencerId, dealId, reason: heldText });
      deps.log.error({ dealId, ...fault }, "sums of a deal do not agree: its payments are held");
      await deps.outbox.enqueue(trx, {
        kind: "moneyFault",
        data: { dealId, rule: fault.rule, expectedYen: fault.expected, foundYen: fault.found },
        to: deps.config.supportEmail,
        locale: "ja",
        expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
        about: influencerId,
      });
    }
  });
}

/** What the creator reads while it lasts. */
const heldText = "金額の確認のため、お支払いを一時的に止めています。";
