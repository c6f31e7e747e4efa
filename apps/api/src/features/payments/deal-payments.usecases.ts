import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import {
  expectsMoney as findExpected,
  findHeldDeals,
  findStageOfDeal,
  findWrittenOff,
  insertDealPayment,
  insertStatement,
  moveHeldOfDeal,
  sumUnpaid,
} from "./deal-payments.repository.ts";
import type { NewDealPayment, StageOfDeal } from "./deal-payments.rules.ts";
import { confirmByOf, payeeContext, statementBodyOf, statementHash } from "./statement.rules.ts";

/**
 * What a deal pays, with its statement: in the transaction in which a report is accepted, or a deal is cancelled for a share of its
 * fee. Once a deal: a second one is refused by its reference. Its day is in the contract and is moved by nothing here. A sum of
 * nothing opens nothing, and answers null.
 */
export async function openDealPayment(
  { keys }: Pick<Deps, "keys">,
  trx: Trx,
  payment: NewDealPayment,
): Promise<{ paymentId: string; statementNumber: string } | null> {
  if (payment.netYen <= 0) return null;
  const { influencerId, companyId, now } = payment;
  const paymentId = uuidAt(now);
  const version = 1;
  const { payee, ...body } = statementBodyOf({ payment, paymentId, version, now });
  await insertDealPayment(trx, {
    ...{ payment, paymentId, statementNumber: body.number, today: japanDay(now) },
  });
  await insertStatement(trx, {
    influencer_id: influencerId,
    payment_id: paymentId,
    version,
    number: body.number,
    body: JSON.stringify(body),
    payee: keys.seal(JSON.stringify(payee), payeeContext({ influencerId, paymentId, version })),
    sha256: statementHash({ ...body, payee }),
    issued_on: body.issuedOn,
    confirm_by: confirmByOf(now),
    created_at: now,
  });
  await trx
    .insertInto("company_payments")
    .values({
      company_id: companyId,
      payment_id: paymentId,
      influencer_id: influencerId,
      deal_id: payment.dealId,
      created_at: now,
    })
    .execute();
  return { paymentId, statementNumber: body.number };
}

/** Where the money of a deal is; undefined before there is any. Runs move it without a word to the deal: read it here. */
export function stageOfDeal(
  db: Queryable,
  deal: { influencerId: OwnerId<"influencer">; dealId: string },
): Promise<StageOfDeal | undefined> {
  return findStageOfDeal(db, deal);
}

/** The deals of a creator whose payment is held: no day is promised of them. */
export async function heldDealsOf(
  db: Queryable,
  influencerId: OwnerId<"influencer">,
): Promise<ReadonlySet<string>> {
  return new Set(await findHeldDeals(db, influencerId));
}

type NamedDeal = { readonly influencerId: string | null; readonly dealId: string };

/** Which of these deals, whose transfer failed, were written off: the companies' copies do not know why a transfer failed. */
export async function writtenOff(db: Queryable, deals: readonly NamedDeal[]): Promise<ReadonlySet<string>> {
  if (deals.length === 0) return new Set();
  const influencerIds = [...new Set(deals.flatMap(({ influencerId }) => influencerId ?? []))];
  return new Set(await findWrittenOff(db, { influencerIds, dealIds: deals.map(({ dealId }) => dealId) }));
}

/** What a creator reads while sums of their deal do not agree. */
const faultyText = "金額の確認のため、お支払いを一時的に止めています。";

type OfDeal = { readonly influencerId: OwnerId<"influencer">; readonly dealId: string };

/**
 * Keeps a deal's money that is in no run from being cut; what the operator holds already stays as they have worded it. Answers the own
 * ids of the deals whose lists are to follow.
 */
export function holdFaulty(trx: Trx, deal: OfDeal): Promise<string[]> {
  return moveHeldOfDeal(trx, { ...deal, from: null, to: faultyText });
}

/** Lets go of what `holdFaulty` has held, and of nothing else; answers as it does. */
export function releaseMended(trx: Trx, deal: OfDeal): Promise<string[]> {
  return moveHeldOfDeal(trx, { ...deal, from: faultyText, to: null });
}

/** Whether money of a deal is still to come to somebody. */
export function expectsMoney(db: Queryable, influencerId: OwnerId<"influencer">): Promise<boolean> {
  return findExpected(db, influencerId);
}

/** Net, of what deals owe somebody and no run has paid. */
export function unpaidYen(db: Queryable, influencerId: OwnerId<"influencer">): Promise<number> {
  return sumUnpaid(db, influencerId);
}
