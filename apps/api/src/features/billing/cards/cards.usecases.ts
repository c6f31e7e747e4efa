import type { Card } from "@tomoru/contract/company/cards";
import type { Locale } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import {
  cardPage,
  detachCard,
  finishedPage,
  makeCustomer,
  makeDefault,
} from "../../../platform/billing/provider-acts.ts";
import { providerFaultOf } from "../../../platform/billing/provider-faults.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { refuseOver } from "../../../platform/hourly-limit.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { conflictAt, Refusal, refuseField } from "../../../platform/refusal.ts";
import { answeredBefore, once } from "../../../platform/request-keys.ts";
import { owesForDeals } from "../../ledger/deal-funding.usecases.ts";
import { payByNewCard } from "../invoices/paying.usecases.ts";
import { saveCustomer } from "../provider/billed-company.repository.ts";
import { customerOfCompany, holdBilled } from "../provider/billed-company.usecases.ts";
import { askProvider } from "../provider/provider.usecases.ts";
import { addCustomer } from "../provider/stripe.repository.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { settle } from "../settling/settle.usecases.ts";
import { type CardRow, findCard, findCards } from "./cards.repository.ts";
import { isExpired, mostCards } from "./cards.rules.ts";
import { holderOf } from "./write-cards.usecases.ts";

export async function listCards(deps: Deps, companyId: CompanyId): Promise<{ docs: Card[] }> {
  const cards = await findCards(deps.db, companyId);
  return { docs: cards.map((card) => cardOf(deps, companyId, card)) };
}

function cardOf(deps: Pick<Deps, "keys" | "clock">, companyId: CompanyId, card: CardRow): Card {
  const expiry = { expMonth: card.exp_month, expYear: card.exp_year };
  return {
    cardId: card.id,
    brand: card.brand,
    last4: card.last4,
    holder: holderOf(deps, companyId, card),
    ...expiry,
    isDefault: card.is_default,
    isExpired: isExpired(expiry, deps.clock.now()),
  };
}

type CardPage = { readonly companyId: CompanyId; readonly returnTo: string; readonly locale: Locale };
type AskedPage = Omit<CardPage, "companyId"> & {
  readonly caller: Caller<"company">;
  readonly key: string | undefined;
};

/** A page of the provider's where a card is entered; the same key again answers the same page. */
export async function openCardPageOnce(
  deps: Deps,
  { caller, returnTo, locale, key }: AskedPage,
): Promise<{ url: string }> {
  const asking = { caller, call: "openCardPage", key, body: { returnTo } };
  const before = await answeredBefore<{ url: string }>(deps, { ...asking, db: deps.db });
  if (before) return before;
  const page = await openCardPage(deps, { companyId: caller.ownerId, returnTo, locale });
  // Two calls at once both ask the provider, and both answer with the page that the first one got.
  return deps.db.transaction().execute((trx) => once(deps, { ...asking, trx }, async () => page));
}

/** The company becomes the provider's customer with the first. */
export async function openCardPage(
  deps: Deps,
  { companyId, returnTo, locale }: CardPage,
): Promise<{ url: string }> {
  const { db, clock, config } = deps;
  if ((await findCards(db, companyId)).length >= mostCards) throw fullOfCards();
  await refuseOver(db, {
    key: `cardPage:${companyId}`,
    perHour: limits.cardPagesPerHour,
    now: clock.now(),
  });
  const customer = await customerFor(deps, companyId);
  const backTo = new URL(returnTo, config.appUrl);
  const url = await askProvider(deps, (stripe) =>
    cardPage(stripe, { customer, locale, backTo, metadata: { companyId } }),
  );
  return { url };
}

function fullOfCards(): Refusal {
  return refuseField("limit", "cardNotAdded");
}

/** Two calls at once get the same customer, since they send the same key. */
export async function customerFor(deps: Deps, companyId: CompanyId): Promise<string> {
  const known = await customerOfCompany(deps.db, companyId);
  if (known !== undefined) return known;
  const billed = await deps.db.transaction().execute((trx) => holdBilled(trx, companyId));
  if (!billed?.owner) throw new Refusal("dataNotFound");
  const { name, billingEmail, owner } = billed;
  const customerId = await askProvider(deps, (stripe) =>
    makeCustomer(stripe, {
      name,
      email: billingEmail ?? owner.email,
      locale: owner.locale,
      metadata: { companyId },
      key: `customer:${companyId}`,
    }),
  );
  await deps.db.transaction().execute(async (trx) => {
    await saveCustomer(trx, { companyId, customerId });
    await addCustomer(trx, { companyId, customerId });
  });
  return (await customerOfCompany(deps.db, companyId)) ?? customerId;
}

