import type { fundDeal } from "@tomoru/contract/company/charges";
import type { BodyOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { payPage } from "../../platform/billing/money-acts.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { Caller } from "../../platform/http/route.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { answeredBefore, once } from "../../platform/request-keys.ts";
import { cardToCharge } from "../billing/cards/cards.usecases.ts";
import { refusalOfProvider } from "../billing/provider/provider.usecases.ts";
import { dueByWay, isUnpaid, moveFundingDue } from "../deals/clock/funding-due.usecases.ts";
import { holdCharge, moveCharge } from "../ledger/charge.usecases.ts";
import { fundingOfDeal } from "../ledger/deal-funding.usecases.ts";
import { restOf } from "./concluding.usecases.ts";
import { driveDeal } from "./driving.usecases.ts";
import {
  addAttempt,
  type ChargeRow,
  type DealKey,
  findDealOfCompany,
  findMoney,
  nameAttempt,
} from "./money.repository.ts";
import { payerAtProvider, Unanswered } from "./provider-call.usecases.ts";

type Paying = {
  readonly caller: Caller<"company">;
  readonly dealId: string;
  readonly body: BodyOf<typeof fundDeal>;
  readonly key: string | undefined;
  readonly locale: Locale;
};
type Result = ResultOf<typeof fundDeal>;

/** A company pays for a deal that is not paid yet; the same key again answers the same and asks nobody. */
export async function payForDeal(deps: Deps, { caller, dealId, body, key, locale }: Paying): Promise<Result> {
  const asking = { caller, call: "fundDeal", key, body: { dealId, ...body } };
  const before = await answeredBefore<Result>(deps, { ...asking, db: deps.db });
  if (before) return before;
  const result = await pay(deps, { caller, dealId, body, locale });
  return deps.db.transaction().execute((trx) => once(deps, { ...asking, trx }, async () => result));
}

async function pay(deps: Deps, { caller, dealId, body, locale }: Omit<Paying, "key">): Promise<Result> {
  const companyId = caller.ownerId;
  const key = await findDealOfCompany(deps.db, { companyId, dealId });
  if (key === undefined) throw new Refusal("dataNotFound");
  const money = key && (await findMoney(deps.db, key));
  if (!money) throw conflictAt("state");
  await refuseOver(deps.db, {
    key: `funding:${money.charge.id}`,
    perHour: limits.fundingTriesPerHour,
    now: deps.clock.now(),
  });
  const { cardId } = body;
  const card = await cardToCharge(deps.db, { companyId, cardId });
  if (cardId !== undefined && card === undefined) throw new Refusal("dataNotFound");
  if (body.action === "hosted") {
    const url = await openPage(deps, { key, charge: money.charge, locale });
    return { ...(await answer(deps, key)), url };
  }
  const way = body.action === "transfer" ? ("transfer" as const) : ("card" as const);
  if (way === "card" && card === undefined) throw conflictAt("card");
  await anew(deps, { key, dealId, way, card: way === "card" ? (card ?? null) : null });
  try {
    await driveDeal(deps, key);
  } catch (error) {
    if (error instanceof Unanswered) throw new Refusal("paymentProviderFailed");
    throw refusalOfProvider(deps, error);
  }
  const now = await answer(deps, key);
  if (now.charge.state === "failed") throw new Refusal("paymentProviderRefused");
  return { ...now, url: null };
}

async function answer(deps: Deps, key: DealKey): Promise<Pick<Result, "charge" | "transfer">> {
  const { charge, transfer } = await fundingOfDeal(deps.db, key);
  if (!charge) throw new Refusal("dataNotFound");
  return { charge, transfer };
}

type Anew = {
  readonly key: DealKey;
  readonly dealId: string;
  readonly way: "card" | "transfer";
  readonly card: string | null;
};

/** Another attempt; the one before is ended at the provider when the deal is driven. */
async function anew(deps: Deps, { key, dealId, way, card }: Anew): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const { influencerId } = key;
    const standing = await findMoney(trx, key);
    if (!standing) throw conflictAt("state");
    const { made_at: madeAt, due_at } = standing.charge;
    const dueAt = await dueByWay(trx, { ...key, way, madeAt, dueAt: due_at });
    // The deal before its charge, as every act does.
    if (!(await moveFundingDue(trx, { influencerId, dealId, dueAt, now }))) throw conflictAt("state");
    const charge = await holdCharge(trx, key);
    if (!charge || charge.state === "paid" || charge.state === "voided") throw conflictAt("state");
    // The same way while it is under way: nobody is charged by an impatient second tap.
    const isUnderWay = charge.way === way && (charge.state === "charging" || charge.state === "awaiting");
    if (isUnderWay) return;
    const attempt = await addAttempt(trx, { influencerId, chargeId: charge.id, way, card, now });
    await moveCharge(trx, { ...key, chargeId: charge.id, attempt, way, dueAt });
  });
}

type Hosted = { readonly key: DealKey; readonly charge: ChargeRow; readonly locale: Locale };

/** A page of the provider's, beside whatever else is tried: who pays first secures the deal, and the rest goes back. */
async function openPage(deps: Deps, { key, charge, locale }: Hosted): Promise<string> {
  const payer = await payerAtProvider(deps, mintOwnerId<"company">(charge.company_id));
  if (!payer) throw conflictAt("provider");
  const { yen, attempt } = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const { influencerId } = key;
    // Under a hold nobody is asked for money. The deal before its charge, as every act does.
    if (!(await isUnpaid(trx, { influencerId, dealId: charge.deal_id, now }))) throw conflictAt("state");
    const held = await holdCharge(trx, key);
    if (!held || held.state === "paid" || held.state === "voided") throw conflictAt("state");
    const added = { influencerId, chargeId: held.id, way: "hosted" as const, card: null, yen: restOf(held) };
    return { yen: added.yen, attempt: await addAttempt(trx, { ...added, now }) };
  });
  const { stripe, customer } = payer;
  try {
    const page = await payPage(stripe, {
      customer,
      yen,
      mark: { dealId: charge.deal_id, attempt, kind: "charge", id: charge.id },
      key: `charge:${charge.id}:${attempt}`,
      locale,
      name: charge.deal_id,
      backTo: new URL(`/company/deals/${encodeURIComponent(charge.deal_id)}`, deps.config.appUrl),
    });
    await deps.db.transaction().execute((trx) =>
      nameAttempt(trx, {
        influencerId: key.influencerId,
        chargeId: charge.id,
        attempt,
        session: page.id,
      }),
    );
    return page.url;
  } catch (error) {
    throw refusalOfProvider(deps, error);
  }
}
