import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import type { PaymentActor } from "@tomoru/contract/deals/payout-states";
import { japanDay } from "../../../platform/japan-time.ts";
import { knownCompanies } from "../../companies/company/known-companies.usecases.ts";
import type { RunningDeals } from "../../payments/coming.usecases.ts";
import { type DealRow, factsOf } from "../transitions/deal-row.rules.ts";
import { findSecured } from "./running-deals.repository.ts";

const actors = {
  company: "company",
  creator: "creator",
  operator: "tomoru",
  none: "nobody",
} as const satisfies Record<DealRow["turn"], PaymentActor>;

/** Deals whose fee is secured, up to the acceptance of their report: from then on there is a payment. */
export const runningDeals: RunningDeals = async (db, { influencerId, today }) => {
  const rows = await findSecured(db, influencerId);
  const unnamed = rows.filter(({ product_name }) => product_name === null);
  const companies =
    unnamed.length > 0
      ? await knownCompanies(
          db,
          unnamed.map(({ company_id }) => company_id),
        )
      : new Map<string, { name: string }>();
  return rows.flatMap((row) => {
    const { agreed, payDueOn, turnDueAt, turnKind, hold, state } = factsOf(row);
    if (!agreed) return [];
    const isReported = state === "reported";
    const isLate = !isReported && agreed.postTo < today;
    return {
      dealId: row.deal_id,
      description: row.product_name ?? companies.get(row.company_id)?.name ?? "",
      yen: Number(row.net_yen ?? 0),
      // Late work counts as if it were reported today.
      on: payDueOn ?? payDateOf(isLate ? today : agreed.postTo, agreed.payCycle),
      isReported,
      isLate,
      isHeld: hold !== null,
      turn: actors[row.turn],
      turnKind,
      // A due is the first moment after its last day.
      nextOn: turnDueAt && japanDay(new Date(turnDueAt.getTime() - 1)),
    };
  });
};
