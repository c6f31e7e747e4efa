import type { Locale } from "@tomoru/contract/fields";
import type { Home } from "@tomoru/contract/influencer/home";
import type { Deps } from "../../deps.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { bankSavedAt } from "../bank/bank.usecases.ts";
import { homeDealsOf } from "../deals/lists/creator-home.usecases.ts";
import { runningDeals } from "../deals/lists/running-deals.usecases.ts";
import { hasTaxProfile } from "../deals/terms/tax-profile.usecases.ts";
import { planOf } from "../membership/membership.usecases.ts";
import {
  countOffers,
  lastDecidedOffer,
  newestPendingOffer,
  upcomingOffers,
} from "../offers/offers.usecases.ts";
import { moneyAhead } from "../payments/coming.usecases.ts";
import { failedPayments, paidByMonth } from "../payments/payments.usecases.ts";
import { isProfileComplete } from "../profile/profile.usecases.ts";
import { linkedPlatforms } from "../social/social.usecases.ts";

/** What waits, how much came, what comes next: read side by side, each from its own feature. */
export async function getHome(
  deps: Deps,
  { ownerId, locale }: { ownerId: OwnerId<"influencer">; locale: Locale },
): Promise<Home> {
  const { db, clock } = deps;
  const [
    offerCounts,
    pending,
    lastDecided,
    upcoming,
    revenueByMonth,
    failed,
    socialAccounts,
    savedAt,
    { isUnresolved, ...money },
    profileComplete,
    hasTax,
    plan,
    deals,
  ] = await Promise.all([
    countOffers(db, ownerId),
    newestPendingOffer(db, ownerId),
    lastDecidedOffer(db, ownerId),
    upcomingOffers(db, { ownerId, now: clock.now() }),
    paidByMonth(db, { ownerId, now: clock.now() }),
    failedPayments(db, ownerId),
    linkedPlatforms(db, ownerId),
    bankSavedAt(db, ownerId),
    moneyAhead(deps, ownerId, { runningDeals }),
    isProfileComplete(db, ownerId),
    hasTaxProfile(db, ownerId),
    planOf(db, { ownerId, locale }),
    homeDealsOf(db, { influencerId: ownerId, now: clock.now() }),
  ]);
  return {
    pendingOfferCount: offerCounts.pending,
    offerCounts,
    firstPending: pending?.offer ?? null,
    firstPendingCompany: pending?.company ?? null,
    lastDecided,
    upcoming,
    thisMonthYen: revenueByMonth.at(-1)?.yen ?? 0,
    failedYen: failed.yen,
    failedCause: failed.cause,
    bankSavedSince: savedAt !== undefined && failed.toldAt !== null && savedAt > failed.toldAt,
    bankUnresolved: isUnresolved,
    revenueByMonth,
    setup: {
      socialLinked: Object.values(socialAccounts).includes(true),
      bankRegistered: savedAt !== undefined,
      profileComplete,
    },
    taxMissing: !hasTax,
    socialAccounts,
    plan,
    deals: { ...deals, ...money },
  };
}
