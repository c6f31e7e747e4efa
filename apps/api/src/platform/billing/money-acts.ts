import type { Locale } from "@tomoru/contract/fields";
import type Stripe from "stripe";
import {
  type ReadDispute,
  type ReadIntent,
  type ReadMove,
  type ReadRefund,
  readDispute,
  readIntent,
  readMoves,
  readRefund,
} from "./money-reading.ts";

/** What stands on every object that is made for a deal, so that it is found again. */
export type MoneyMark = {
  readonly dealId: string;
  readonly attempt: number;
  readonly kind: "charge" | "refund" | "balance";
  /** The id of the charge or the refund. */
  readonly id: string;
};

type Asked = {
  readonly customer: string;
  readonly yen: number;
  readonly mark: MoneyMark;
  readonly key: string;
};

const metadataOf = ({ attempt, ...mark }: MoneyMark) => ({ ...mark, attempt: String(attempt) });

/** Charges a card without its owner present: where its bank asks for confirmation that is a refusal. Throws what the library throws. */
export async function chargeCard(
  stripe: Stripe,
  { customer, yen, mark, key, card }: Asked & { card: string },
): Promise<ReadIntent> {
  const asked = {
    amount: yen,
    currency: "jpy",
    customer,
    payment_method: card,
    allowed_payment_method_types: ["card" as const],
    off_session: true,
    confirm: true,
    metadata: metadataOf(mark),
  };
  return readIntent(await stripe.paymentIntents.create(asked, { idempotencyKey: key }));
}

/** Asks for a bank transfer; what is left of former transfers is taken first. */
export async function awaitTransfer(
  stripe: Stripe,
  { customer, yen, mark, key }: Asked,
): Promise<ReadIntent> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: yen,
      currency: "jpy",
      customer,
      allowed_payment_method_types: ["customer_balance"],
      payment_method_data: { type: "customer_balance" },
      payment_method_options: {
        customer_balance: { funding_type: "bank_transfer", bank_transfer: { type: "jp_bank_transfer" } },
      },
      confirm: true,
      metadata: metadataOf(mark),
    },
    { idempotencyKey: key },
  );
  return readIntent(intent);
}

type Page = Asked & { readonly locale: Locale; readonly name: string; readonly backTo: URL };
export type PayPage = { readonly id: string; readonly url: string };

/** A page of the provider's where somebody pays with any card, and passes what its bank asks. */
export async function payPage(
  stripe: Stripe,
  { customer, yen, mark, key, locale, name, backTo }: Page,
): Promise<PayPage> {
  const price = { currency: "jpy", unit_amount: yen, product_data: { name } };
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      customer,
      allowed_payment_method_types: ["card"],
      line_items: [{ price_data: price, quantity: 1 }],
      payment_intent_data: { metadata: metadataOf(mark) },
      metadata: metadataOf(mark),
      locale,
      success_url: backTo.href,
      cancel_url: backTo.href,
    },
    { idempotencyKey: key },
  );
  if (session.url === null) throw new Error(`${session.id} has no page`);
  return { id: session.id, url: session.url };
}

