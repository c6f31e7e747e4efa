import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import type { PaymentActor } from "@tomoru/contract/deals/payout-states";
import { knownCompanies } from "../../companies/company/known-companies.usecases.ts";
import type { RunningDeals } from "../../payments/coming.usecases.ts";
import { type DealRow, factsOf } from "../transitions/deal-row.rules.ts";
import { lastDayOf } from "../transitions/dues.rules.ts";
import { lastReportDay } from "../transitions/transition-parts.rules.ts";
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
    const facts = factsOf(row);
    const { agreed, payDueOn, turnDueAt, turnKind, hold, state } = facts;
    if (!agreed) return [];
    const isReported = state === "reported";
    const lastDay = lastReportDay(facts);
    const isLate = !isReported && lastDay < today;
    return {
      dealId: row.deal_id,
      description: row.product_name ?? companies.get(row.company_id)?.name ?? "",
      yen: Number(row.net_yen ?? 0),
      // Late work counts as if it were reported today.
      on: payDueOn ?? payDateOf(isLate ? today : lastDay, agreed.payCycle),
      isReported,
      isLate,
      isHeld: hold !== null,
      turn: actors[row.turn],
      turnKind,
      nextOn: turnDueAt && lastDayOf(turnDueAt),
    };
  });
};
