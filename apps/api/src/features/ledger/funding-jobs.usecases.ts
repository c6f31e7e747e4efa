import type { Queryable } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { DealKey } from "./entries.repository.ts";
import { fundingQueue } from "./ledger-queues.data.ts";

/** Has the provider asked about a deal's charge and refunds after the commit. */
export function sendFunding(
  jobs: Pick<Jobs, "send">,
  trx: Queryable,
  { influencerId, deal }: DealKey,
): Promise<void> {
  return jobs.send(trx, { queue: fundingQueue, data: { influencerId, deal }, key: deal });
}

/** Has it asked once more after a silence. */
export function sendFundingAgain(
  jobs: Pick<Jobs, "send">,
  trx: Queryable,
  { influencerId, deal, afterSeconds }: DealKey & { afterSeconds: number },
): Promise<void> {
  const data = { influencerId, deal, again: "yes" };
  return jobs.send(trx, { queue: fundingQueue, data, key: deal, afterSeconds });
}

/** Has it asked what has come to a company's balance. */
export function sendBalance(
  jobs: Pick<Jobs, "send">,
  trx: Queryable,
  companyId: OwnerId<"company">,
): Promise<void> {
  return jobs.send(trx, { queue: fundingQueue, data: { companyId }, key: companyId });
}

/** Comes before the first contract. */
export function prepareFunding(jobs: Pick<Jobs, "prepare">): Promise<void> {
  return jobs.prepare(fundingQueue);
}

export function workFunding(
  jobs: Pick<Jobs, "work">,
  {
    drive,
    readBalance,
  }: {
    drive: (key: DealKey, how: { isAgain: boolean }) => Promise<void>;
    readBalance: (companyId: OwnerId<"company">) => Promise<void>;
  },
): Promise<void> {
  return jobs.work(fundingQueue, ({ influencerId = "", deal = "", companyId, again }) =>
    companyId === undefined
      ? drive(
          { influencerId: mintOwnerId<"influencer">(influencerId), deal },
          { isAgain: again !== undefined },
        )
      : readBalance(mintOwnerId<"company">(companyId)),
  );
}
