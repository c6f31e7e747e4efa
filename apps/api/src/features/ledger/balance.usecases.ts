import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { findBalanceMoves, findMovedBalances, insertBalanceMove, sumBalance } from "./balances.repository.ts";
import { findOpenRefund } from "./company-copies.repository.ts";

type Move = {
  readonly companyId: OwnerId<"company">;
  readonly yen: number;
  /** The provider's transaction, intent or refund; of what was paid out the bank's word. */
  readonly reference: string;
  readonly now: Date;
};

/** Each is written once for its reference: false where it stands already. */
export const balanceReceived = (trx: Trx, move: Move) =>
  insertBalanceMove(trx, { ...move, id: uuidAt(move.now), kind: "balanceReceived" });

export const balanceUsed = (trx: Trx, { yen, ...move }: Move) =>
  insertBalanceMove(trx, { ...move, yen: -yen, id: uuidAt(move.now), kind: "balanceUsed" });

export const balancePaidOut = (trx: Trx, { yen, ...move }: Move) =>
  insertBalanceMove(trx, { ...move, yen: -yen, id: uuidAt(move.now), kind: "balancePaidOut" });

/** What a company has sent and no charge has taken, integer yen. */
export function balanceYenOf(db: Queryable, companyId: OwnerId<"company">): Promise<number> {
  return sumBalance(db, companyId);
}

/** Each thing that has moved it, by the provider's name. */
export const movesOfBalance = (db: Queryable, companyId: OwnerId<"company">) =>
  findBalanceMoves(db, companyId);

/** Companies whose balance has moved since a moment. */
export const movedBalances = (db: Queryable, since: Date) => findMovedBalances(db, since);

/** Whether something of a company's is with us or on its way back to it. */
export async function hasMoneyOfCompany(db: Queryable, companyId: OwnerId<"company">): Promise<boolean> {
  return (await balanceYenOf(db, companyId)) > 0 || (await findOpenRefund(db, companyId));
}
