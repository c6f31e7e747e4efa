import { type DealMoney, type Fault, faultsOf } from "./reconcile.rules.ts";

export type { Fault } from "./reconcile.rules.ts";

/** Where two sums of a deal that have to be one are not. */
export function faultsOfDeal(money: DealMoney): Fault[] {
  return faultsOf(money);
}
