import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { customerOfCompany } from "../billing/provider/billed-company.usecases.ts";
import { movedBalances, movesOfBalance } from "../ledger/balance.usecases.ts";
import { readBalance } from "./balance.usecases.ts";
import { balanceFaultOf } from "./balance-books.rules.ts";
import {
  findFaultyBalances,
  insertFault,
  isBalanceFaulty,
  mendBalance,
} from "./balance-faults.repository.ts";

type CompanyId = OwnerId<"company">;
type Sums = { readonly expected: number; readonly found: number };
export type BalanceFault = Sums & { readonly companyId: CompanyId };

/**
 * What companies have left of their transfers, as we have it and as the provider does: those that moved since, and those that did not
 * agree. What is not so is kept and told to support, once. Nothing where there is no provider to ask.
 */
export async function reconcileBalances(
  deps: Deps,
  since: Date,
): Promise<{ balances: number; faults: BalanceFault[] }> {
  const stripe = await deps.billing?.client();
  if (!stripe) return { balances: 0, faults: [] };
  const companies = new Set([
    ...(await findFaultyBalances(deps.db)),
    ...(await movedBalances(deps.db, since)),
  ]);
  const faults: BalanceFault[] = [];
  for (const id of companies) {
    const companyId = mintOwnerId<"company">(id);
    const customer = await customerOfCompany(deps.db, companyId);
    const read = customer ? await readBalance(deps, { stripe, customer, companyId }) : { yen: 0, moves: [] };
    const fault = await deps.db.transaction().execute(async (trx) => {
      const booked = await movesOfBalance(trx, companyId);
      const found = balanceFaultOf({ ...read, booked, now: deps.clock.now() });
      await keep(deps, trx, { companyId, found });
      return found;
    });
    if (fault) faults.push({ companyId, ...fault });
  }
  return { balances: companies.size, faults };
}

async function keep(
  deps: Deps,
  trx: Trx,
  { companyId, found }: { companyId: CompanyId; found: Sums | undefined },
): Promise<void> {
  const now = deps.clock.now();
  if (!found) return mendBalance(trx, { companyId, now });
  if (await isBalanceFaulty(trx, companyId)) return;
  await insertFault(trx, { id: uuidAt(now), companyId, ...found, now });
  deps.log.error({ companyId, ...found }, "a company's balance is not what the provider has of it");
  await deps.outbox.enqueue(trx, {
    kind: "balanceFault",
    data: { companyId, expectedYen: found.expected, foundYen: found.found },
    to: deps.config.supportEmail,
    locale: "ja",
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    about: companyId,
  });
}