/** The intent that somebody has paid on a page; `open` while nobody has and somebody may. */
export async function readPage(
  stripe: Stripe,
  id: string,
): Promise<{ intent: string | null; isOpen: boolean }> {
  const { status, payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  return { intent: typeof intent === "string" ? intent : (intent?.id ?? null), isOpen: status === "open" };
}

/** False: somebody has paid on it meanwhile. */
export async function closePage(stripe: Stripe, id: string): Promise<boolean> {
  const { status } = await stripe.checkout.sessions.retrieve(id);
  if (status === "open") await stripe.checkout.sessions.expire(id);
  return status !== "complete";
}

export async function lookAtIntent(stripe: Stripe, id: string): Promise<ReadIntent> {
  return readIntent(await stripe.paymentIntents.retrieve(id));
}

/** Nothing is taken with it any more; what it says then, which may be that it was paid before. */
export async function endIntent(stripe: Stripe, id: string): Promise<ReadIntent> {
  const now = await stripe.paymentIntents.retrieve(id);
  if (now.status === "succeeded" || now.status === "canceled") return readIntent(now);
  return readIntent(await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" }));
}

/** What a customer has sent and no intent has taken. */
export async function readBalanceYen(stripe: Stripe, customer: string): Promise<number> {
  const { available } = await stripe.customers.retrieveCashBalance(customer);
  return available?.jpy ?? 0;
}

/** Takes what is left of former transfers for an intent that waits for one. */
export async function useBalance(
  stripe: Stripe,
  { customer, intent }: { customer: string; intent: string },
): Promise<ReadIntent> {
  if ((await readBalanceYen(stripe, customer)) <= 0) return lookAtIntent(stripe, intent);
  return readIntent(await stripe.paymentIntents.applyCustomerBalance(intent, { currency: "jpy" }));
}

const atOnce = 100;
/** Pages of a hundred: a customer's newest objects are at the front. */
const mostPages = 20;

const isMarked = (metadata: Stripe.Metadata | null, { kind, id, attempt }: MoneyMark) =>
  metadata?.kind === kind && metadata.id === id && metadata.attempt === String(attempt);

/**
 * What became of a call whose answer nobody has, by its metadata. From the customer's own list: the provider's search is behind by
 * up to a minute, and a list is not.
 */
export async function findMarkedIntent(
  stripe: Stripe,
  { customer, mark }: { customer: string; mark: MoneyMark },
): Promise<ReadIntent | undefined> {
  const pages = stripe.paymentIntents.list({ customer, limit: atOnce });
  for await (const intent of limited(pages)) if (isMarked(intent.metadata, mark)) return readIntent(intent);
  return undefined;
}

export async function findMarkedRefund(
  stripe: Stripe,
  { intent, mark }: { intent: string; mark: MoneyMark },
): Promise<ReadRefund | undefined> {
  const pages = stripe.refunds.list({ payment_intent: intent, limit: atOnce });
  for await (const refund of limited(pages)) if (isMarked(refund.metadata, mark)) return readRefund(refund);
  return undefined;
}

async function* limited<T>(pages: AsyncIterable<T>): AsyncGenerator<T> {
  let left = atOnce * mostPages;
  for await (const one of pages) {
    yield one;
    left -= 1;
    if (left === 0) return;
  }
}

export async function giveBack(
  stripe: Stripe,
  { intent, yen, mark, key }: Pick<Asked, "yen" | "mark" | "key"> & { intent: string },
): Promise<ReadRefund> {
  const refund = { payment_intent: intent, amount: yen, metadata: metadataOf(mark) };
  return readRefund(await stripe.refunds.create(refund, { idempotencyKey: key }));
}

export async function lookAtRefund(stripe: Stripe, id: string): Promise<ReadRefund> {
  return readRefund(await stripe.refunds.retrieve(id));
}

export async function disputesOf(stripe: Stripe, intent: string): Promise<ReadDispute[]> {
  const { data } = await stripe.disputes.list({ payment_intent: intent, limit: atOnce });
  return data.map(readDispute).filter((dispute) => dispute !== undefined);
}

/** All that has moved a customer's balance, newest first, and what is there now. */
export async function balanceOf(
  stripe: Stripe,
  customer: string,
): Promise<{ moves: ReadMove[]; yen: number }> {
  const rows: Stripe.CustomerCashBalanceTransaction[] = [];
  const pages = stripe.customers.listCashBalanceTransactions(customer, { limit: atOnce });
  for await (const row of limited(pages)) rows.push(row);
  return { moves: readMoves(rows), yen: rows[0]?.ending_balance ?? 0 };
}

/** What an intent has brought and what of it went back, for the nightly comparison. */
export async function sumsOfIntent(
  stripe: Stripe,
  id: string,
): Promise<{ receivedYen: number; refundedYen: number; disputedYen: number }> {
  const intent = await stripe.paymentIntents.retrieve(id);
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: id, limit: atOnce }),
    disputesOf(stripe, id),
  ]);
  const refundedYen = refunds.data
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount }) => sum + amount, 0);
  const disputedYen = disputes.filter(({ state }) => state !== "won").reduce((sum, { yen }) => sum + yen, 0);
  return { receivedYen: intent.amount_received, refundedYen, disputedYen };
}
