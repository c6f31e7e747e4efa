import { reconcile } from "../features/funding/reconcile.usecases.ts";
import type { Command } from "./command.ts";

/**
 * `npm run ledger:check`: compares every sum of every deal of a year that has to be another one, and prints those that are not. The sandbox
 * of the payment provider is not asked: it is a part of the server, which need not run.
 */
export const checkLedger: Command = async ({ assemble }) => {
  const { deps } = await assemble();
  const isAlone = deps.billing?.isSandbox === true;
  const { deals, faults } = await reconcile(isAlone ? { ...deps, billing: undefined } : deps, {
    isWhole: true,
  });
  return [
    ...faults.map(({ dealId, rule, expected, found, about }) =>
      [dealId, rule, `${expected} expected`, `${found} found`, about ?? ""].join("  ").trimEnd(),
    ),
    `${deals} deals, ${faults.length} faults.`,
    ...(isAlone ? ["The payment provider's sandbox was not asked."] : []),
  ];
};
