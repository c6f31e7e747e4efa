import type { HomeDeals } from "@tomoru/contract/deals/deal-card";
import type { DealCounts } from "@tomoru/contract/deals/deal-counts";
import { limits } from "@tomoru/contract/limits";
import type { Queryable } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { knownCompanies } from "../../companies/company/known-companies.usecases.ts";
import { heldDealsOf } from "../../payments/deal-payments.usecases.ts";
import type { CreatorId } from "../terms/tax-profile.repository.ts";
import { findCreatorDeals } from "./creator-deals.repository.ts";
import {
  countAtOperator,
  countForCreator,
  countPaidOffers,
  findChosen,
  findUnfinished,
} from "./creator-home.repository.ts";
import { nextDays } from "./creator-home.rules.ts";
import { creatorCard } from "./deal-list.rules.ts";
import { promising } from "./promised-day.rules.ts";

/** How many deals wait for a creator, and how many messages are not read. */
export function dealCountsOf(db: Queryable, influencerId: CreatorId): Promise<DealCounts> {
  return countForCreator(db, influencerId);
}

/** The part of a creator's home that is about deals: what waits, and the next days. */
export async function homeDealsOf(
  db: Queryable,
  { influencerId, now }: { influencerId: CreatorId; now: Date },
): Promise<Omit<HomeDeals, "securedYen" | "heldYen" | "nextPayment" | "latePayment">> {
  const today = japanDay(now);
  const waiting = { influencerId, group: "waiting", after: undefined, rows: 1 } as const;
  const [counts, [first], chosen, rows, held, paidOfferCount, atOperatorCount] = await Promise.all([
    countForCreator(db, influencerId),
    findCreatorDeals(db, waiting),
    findChosen(db, influencerId),
    findUnfinished(db, influencerId),
    heldDealsOf(db, influencerId),
    countPaidOffers(db, influencerId),
    countAtOperator(db, influencerId),
  ]);
  const unfinished = promising(rows, held);
  const shown = [first, chosen].filter((row) => row !== undefined);
  const companies = await knownCompanies(
    db,
    shown.map(({ company_id }) => company_id),
  );
  return {
    ...counts,
    first: first ? creatorCard(first, companies.get(first.company_id)) : null,
    chosen: chosen ? creatorCard(chosen, companies.get(chosen.company_id)) : null,
    next: nextDays(unfinished, { today, most: limits.homeNextDays }),
    paidOfferCount,
    atOperatorCount,
  };
}
