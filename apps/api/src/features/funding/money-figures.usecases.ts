import type { Deps } from "../../deps.ts";
import type { Figure } from "../../platform/http/metrics.ts";
import { countFailedRefunds, countOpenFaults } from "./operating.repository.ts";

/** What whoever runs it is woken by. */
export function moneyFigures({ db }: Pick<Deps, "db">): readonly Figure[] {
  return [
    {
      name: "reconcile_faults_open",
      help: "Sums that have to be one and are not; the payments of their deals are held",
      count: () => countOpenFaults(db),
    },
    {
      name: "refunds_failed",
      help: "Refunds that the payment provider could not make and nobody has paid by hand",
      count: () => countFailedRefunds(db),
    },
  ];
}
