import { plusBankDays } from "@tomoru/contract/bank-days";
import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { daysAfter, japanDay, japanMoment } from "../../platform/japan-time.ts";

/** Until when a deal is paid that is paid this way from now on: a bank has its five days, and nobody's time gets shorter. */
export function dueOf({ way, since, dueAt }: { way: FundingWay; since: Date; dueAt: Date }): Date {
  if (way === "card") return dueAt;
  const lastDay = plusBankDays(japanDay(since), limits.transferBankDays);
  const byBank = japanMoment(daysAfter(lastDay, 1), "00:00");
  return byBank > dueAt ? byBank : dueAt;
}
