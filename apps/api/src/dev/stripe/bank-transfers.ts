import {
  type CashMove,
  cashBalanceOf,
  newBalanceMethod,
  newCashTransaction,
  transferInstructions,
} from "./cash-balance-objects.ts";
import { succeed } from "./charging.ts";
import type { World } from "./sandbox-world.ts";
import { listOf, named, pageParams, type StripeCall } from "./stripe-call.ts";
import { invalid } from "./stripe-refusal.ts";
import type { WirePaymentIntent } from "./wire-objects.ts";

/** What a customer has sent and no payment has used. */
export async function balanceOf(world: World, customer: string): Promise<number> {
  const [last] = await world.objects.page("customer_cash_balance_transaction", { customer }, { limit: 1 });
  return last?.ending_balance ?? 0;
}

type Move = { readonly customer: string; readonly net: number; readonly move: CashMove };

async function moveBalance(world: World, { customer, net, move }: Move): Promise<number> {
  const ending = (await balanceOf(world, customer)) + net;
  const made = { id: world.newId("ccsbtxn"), created: world.now, customer, net, ending, move };
  const transaction = newCashTransaction(made);
  await world.objects.put(transaction);
  await world.emit("customer_cash_balance_transaction.created", transaction);
  return ending;
}

/** What an intent has been given by transfers so far. */
async function appliedTo(world: World, { id, customer }: WirePaymentIntent): Promise<number> {
  const all = await world.objects.all("customer_cash_balance_transaction", { customer: customer ?? "" });
  return all
    .filter(({ applied_to_payment: to, unapplied_from_payment: from }) => (to ?? from)?.payment_intent === id)
    .reduce((sum, { net_amount: net }) => sum - net, 0);
}

/** Takes what the intent lacks from the balance: it is paid, or waits for the rest. */
async function applyBalance(world: World, intent: WirePaymentIntent): Promise<WirePaymentIntent> {
  const customer = intent.customer ?? "";
  const [available, applied] = [await balanceOf(world, customer), await appliedTo(world, intent)];
  const taken = Math.min(available, intent.amount - applied);
  if (taken > 0) {
    await moveBalance(world, {
      customer,
      net: -taken,
      move: { type: "applied_to_payment", intent: intent.id },
    });
  }
  const method = await world.objects.find("payment_method", intent.payment_method ?? "");
  if (!method) throw new Error(`${intent.id} is not paid by transfer`);
  const missing = intent.amount - applied - taken;
  if (missing === 0) return succeed(world, intent, method);
  const waiting: WirePaymentIntent = {
    ...intent,
    status: "requires_action",
    next_action: transferInstructions(intent, { missing, appUrl: world.appUrl }),
  };
  await world.objects.put(waiting);
  const isFirst = intent.status !== "requires_action";
  if (isFirst) await world.emit("payment_intent.requires_action", waiting);
  if (taken > 0) await world.emit("payment_intent.partially_funded", waiting);
  return waiting;
}

export async function confirmByTransfer(world: World, intent: WirePaymentIntent): Promise<WirePaymentIntent> {
  if (intent.customer === null)
    throw invalid("A customer is needed for a bank transfer.", { param: "customer" });
  const made = { id: world.newId("pm"), created: world.now, customer: intent.customer };
  const method = newBalanceMethod(made);
  await world.objects.put(method);
  return applyBalance(world, { ...intent, payment_method: method.id });
}

export function isByTransfer({ payment_method_types: types }: WirePaymentIntent): boolean {
  return types.includes("customer_balance");
}

export function missingOf({ next_action: next, amount }: WirePaymentIntent): number {
  return next?.display_bank_transfer_instructions?.amount_remaining ?? amount;
}

/** A transfer arrives from the customer's bank: the oldest waiting payments take it first, and the rest stays on the balance. */
export async function receiveTransfer(world: World, { customer, yen }: { customer: string; yen: number }) {
  const { name } = await named(world, "customer", customer);
  await moveBalance(world, { customer, net: yen, move: { type: "funded", sender: name ?? null } });
  const waiting = await world.objects.all("payment_intent", { customer, status: "requires_action" });
  for (const intent of waiting.filter(isByTransfer).toReversed()) {
    if ((await balanceOf(world, customer)) > 0) await applyBalance(world, intent);
  }
  await tellOfRest(world, customer);
}

async function tellOfRest(world: World, customer: string): Promise<void> {
  const left = await balanceOf(world, customer);
  if (left > 0) await world.emit("cash_balance.funds_available", cashBalanceOf(customer, left));
}

/** Returns to the balance what an intent was given before it ended. */
export async function giveBack(world: World, intent: WirePaymentIntent): Promise<void> {
  const applied = await appliedTo(world, intent);
  const customer = intent.customer ?? "";
  if (applied === 0) return;
  await moveBalance(world, {
    customer,
    net: applied,
    move: { type: "unapplied_from_payment", intent: intent.id },
  });
  await tellOfRest(world, customer);
}

export function refundToBalance(world: World, of: { customer: string; yen: number; refund: string }) {
  const move = { type: "refunded_from_payment", refund: of.refund } as const;
  return moveBalance(world, { customer: of.customer, net: of.yen, move });
}

export const bankTransferCalls: readonly StripeCall[] = [
  {
    method: "GET",
    path: "/v1/customers/:id/cash_balance",
    params: [],
    async act(world, { id }) {
      await named(world, "customer", id);
      return cashBalanceOf(id, await balanceOf(world, id));
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id/cash_balance_transactions",
    params: pageParams,
    act: (world, { id, form }) =>
      listOf(world, {
        name: "customer_cash_balance_transaction",
        url: `/v1/customers/${id}/cash_balance_transactions`,
        form,
        where: { customer: id },
      }),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/apply_customer_balance",
    params: ["currency"],
    async act(world, { id, form }) {
      form.oneOf("currency", ["jpy"]);
      const intent = await named(world, "payment_intent", id);
      if (intent.status !== "requires_action" || !isByTransfer(intent)) {
        const code = "payment_intent_unexpected_state";
        throw invalid(`You cannot apply a balance to this PaymentIntent: ${intent.status}.`, { code });
      }
      return applyBalance(world, intent);
    },
  },
  {
    method: "POST",
    path: "/v1/test_helpers/customers/:id/fund_cash_balance",
    params: ["amount", "currency"],
    async act(world, { id, form }) {
      form.required("amount");
      form.oneOf("currency", ["jpy"]);
      const yen = form.whole("amount") ?? 0;
      if (yen < 1) throw invalid("Amount must be at least ¥1.", { param: "amount" });
      await receiveTransfer(world, { customer: id, yen });
      const all = await world.objects.all("customer_cash_balance_transaction", { customer: id });
      const funded = all.find(({ type }) => type === "funded");
      if (!funded) throw new Error("what has come is not there");
      return funded;
    },
  },
];
