import { limits } from "@tomoru/contract/limits";
import { secondsAfter, secondsUntil } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type CompanyId, type CompanyRow, countAsking, lockCompany } from "./company.repository.ts";

/**
 * A company, closed or not, until the transaction ends: whoever counts what it has of a thing, then writes, comes here one after the
 * other, and its standing and its people's acts come before or after.
 */
export function holdCompany(trx: Trx, companyId: CompanyId): Promise<CompanyRow | undefined> {
  return lockCompany(trx, companyId);
}

const hourSeconds = 3600;

/**
 * The same for who asks creators, counted in the statement that holds: `tooManyRequests` over the hour's number. What is refused
 * after it takes its count back with the transaction.
 */
export async function holdToAsk(
  trx: Trx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<CompanyRow | undefined> {
  const company = await countAsking(trx, { companyId, now, until: secondsAfter(now, hourSeconds) });
  if (company && company.asked_in_hour > limits.consultationsPerHour) {
    const until = company.asked_until ?? now;
    throw new Refusal("tooManyRequests", { retryAfter: secondsUntil({ from: now, until }) });
  }
  return company;
}
