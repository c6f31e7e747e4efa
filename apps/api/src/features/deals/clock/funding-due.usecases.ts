import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Trx } from "../../../platform/db/database.ts";
import { uuidAt } from "../../../platform/random.ts";
import { changeDeal, type DealKey } from "../acting/acting.repository.ts";
import { actName } from "../transitions/deal-facts.rules.ts";
import { fundingDueAt } from "../transitions/dues.rules.ts";
import { findLifted, holdUnpaidDeal } from "./funding-due.repository.ts";

type Paying = DealKey & { readonly now: Date };

/** Held until the end of the transaction. False: the deal is paid, over, or under a hold. */
export async function isUnpaid(trx: Trx, asked: Paying): Promise<boolean> {
  return (await holdUnpaidDeal(trx, asked)) !== undefined;
}

type Way = Pick<DealKey, "influencerId"> & {
  readonly deal: string;
  readonly way: FundingWay;
  /** Of the contract. */
  readonly madeAt: Date;
  readonly dueAt: Date;
};

/**
 * Until when a deal is paid that is paid this way from now on: a bank has its five days from the contract, or from the end of the last
 * hold, and nobody's time gets shorter.
 */
export async function dueByWay(trx: Trx, { way, madeAt, dueAt, ...deal }: Way): Promise<Date> {
  if (way === "card") return dueAt;
  const byBank = fundingDueAt((await findLifted(trx, deal)) ?? madeAt, way);
  return byBank > dueAt ? byBank : dueAt;
}

/** A company pays another way, and so by another day. False as above. */
export async function moveFundingDue(
  trx: Trx,
  { dueAt, now, ...key }: Paying & { readonly dueAt: Date },
): Promise<boolean> {
  const held = await holdUnpaidDeal(trx, { ...key, now });
  if (!held) return false;
  // What the provider says next is news again; the contract that is agreed to once more is none.
  const lastAct = held.last_act === actName({ kind: "refused", by: "stripe" }) ? null : held.last_act;
  const set = { funding: "charging" as const, turn_due_at: dueAt, last_act: lastAct };
  const { influencerId } = key;
  return changeDeal(trx, { influencerId, deal: held.id, echoId: uuidAt(now), set, now });
}
