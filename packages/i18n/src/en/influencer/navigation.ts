import type { NavigationWords } from "../../ja/influencer/navigation.ts";

export const navigation: NavigationWords = {
  myPage: "Home",
  toMyPage: "Back to home",
  campaigns: "Campaigns",
  offers: "Offers",
  offersPending: (count) => `Offers, ${count} pending`,
  offersAndDeals: (offers, deals) => {
    const waiting = `${deals} ${deals === 1 ? "deal" : "deals"} on your turn`;
    return offers > 0 ? `Offers, ${offers} pending, ${waiting}` : `Offers, ${waiting}`;
  },
  offersArrived: "New offers have arrived",
  segments: { label: "Offers and deals", offers: "Offers", deals: "Deals", campaigns: "Campaigns" },
  payments: "Earnings",
  settings: "Settings",
  account: "Account",
};