type Completed = { readonly companyId: CompanyId; readonly sessionId: string };

/** The card of a page that its owner comes back from. Again: the same. Somebody else's page is none. */
export async function completeCard(deps: Deps, { companyId, sessionId }: Completed): Promise<Card> {
  const customer = await customerOfCompany(deps.db, companyId);
  const page = await askProvider(deps, (stripe) => finishedPage(stripe, sessionId).catch(missing));
  if (!page || customer === undefined || page.customer !== customer) throw new Refusal("dataNotFound");
  if (page.card === undefined) throw new Refusal("cardNotAdded");
  const settled = await settle(deps, { companyId });
  const card = settled?.cards.find(({ stripe_id: id }) => id === page.card);
  if (!card) throw (settled?.cards.length ?? 0) < mostCards ? new Refusal("cardNotAdded") : fullOfCards();
  if (card.is_default && settled?.state.status === "pastDue") await tryNewCard(deps, companyId);
  return cardOf(deps, companyId, card);
}

function missing(error: unknown): undefined {
  if (providerFaultOf(error) === "rejected") return undefined;
  throw error;
}

/** Whoever names another card is told of the card; whether it pays shows the plan. */
async function tryNewCard(deps: Deps, companyId: CompanyId): Promise<void> {
  try {
    await payByNewCard(deps, companyId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

type One = { readonly companyId: CompanyId; readonly cardId: string };

async function cardNamed(deps: Deps, { companyId, cardId }: One) {
  const [customer, card] = [
    await customerOfCompany(deps.db, companyId),
    await findCard(deps.db, { companyId, id: cardId }),
  ];
  return card && customer !== undefined ? { card, customer } : undefined;
}

export async function setDefaultCard(deps: Deps, { companyId, cardId }: One): Promise<{ docs: Card[] }> {
  const named = await cardNamed(deps, { companyId, cardId });
  if (!named) throw new Refusal("dataNotFound");
  const { card, customer } = named;
  if (isExpired({ expMonth: card.exp_month, expYear: card.exp_year }, deps.clock.now())) {
    throw conflictAt("expired");
  }
  await askProvider(deps, (stripe) => makeDefault(stripe, { customer, card: card.stripe_id }));
  const settled = await settle(deps, { companyId });
  if (settled?.state.status === "pastDue") await tryNewCard(deps, companyId);
  return listCards(deps, companyId);
}

/** A default stays while something is charged to it, or is to be: a plan, or a deal that is not paid for yet. Without that, the newest of the others takes its place. */
export async function removeCard(deps: Deps, { companyId, cardId }: One): Promise<{ docs: Card[] }> {
  const named = await cardNamed(deps, { companyId, cardId });
  if (!named) throw new Refusal("dataNotFound");
  const { card, customer } = named;
  if (card.is_default) {
    const settled = await settle(deps, { companyId });
    const isCharged =
      (settled && settled.state.stripeId !== null) || (await owesForDeals(deps.db, companyId));
    if (isCharged) throw refuseField("default", "cardNotDeleted");
    const [next] = (settled?.cards ?? []).filter(({ id }) => id !== cardId);
    if (next) await askProvider(deps, (stripe) => makeDefault(stripe, { customer, card: next.stripe_id }));
  }
  await askProvider(deps, (stripe) => detachCard(stripe, card.stripe_id));
  await settle(deps, { companyId });
  return listCards(deps, companyId);
}

/** The provider's id of what a sum is charged to: the card that is named, else the default. Undefined where there is none. */
export async function cardToCharge(
  db: Queryable,
  { companyId, cardId }: { companyId: CompanyId; cardId: string | undefined },
): Promise<string | undefined> {
  if (cardId !== undefined) return (await findCard(db, { companyId, id: cardId }))?.stripe_id;
  return (await findCards(db, companyId)).find((card) => card.is_default)?.stripe_id;
}
