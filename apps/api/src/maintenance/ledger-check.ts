import { reconcile } from "../features/funding/reconcile.usecases.ts";
import type { Command } from "./command.ts";

/** `npm run ledger:check`: compares every sum of every deal of a year that has to be another one, and prints those that are not. */
export const checkLedger: Command = async ({ assemble }) => {
  const { deps } = await assemble();
  const { deals, faults } = await reconcile(deps, { isWhole: true });
  return [
    ...faults.map(({ dealId, rule, expected, found, about }) =>
      [dealId, rule, `${expected} expected`, `${found} found`, about ?? ""].join("  ").trimEnd(),
    ),
    `${deals} deals, ${faults.length} faults.`,
  ];
};
