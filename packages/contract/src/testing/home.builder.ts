import type { Home } from "../influencer/home.ts";
import { someHomeDeals } from "./deal.builder.ts";
import { aProfile } from "./profile.builder.ts";

/** Twelve months up to December 2026; what is not given is 0. */
export function aYearOfRevenue(amounts: readonly number[] = []): Home["revenueByMonth"] {
  return Array.from({ length: 12 }, (_, index) => ({
    month: new Date(Date.UTC(2026, index, 1)).toISOString().slice(0, 7),
    yen: amounts[index] ?? 0,
  }));
}

/** The home of somebody who has just signed up. */
export function aHome(part: Partial<Home> = {}): Home {
  return {
    pendingOfferCount: 0,
    firstPending: null,
    lastDecided: null,
    upcoming: [],
    offerCounts: { all: 0, pending: 0, approved: 0, rejected: 0 },
    thisMonthYen: 0,
    failedYen: 0,
    failedCause: null,
    bankSavedSince: false,
    revenueByMonth: aYearOfRevenue(),
    bankUnresolved: false,
    setup: { socialLinked: false, bankRegistered: false, profileComplete: false },
    socialAccounts: aProfile().socialAccounts,
    plan: { id: "influencer", name: "Influencer", priceYen: 0, status: "active", endsOn: null },
    deals: someHomeDeals(),
    ...part,
  };
}
