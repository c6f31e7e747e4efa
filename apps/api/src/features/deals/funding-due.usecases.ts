import type { Trx } from "../../platform/db/database.ts";
import { uuidAt } from "../../platform/random.ts";
import type { DealKey } from "./acting.usecases.ts";
import { putFundingDue } from "./funding-due.repository.ts";

/** A company pays another way, and so by another day. False: the deal is paid, or over. */
export function moveFundingDue(
  trx: Trx,
  { dueAt, now, ...key }: DealKey & { dueAt: Date; now: Date },
): Promise<boolean> {
  return putFundingDue(trx, { ...key, dueAt, now, echoId: uuidAt(now) });
}
