import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { payeesOf, savedAtOf } from "../bank/payee.usecases.ts";
import { findUnpaid } from "./coming.repository.ts";
import { comingOf, moneyAheadOf, type RunningDeal } from "./coming.rules.ts";

/** Deals whose fee is secured and whose report is not accepted yet, so that there is no payment of them yet. */
export type RunningDeals = (
  db: Queryable,
  asked: { readonly influencerId: OwnerId<"influencer"> /** In Japan. */; readonly today: string },
) => Promise<readonly RunningDeal[]>;

type Ways = { readonly runningDeals: RunningDeals };

/** All that is on its way to a creator and not paid yet, with how their bank details stand. */
export async function comingMoney(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  ownerId: OwnerId<"influencer">,
  { runningDeals }: Ways,
) {
  const { db, clock } = deps;
  const now = clock.now();
  const today = japanDay(now);
  const [unpaid, running, payees, saved] = await Promise.all([
    findUnpaid(db, ownerId),
    runningDeals(db, { influencerId: ownerId, today }),
    payeesOf(deps, db, { influencerIds: [ownerId], now }),
    savedAtOf(db, [ownerId]),
  ]);
  const payee = payees.get(ownerId) ?? { kind: "noBank" as const };
  const savedAt = saved.get(ownerId);
  const coming = comingOf({ unpaid, running, bank: { payee, savedAt, now } });
  return { coming, unpaid, payee, savedAt, today };
}

/** The same money for the home screen, and whether the bank details can be paid to. */
export async function moneyAhead(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  ownerId: OwnerId<"influencer">,
  ways: Ways,
) {
  const { coming, payee, today } = await comingMoney(deps, ownerId, ways);
  return { ...moneyAheadOf(coming, today), isUnresolved: payee.kind === "bankUnresolved" };
}
