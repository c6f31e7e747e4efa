import { reconcileBalances } from "../features/funding/balance-reconcile.usecases.ts";
import { reconcile, sinceOf } from "../features/funding/reconcile.usecases.ts";
import type { Command } from "./command.ts";

/**
 * `npm run ledger:check`: compares every sum of every deal of a year that has to be another one, and what companies have left of transfers, and prints those that are not. The sandbox
 * of the payment provider is not asked: it is a part of the server, which need not run. That nobody was asked is said, as no agreement.
 */
export const checkLedger: Command = async ({ assemble }) => {
  const { deps } = await assemble();
  const isSandbox = deps.billing?.isSandbox === true;
  const isAlone = isSandbox || deps.billing === undefined;
  const unasked = isSandbox
    ? "The payment provider's sandbox was not asked."
    : "The payment provider was not asked: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS.";
  const asking = isAlone ? { ...deps, billing: undefined } : deps;
  const how = { isWhole: true };
  const { deals, faults } = await reconcile(asking, how);
  const balances = await reconcileBalances(asking, sinceOf(asking, how));
  return [
    ...faults.map(({ dealId, rule, expected, found, about }) =>
      [dealId, rule, `${expected} expected`, `${found} found`, about ?? ""].join("  ").trimEnd(),
    ),
    ...balances.faults.map(({ companyId, expected, found }) =>
      [companyId, "companyBalance", `${expected} expected`, `${found} found`].join("  "),
    ),
    `${deals} deals, ${faults.length} faults.`,
    ...(isAlone ? [] : [`${balances.balances} balances of companies, ${balances.faults.length} faults.`]),
    ...(isAlone ? [unasked] : []),
  ];
};
